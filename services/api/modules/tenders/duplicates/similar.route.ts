import { similarTenders } from '#contracts/api/similar-tenders.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { findSimilar } from './similar.queries.ts';

/** Warns of a likely duplicate while a notice is keyed; it never stands in the way. */
export function similarRoute({ db }: Dependencies): Route {
  return route(similarTenders, async ({ query }) => ({
    body: (await findSimilar(db, query)).map((row) => ({
      id: row.id,
      title: row.title,
      reference: row.reference,
      closingDate: row.closing_date,
      organization: row.organization,
      because: row.because,
    })),
  }));
}
