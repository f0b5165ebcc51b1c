import type { EventMeta } from '#contracts/events/event.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { quotedTerm } from '../../../../platform/search/quoted-term.ts';
import { inOneTransaction } from '../../../platform/commands/handle-command.ts';
import { AT_ONCE, BATCH, correctFacts } from '../bulk/correct-facts.ts';
import { isOutdated, type StoredPlace, storedPlaces } from './stored-places.ts';

/**
 * Writes places in today's spelling to tenders that have them otherwise, as changes of theirs. Stopped at any moment it
 * has lost nothing: what remains is what is still stored otherwise.
 */
export async function correctPlaces(db: Database, meta: EventMeta): Promise<{ corrected: number; remaining: number }> {
  const outdated = (await storedPlaces(db)).filter(isOutdated);
  let corrected = 0;
  for (const place of outdated) {
    for (let batch = BATCH; batch === BATCH && corrected < AT_ONCE; corrected += batch) {
      batch = await inOneTransaction(db, (tx) => correctBatch(tx, place, meta));
    }
  }
  const total = outdated.reduce((sum, { tenders }) => sum + tenders, 0);
  return { corrected, remaining: Math.max(0, total - corrected) };
}

function correctBatch(tx: Queryable, place: StoredPlace, meta: EventMeta): Promise<number> {
  const terms = [place.city && `c:${place.city}`, place.province && `p:${place.province}`].filter(
    (term) => term !== null,
  );
  const isThere = sql`tender_terms(t) @@ ${terms.map(quotedTerm).join('&')}::tsquery
    AND city IS NOT DISTINCT FROM ${place.city} AND province IS NOT DISTINCT FROM ${place.province}`;
  return correctFacts(tx, isThere, () => place.today, meta);
}
