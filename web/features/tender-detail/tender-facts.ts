import type { Tender } from '#contracts/api/tenders.ts';
import type { OptionalFieldWith } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { TENDER_LABELS, type TenderField } from '#contracts/vocabulary/fields/tender-fields.ts';
import { TENDER_STATUS_LABELS } from '#contracts/vocabulary/tenders.ts';
import { formatClosing, formatDay, formatInstant } from '../../lib/format/format.ts';
import { commonText } from '../../lib/messages.en.ts';
import { text } from './messages.en.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

const toFacts = (
  values: Readonly<Partial<Record<TenderField, string | null>>>,
  missing: string | null,
): readonly Fact[] =>
  Object.entries(values).flatMap(([field, value]) => {
    const shown = value ?? missing;
    return shown === null ? [] : [{ label: TENDER_LABELS[field as TenderField], value: shown }];
  });

/** Facts of every tender; 'Not specified' for a missing one. */
export function mainFacts(tender: Tender): readonly Fact[] {
  const values = {
    source: tender.source,
    publishDate: formatDay(tender.publishDate),
    closingDate: formatClosing(tender.closingDate, tender.closingTime),
    status: TENDER_STATUS_LABELS[tender.status],
    province: tender.province,
    city: tender.city,
  };
  return toFacts(values, commonText.notSpecified);
}

/** The optional fields among the facts for bidders; the compiler misses one that is not listed below. */
type OptionalFact = OptionalFieldWith<{ fact: true }>;

/** Facts for bidders, only those that the notice states; and how the notice is known to others. */
export function biddingFacts(tender: Tender): readonly Fact[] {
  const values: Readonly<
    Record<OptionalFact | 'procuringOrganizationId' | 'organizationIds' | 'sectors', string | null>
  > = {
    reference: tender.reference,
    procuringOrganizationId: tender.organization?.name ?? null,
    organizationIds: joinNames(otherOrganizations(tender)),
    procurementMethod: tender.procurementMethod,
    bidSecurity: tender.bidSecurity,
    bidValidity: tender.bidValidity,
    documentFee: tender.documentFee,
    documentsUntil: tender.documentsUntil === null ? null : formatDay(tender.documentsUntil),
    openingAt: tender.openingAt === null ? null : formatInstant(tender.openingAt),
    sectors: joinNames(tender.sectors),
    contact: tender.contact,
  };
  return [
    ...toFacts(values, null),
    { label: text.lastChange, value: formatInstant(tender.updatedAt) },
    { label: text.ocid, value: tender.ocid },
  ];
}

function otherOrganizations({ organization, organizations }: Tender): readonly string[] {
  return organizations.filter(({ id }) => id !== organization?.id).map(({ name }) => name);
}

const joinNames = (names: readonly string[]): string | null => (names.length === 0 ? null : names.join(', '));
