import type { EventMeta } from '#contracts/events/event.ts';
import type { TenderFacts } from '#contracts/events/tenders.ts';
import { upcast } from '#contracts/events/upcast.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import type { EventRow } from '#db/event-store/recorded-event.ts';
import { quotedTerm } from '../../../../platform/search/quoted-term.ts';
import { inOneTransaction } from '../../../platform/commands/handle-command.ts';
import { appendTenders } from '../import/import-tenders.ts';
import { decide } from '../tender.decider.ts';
import { isOutdated, type StoredPlace, storedPlaces } from './stored-places.ts';

/** Tenders of one transaction, and of one call: an administrator's screen calls again while some remain. */
const BATCH = 500;
const AT_ONCE = 2000;

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

/** A tender with its latest event, which carries the whole of it. */
interface Found extends Pick<EventRow, 'version' | 'type' | 'schema' | 'data'> {
  readonly id: number;
}

async function correctBatch(tx: Queryable, place: StoredPlace, meta: EventMeta): Promise<number> {
  const terms = [place.city && `c:${place.city}`, place.province && `p:${place.province}`].filter(
    (term) => term !== null,
  );
  const found = await tx.query<Found>(sql`SELECT t.id, t.version, e.type, e.schema, e.data
    FROM (SELECT id, version FROM tender t WHERE tender_terms(t) @@ ${terms.map(quotedTerm).join('&')}::tsquery
        AND city IS NOT DISTINCT FROM ${place.city} AND province IS NOT DISTINCT FROM ${place.province}
      ORDER BY id LIMIT ${BATCH}) AS t
    JOIN es.events e ON e.stream_id = 'tender-' || t.id AND e.version = t.version`);
  const writes = found.flatMap(({ id, version, type, schema, data }) => {
    const { tender } = upcast(type, schema, data) as { tender: TenderFacts };
    const command = { type: 'ChangeFacts', facts: place.today, cause: 'correction' } as const;
    const [event] = decide(command, { kind: 'published', tender, alsoIn: [] });
    return event?.type === 'TenderUpdated' ? [{ id, expectedVersion: version, event, image: undefined }] : [];
  });
  await appendTenders(tx, writes, meta);
  return writes.length;
}
