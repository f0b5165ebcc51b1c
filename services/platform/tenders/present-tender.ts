import { createHash } from 'node:crypto';
import type { TenderDocument } from '#contracts/api/tenders/documents.ts';
import type { Tender, TenderListItem } from '#contracts/api/tenders.ts';
import type { DocumentRef } from '#contracts/events/tenders.ts';
import { documentAddress } from '#contracts/rules/documents/document-name.ts';
import { imageAddress } from '#contracts/rules/image-address.ts';
import { ocidOf } from '#contracts/rules/ocid.ts';
import { effectiveStatus } from '#contracts/rules/tender-status.ts';
import { OPTIONAL_FIELDS, type OptionalField } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { kindOf } from '#contracts/vocabulary/lists/documents.ts';
import type { CardRow, OptionalValues, TenderRow } from '#db/tenders/tender-rows.ts';

export const presentDocument = ({ type, ...file }: DocumentRef): TenderDocument => ({
  ...file,
  kind: kindOf(type),
  mediaType: type,
  url: documentAddress(file.digest, file.name),
});

const NO_EVENT = '0'.repeat(12);

/** A card as it stands at `now`; the status follows the clock. */
export function presentCard(row: CardRow, now: Date): TenderListItem {
  const closingTime = row.closing_time?.slice(0, 5) ?? null;
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    publishDate: row.publish_date,
    closingDate: row.closing_date,
    closingTime,
    extendedFrom: row.extended_from,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    status: effectiveStatus({ status: row.status, closingDate: row.closing_date, closingTime }, now),
    city: row.city,
    province: row.province,
    source: row.source,
    reference: row.reference,
    categories: row.categories,
    sectors: row.sectors,
    organization: row.organization,
    isSample: row.origin === 'sample',
    ocid: ocidOf(row.id, row.first_event_id ?? NO_EVENT),
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
}

export function presentOptional<F extends OptionalField>(row: OptionalValues<F>, fields: readonly F[]) {
  const texts = fields.map((field) => [field, row[field] instanceof Date ? row[field].toISOString() : row[field]]);
  return Object.fromEntries(texts) as Record<F, string | null>;
}

export function presentTender(row: TenderRow, now: Date): Tender {
  return {
    ...presentCard(row, now),
    ...presentOptional(row, OPTIONAL_FIELDS),
    storedStatus: row.status,
    imageUrl: row.image_hash === null ? null : imageAddress(row.id, row.image_hash),
    imageWidth: row.image_width,
    imageHeight: row.image_height,
    documents: (row.documents ?? []).map(presentDocument),
    organizationIds: row.organization_ids,
    organizations: row.organizations,
    procuringOrganizationId: row.procuring_organization_id,
    alsoIn: [...row.also_in],
    createdAt: row.created_at.toISOString(),
  };
}

/** The version guards edits; the hash also changes with the clock and with renamed categories and organizations. */
export function tenderTag(tender: Tender): string {
  const hash = createHash('sha256').update(JSON.stringify(tender)).digest('base64url').slice(0, 12);
  return `"tender-${tender.id}-${tender.version}-${hash}"`;
}
