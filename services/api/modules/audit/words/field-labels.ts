import type { CategoryFacts } from '#contracts/events/categories.ts';
import type { OrganizationFacts } from '#contracts/events/organizations.ts';
import { factOf, type TenderFacts } from '#contracts/events/tenders.ts';
import type { ProfileField } from '#contracts/events/users.ts';
import { SETTINGS_LABELS } from '#contracts/vocabulary/fields/settings-labels.ts';
import { TENDER_LABELS, type TenderField } from '#contracts/vocabulary/fields/tender-fields.ts';

type Labels<Key extends string> = Readonly<Record<Key, string>>;

/** `Closing Date` → `Closing date`: a label within a sentence or a table of changes. */
const inSentenceCase = (label: string) => label.charAt(0) + label.slice(1).toLowerCase();

/** Labels by fact, in the order of a tender's history. */
export const TENDER_FACT_LABELS = Object.fromEntries(
  Object.entries(TENDER_LABELS).map(([field, label]) => [factOf(field as TenderField), inSentenceCase(label)]),
) as Labels<keyof TenderFacts>;

export const CATEGORY_LABELS: Labels<keyof CategoryFacts> = {
  name: 'Name',
  description: 'Description',
  parentId: 'Parent category',
  emoji: 'Emoji',
  isActive: 'Active',
  sortOrder: 'Sort order',
};

export const ORGANIZATION_LABELS: Labels<keyof OrganizationFacts> = {
  name: 'Name',
  description: 'Description',
  categoryId: 'Category',
  website: 'Website',
  address: 'Address',
};

const PROFILE_LABELS: Labels<ProfileField> = {
  username: 'Username',
  email: 'Email',
  fullName: 'Full name',
  businessType: 'Business type',
};

const ALL: Readonly<Record<string, string>> = {
  ...PROFILE_LABELS,
  ...ORGANIZATION_LABELS,
  ...CATEGORY_LABELS,
  ...TENDER_FACT_LABELS,
  ...SETTINGS_LABELS,
};

/** `['title', 'closingDate']` → 'title and closing date'. */
export function fieldsInWords(fields: readonly string[]): string {
  const words = fields.map((field) => {
    const label = ALL[field] ?? field;
    return label.charAt(0).toLowerCase() + label.slice(1);
  });
  const last = words.pop();
  if (last === undefined) return 'nothing';
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
}
