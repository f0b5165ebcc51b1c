import { similarTenders } from '#contracts/api/similar-tenders.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { presentTender, tenderTag } from '../../../platform/tenders/present-tender.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { ifMatchVersion } from '../../platform/http/etag.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { conflict, missing, type Refusal } from '../../platform/refusal.ts';
import { bulkRoute } from './bulk/bulk.route.ts';
import { cardRoute } from './card/card.route.ts';
import { documentRoutes } from './documents/document.routes.ts';
import { findSimilar } from './duplicates/similar.queries.ts';
import { countFacets } from './facets/count-facets.ts';
import { historyRoute } from './history/history.route.ts';
import { imageRoute } from './images/image.route.ts';
import { listRoute } from './list/list.route.ts';
import { placeRoutes } from './places/place.routes.ts';
import { idempotencyKeyOf } from './publishing/publish-once.ts';
import { addSource, publishTender, removeTender, updateTender } from './publishing/tender.commands.ts';
import { redactionRoutes } from './redaction/redaction.route.ts';
import { sampleRoutes } from './samples/sample.routes.ts';
import { sentRoute } from './sent/sent.route.ts';
import { sortedRoute } from './sorted/sorted.route.ts';
import { findRemoval, findTender } from './tender.queries.ts';

export function tenderRoutes(dependencies: Dependencies): readonly Route[] {
  const { db, clock } = dependencies;
  return [
    listRoute(dependencies),
    // before :id, which its name would be
    route(tenderEndpoints.facets, async ({ query }) => ({ body: await countFacets(db, query, clock()) })),
    route(tenderEndpoints.get, ({ id }) => presentOne(dependencies, id)),
    historyRoute(dependencies),
    imageRoute(dependencies),
    cardRoute(dependencies),
    ...documentRoutes(dependencies),
    ...redactionRoutes(dependencies),
    sentRoute(dependencies),
    ...placeRoutes(dependencies),
    ...sampleRoutes(dependencies),
    bulkRoute(dependencies),
    sortedRoute(dependencies),
    route(similarTenders, async ({ query }) => ({ body: await findSimilar(db, query) })),
    route(tenderEndpoints.create, async ({ body, meta, user, req }) => {
      const id = await publishTender(db, body, meta, idempotencyKeyOf(req, user.id));
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
