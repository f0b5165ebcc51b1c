import type { TenderBody } from '#contracts/api/tenders.ts';
import { CITIES } from '#contracts/vocabulary/cities.ts';
import { PROVINCES } from '#contracts/vocabulary/places.ts';
import { spelling } from '../spelling.ts';
import type { CategoryChoice, ImageChoice, TenderDraft } from '../tender.decider.ts';

/** What the decider is given, from what the call said and what it refers to. */
export function draftOf(body: TenderBody, categories: readonly CategoryChoice[], image: ImageChoice): TenderDraft {
  return {
    title: body.title,
    description: body.description,
    publishDate: body.publishDate,
    closingDate: body.closingDate,
    closingTime: body.closingTime,
    status: body.status,
    city: spelling(CITIES, body.city),
    province: spelling(PROVINCES, body.province),
    source: body.source,
    sourceUrl: body.sourceUrl,
    reference: body.reference,
    ocrText: body.ocrText,
    sectors: body.sectors,
    organizationIds: body.organizationIds,
    procuringOrganizationId: body.procuringOrganizationId,
    bidSecurity: body.bidSecurity,
    documentFee: body.documentFee,
    openingAt: body.openingAt,
    procurementMethod: body.procurementMethod,
    contact: body.contact,
    categories,
    image,
  };
}
