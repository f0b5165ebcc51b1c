import { redactionEndpoints } from '#contracts/api/tenders/redaction.ts';
import { factOf, type TenderEvent } from '#contracts/events/tenders.ts';
import { REDACTABLE_FIELDS } from '#contracts/vocabulary/fields/redactable-fields.ts';
import { readStream } from '#db/event-store/read-stream.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { missing } from '../../../platform/refusal.ts';
import { statedOf } from './find-repeats.ts';
import { redactTender } from './redact-tender.ts';

export const redactionRoutes = ({ db }: Dependencies): readonly Route[] => [
  route(redactionEndpoints.redact, async ({ id, body, meta }) => ({ body: await redactTender(db, id, body, meta) })),
  route(redactionEndpoints.redactable, async ({ id }) => {
    const events = await readStream<TenderEvent>(db, `tender-${id}`);
    if (events.length === 0) throw missing('Tender');
    const versions = events.map((event) => {
      const fields = REDACTABLE_FIELDS.filter((field) => statedOf(event, [factOf(field)]).length > 0);
      return { version: event.version, fields };
    });
    return { body: versions.filter(({ fields }) => fields.length > 0).reverse() };
  }),
];
