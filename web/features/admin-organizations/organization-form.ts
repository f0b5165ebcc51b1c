import type { Organization, OrganizationBodyInput } from '#contracts/api/organizations.ts';

/** How 'no category' is written in the form and by the API. */
export const NO_CATEGORY = 'none';

/** What the controls of the form hold. */
export interface OrganizationValues {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly website: string;
  readonly address: string;
}

/** The form of an organization, or of a new one. */
export function toValues(organization: Organization | null): OrganizationValues {
  return {
    name: organization?.name ?? '',
    description: organization?.description ?? '',
    category: organization?.category ?? NO_CATEGORY,
    website: organization?.website ?? '',
    address: organization?.address ?? '',
  };
}

/** What the API is sent: the values as they are; it takes '' and 'none' for nothing. */
export function toBody(values: OrganizationValues): OrganizationBodyInput {
  return { ...values };
}

/** The categories to choose from; the present one stays even when it is no longer active. */
export function categoryChoices(names: readonly string[], present: string): readonly string[] {
  return present === NO_CATEGORY || names.includes(present) ? names : [...names, present];
}
