import type { SavedTender } from '#contracts/api/account/saved.ts';
import type { TenderListItem } from '#contracts/api/tenders.ts';

/** A tender as the shelf will have it once the server answers, but for the moment. */
export function toSaved(tender: TenderListItem): SavedTender {
  const { id, title, organization, city, province, closingDate, closingTime, status } = tender;
  return {
    ...{ id, title, city, province, closingDate, closingTime, status },
    organization: organization?.name ?? null,
    savedAt: new Date().toISOString(),
  };
}
