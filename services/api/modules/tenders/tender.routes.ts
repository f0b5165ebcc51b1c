import { similarTenders } from '#contracts/api/similar-tenders.ts';
import { redactionEndpoints } from '#contracts/api/tenders/redaction.ts';
import { sortedEndpoints } from '#contracts/api/tenders/sorted.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { factOf, type TenderEvent } from '#contracts/events/tenders.ts';
import { REDACTABLE_FIELDS } from '#contracts/vocabulary/fields/redactable-fields.ts';
import { readStream } from '#db/event-store/read-stream.ts';
import { readCurrentNames } from '#db/tenders/current-names.ts';
import { presentCard, presentTender, tenderTag } from '../../../platform/tenders/present-tender.ts';
import { idempotencyKey } from '../../platform/commands/idempotency-key.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { INERT } from '../../platform/http/answer/inert.ts';
import { ifMatchVersion, isFresh } from '../../platform/http/etag.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { conflict, missing, orMissing, type Refusal } from '../../platform/refusal.ts';
import { isFarList, takesTurns } from '../../platform/search-gate.ts';
import { bulkRoutes } from './bulk/bulk.routes.ts';
import { cardRoute } from './card/card.route.ts';
import { documentRoutes } from './documents/document.routes.ts';
import { findSimilar } from './duplicates/similar.queries.ts';
import { countFacets } from './facets/count-facets.ts';
import { historyOf, mentionedIds } from './history/history.ts';
import { findImageHash, readImage } from './images/image.queries.ts';
import { listRoute } from './list/list.route.ts';
import { listHeaders } from './list/list-headers.ts';
import { placeRoutes } from './places/place.routes.ts';
import { addSource, publishTender, removeTender, updateTender } from './publishing/tender.commands.ts';
import { statedOf } from './redaction/find-repeats.ts';
import { redactTender } from './redaction/redact-tender.ts';
import { sampleRoutes } from './samples/sample.routes.ts';
import { sentRoute } from './sent/sent.route.ts';
import { sortedTenders } from './sorted/sorted-tenders.ts';
import { findRemoval, findTender } from './tender.queries.ts';

export function tenderRoutes(dependencies: Dependencies): readonly Route[] {
  const { db, clock, inTurn } = dependencies;
  return [
    takesTurns(listRoute(dependencies), inTurn, isFarList),
    // before :id, which its name would be
    takesTurns(
      route(tenderEndpoints.facets, async ({ query: { only, ...query } }) => ({
        body: await countFacets(db, query, clock(), only && [only]),
      })),
      inTurn,
      isFarList,
    ),
    route(tenderEndpoints.get, ({ id }) => presentOne(dependencies, id)),
    route(tenderEndpoints.history, async ({ id }) => {
      const events = await readStream<TenderEvent>(db, `tender-${id}`);
      if (events.length === 0 || events.some(({ type }) => type === 'TenderRemoved')) throw missing('Tender');
      return { body: historyOf(events, await readCurrentNames(db, mentionedIds(events))) };
    }),
    route(tenderEndpoints.image, async ({ id, req }) => {
      const hash = orMissing('Image', await findImageHash(db, id));
      const etag = `"${hash}"`;
      const headers = { ...INERT, 'Cache-Control': 'public, no-cache' }; // a redacted picture leaves caches at once
      if (isFresh(req, etag)) return { status: 304, headers: { ...headers, ETag: etag }, body: undefined };
      const image = orMissing('Image', await readImage(db, hash));
      const name = `tender-${id}.${image.type.slice('image/'.length)}`;
      return {
        headers: { ...headers, 'Content-Type': image.type, 'Content-Disposition': `inline; filename="${name}"` },
        body: image.bytes,
        etag,
      };
    }),
    cardRoute(dependencies),
    ...documentRoutes(dependencies),
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
    sentRoute(dependencies),
    ...placeRoutes(dependencies),
    ...sampleRoutes(dependencies),
    ...bulkRoutes(dependencies),
    route(sortedEndpoints.list, async ({ query }) => {
      const now = clock();
      const list = await sortedTenders(db, query, now);
      return {
        body: list.rows.map((row) => presentCard(row, now)),
        headers: listHeaders(sortedEndpoints.list.path, query, list, { sort: 'title', limit: '25' }),
      };
    }),
    route(similarTenders, async ({ query }) => ({ body: await findSimilar(db, query) })),
    route(tenderEndpoints.create, async ({ body, meta, user, req }) => {
      const key = idempotencyKey(req);
      const id = await publishTender(db, body, meta, key === undefined ? undefined : { userId: user.id, key });
      const answer = await presentOne(dependencies, id, removedMeanwhile());
      return { ...answer, headers: { Location: `/api/tenders/${id}` } };
    }),
    route(tenderEndpoints.update, async ({ id, body, meta, req }) => {
      await updateTender(db, id, body, meta, ifMatchVersion(req, 'tender', id));
      return presentOne(dependencies, id);
    }),
    route(tenderEndpoints.addSource, async ({ id, body, meta }) => {
      await addSource(db, id, body, meta);
      return presentOne(dependencies, id);
    }),
    route(tenderEndpoints.remove, ({ id, meta, req }) => removeTender(db, id, meta, ifMatchVersion(req, 'tender', id))),
  ];
}

/** A tender as its calls answer it. @throws Refusal 'missing', or `absent` */
export async function presentOne({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, id: number, absent?: Refusal) {
  const row = await findTender(db, id);
  if (row === undefined) throw absent ?? missing('Tender', await findRemoval(db, id));
  const tender = presentTender(row, clock());
  return { body: tender, etag: tenderTag(tender) };
}

const removedMeanwhile = () =>
  conflict('This tender was published and then removed. Send a new Idempotency-Key to publish it again.');
