import type { Tender } from '#contracts/api/tenders.ts';
import { TENDER_STATUS_LABELS } from '#contracts/vocabulary/tenders.ts';
import { formatClosing, formatDay, formatInstant } from '../../lib/format/format.ts';
import { tenderText } from '../../lib/messages/tender.ts';
import { commonText } from '../../lib/messages.en.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

const { fields } = tenderText;

/** What every tender states; 'Not specified' for what is missing. */
export function mainFacts(tender: Tender): readonly Fact[] {
  const facts: readonly (readonly [string, string | null])[] = [
    [fields.source, tender.source],
    [fields.publishDate, formatDay(tender.publishDate)],
    [fields.closingDate, formatClosing(tender.closingDate, tender.closingTime)],
    [fields.status, TENDER_STATUS_LABELS[tender.status] ?? tender.status],
    [fields.province, tender.province],
    [fields.city, tender.city],
  ];
  return facts.map(([label, value]) => ({ label, value: value ?? commonText.notSpecified }));
}

/** What decides whether one can bid; only what the notice states. */
export function biddingFacts(tender: Tender): readonly Fact[] {
  const facts: readonly (readonly [string, string | null])[] = [
    [fields.reference, tender.reference],
    [fields.organization, tender.organization?.name ?? null],
    [fields.organizations, joinNames(otherOrganizations(tender))],
    [fields.method, tender.procurementMethod],
    [fields.bidSecurity, tender.bidSecurity],
    [fields.documentFee, tender.documentFee],
    [fields.opening, tender.openingAt === null ? null : formatInstant(tender.openingAt)],
    [fields.sectors, joinNames(tender.sectors)],
    [fields.contact, tender.contact],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

function otherOrganizations({ organization, organizations }: Tender): readonly string[] {
  return organizations.filter(({ id }) => id !== organization?.id).map(({ name }) => name);
}

function joinNames(names: readonly string[]): string | null {
  return names.length === 0 ? null : names.join(', ');
}
