import type { TenderBody } from '#contracts/api/tenders.ts';
import { CITIES } from '#contracts/vocabulary/cities.ts';
import { forOptionalFields } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { PROVINCES } from '#contracts/vocabulary/places.ts';
import { spelling } from '../spelling.ts';
import type { CategoryChoice, ImageChoice, TenderDraft } from '../tender.decider.ts';

/** The decider's input, from a checked body and the records that it refers to. */
export function draftOf(body: TenderBody, categories: readonly CategoryChoice[], image: ImageChoice): TenderDraft {
  return {
    title: body.title,
    description: body.description,
    publishDate: body.publishDate,
    closingDate: body.closingDate,
    status: body.status,
    sectors: body.sectors,
    organizationIds: body.organizationIds,
    procuringOrganizationId: body.procuringOrganizationId,
    ...forOptionalFields((_kind, _max, field) => body[field]),
    city: spelling(CITIES, body.city),
    province: spelling(PROVINCES, body.province),
    categories,
    image,
  };
}
