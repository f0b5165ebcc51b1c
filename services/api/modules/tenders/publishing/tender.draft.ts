import type { TenderBody } from '#contracts/api/tenders.ts';
import type { StatedPlace } from '#contracts/rules/places/place-of.ts';
import { forOptionalFields } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import type { CategoryChoice, ImageChoice, TenderDraft } from '../tender.decider.ts';

/** The decider's input, from a checked body, its place in our spelling and the records that it refers to. */
export function draftOf(
  body: Omit<TenderBody, 'documents'>,
  place: StatedPlace,
  categories: readonly CategoryChoice[],
  image: ImageChoice,
  documents: TenderDraft['documents'],
): TenderDraft {
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
    city: place.city,
    province: place.province,
    categories,
    image,
    documents,
  };
}
