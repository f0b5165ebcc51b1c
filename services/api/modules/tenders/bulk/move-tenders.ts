import type { MoveBody } from '#contracts/api/tenders/bulk.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { TenderFacts } from '#contracts/events/tenders.ts';
import { type Database, sql } from '#db/connection.ts';
import { KEY_PREFIXES } from '../../../../platform/search/list-filters.ts';
import { quotedTerm } from '../../../../platform/search/quoted-term.ts';
import { inOneTransaction } from '../../../platform/commands/handle-command.ts';
import { invalid } from '../../../platform/refusal.ts';
import { findPresent } from '../publishing/tender.references.ts';
import { namingOther } from '../tender.ts';
import { AT_ONCE, BATCH, correctFacts } from './correct-facts.ts';

/**
 * Has tenders that name one organization name another instead. Stopped at any moment it has lost nothing: what remains
 * still names the former. @throws Refusal 'invalid' where the other does not exist
 */
export async function moveTenders(db: Database, { from, to }: MoveBody, meta: EventMeta) {
  if ((await findPresent(db, [to])).get(to) !== to) throw invalid({ to: `Unknown organization: ${to}` });
  const key = `${KEY_PREFIXES.organization}${from}`;
  const namesIt = sql`tender_terms(t) @@ ${quotedTerm(key)}::tsquery`;
  const other = (id: number) => (id === from ? to : id);
  const named = (tender: TenderFacts) => namingOther(tender, other);
  let moved = 0;
  for (let batch = BATCH; batch === BATCH && moved < AT_ONCE; moved += batch) {
    batch = await inOneTransaction(db, (tx) => correctFacts(tx, namesIt, named, meta));
  }
  const [row] = await db.prepared<{ remaining: number }>(sql`SELECT tender_count(${key}, '') AS remaining`);
  return { moved, remaining: row?.remaining ?? 0 };
}
