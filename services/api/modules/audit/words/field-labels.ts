import type { CategoryFacts } from '#contracts/events/categories.ts';
import type { OrganizationFacts } from '#contracts/events/organizations.ts';
import type { TenderFacts } from '#contracts/events/tenders.ts';
import type { ProfileField } from '#contracts/events/users.ts';

type Labels<Key extends string> = Readonly<Record<Key, string>>;

/** Facts as the forms call them, in the order of the forms. */
export const TENDER_LABELS: Labels<keyof TenderFacts> = {
  title: 'Title',
  description: 'Description',
  reference: 'Reference',
  status: 'Status',
  publishDate: 'Publish date',
  closingDate: 'Closing date',
  closingTime: 'Closing time',
  openingAt: 'Opening',
  categoryIds: 'Categories',
  sectors: 'Sectors',
  procuringOrganizationId: 'Procuring organization',
  organizationIds: 'Organizations',
  city: 'City',
  province: 'Province',
  source: 'Source',
  sourceUrl: 'Source address',
  bidSecurity: 'Bid security',
  documentFee: 'Document fee',
  procurementMethod: 'Procurement method',
  contact: 'Contact',
  image: 'Image',
  ocrText: 'OCR text',
};

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

export const PROFILE_LABELS: Labels<ProfileField> = {
  username: 'Username',
  email: 'Email',
  fullName: 'Full name',
  businessType: 'Business type',
};

const ALL: Readonly<Record<string, string>> = {
  ...PROFILE_LABELS,
  ...ORGANIZATION_LABELS,
  ...CATEGORY_LABELS,
  ...TENDER_LABELS,
};

/** `['title', 'closingDate']` → 'title and closing date'. */
export function fieldsInWords(fields: readonly string[]): string {
  const words = fields.map((field) => {
    const label = ALL[field] ?? field;
    return label.startsWith('OCR') ? label : label.charAt(0).toLowerCase() + label.slice(1);
  });
  const last = words.pop();
  if (last === undefined) return 'nothing';
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
}
