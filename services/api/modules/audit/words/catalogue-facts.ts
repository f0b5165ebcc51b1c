import type { CategoryFacts } from '#contracts/events/categories.ts';
import type { OrganizationFacts } from '#contracts/events/organizations.ts';
import type { TenderFacts } from '#contracts/events/tenders.ts';
import { TENDER_STATUS_LABELS } from '#contracts/vocabulary/tenders.ts';
import { type Facts, list } from './fact-list.ts';
import { CATEGORY_LABELS, ORGANIZATION_LABELS, TENDER_FACT_LABELS } from './field-labels.ts';
import type { Names } from './names.ts';

const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

export function tenderFacts(tender: TenderFacts, names: Names): Facts {
  const value = (key: keyof TenderFacts): string | null => {
    switch (key) {
      case 'status':
        return TENDER_STATUS_LABELS[tender.status];
      case 'categoryIds':
        return list(tender.categoryIds.map((id) => names.short('category', id)));
      case 'organizationIds':
        return list(tender.organizationIds.map((id) => names.short('organization', id)));
      case 'procuringOrganizationId':
        return orNull(tender.procuringOrganizationId, (id) => names.short('organization', id));
      case 'sectors':
        return list(tender.sectors);
      case 'image':
        return orNull(tender.image, ({ hash, width, height }) => `Image ${hash.slice(0, 8)} (${width} × ${height})`);
      case 'documents':
        return list((tender.documents ?? []).map(({ name, digest }) => `${name} ${digest.slice(0, 8)}`));
      default:
        return tender[key];
    }
  };
  return labelled(TENDER_FACT_LABELS, value);
}

export function categoryFacts(category: CategoryFacts, names: Names): Facts {
  return labelled(CATEGORY_LABELS, (key) => {
    if (key === 'isActive') return yesOrNo(category.isActive);
    if (key === 'sortOrder') return String(category.sortOrder);
    if (key === 'parentId') return orNull(category.parentId, (id) => names.short('category', id));
    return category[key];
  });
}

export function organizationFacts(organization: OrganizationFacts, names: Names): Facts {
  return labelled(ORGANIZATION_LABELS, (key) =>
    key === 'categoryId' ? orNull(organization.categoryId, (id) => names.short('category', id)) : organization[key],
  );
}

function labelled<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  value: (key: Key) => string | null,
): Facts {
  const keys = Object.keys(labels) as Key[];
  return Object.fromEntries(keys.map((key) => [labels[key], value(key)]));
}

const orNull = <T>(value: T | null, inWords: (value: T) => string) => (value === null ? null : inWords(value));
