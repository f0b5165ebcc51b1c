import type { Organization } from '#contracts/api/organizations.ts';
import { named } from '../../lib/format/named.ts';

/** The form's and the API's word for 'no category'. */
export const NO_CATEGORY = 'none';

/** The body for the API, which takes '' and 'none' for nothing. */
export function toValues(organization: Organization | null) {
  return {
    name: organization?.name ?? '',
    description: organization?.description ?? '',
    category: named(organization?.category, NO_CATEGORY),
    website: organization?.website ?? '',
    address: organization?.address ?? '',
  };
}

/** The categories to choose from; the present one stays even when it is no longer active. */
export function categoryChoices(names: readonly string[], present: string): readonly string[] {
  return present === NO_CATEGORY || names.includes(present) ? names : [...names, present];
}
