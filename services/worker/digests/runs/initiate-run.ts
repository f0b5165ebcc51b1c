import type { DigestKind } from '#contracts/jobs/jobs.ts';
import { type Database, type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { currentRequestIds } from '../../../platform/telemetry/request-ids.ts';
import { servedBy } from '../subscriber.queries.ts';
import { completeRun, type DigestRun, RUN } from './digest-run.ts';

/** Subscriptions a range; one job per subscription costs the queue 150 times as much. */
const RANGE = 500;

/**
 * Begins a run, or answers the one of the same kind and period. Window, tenders and ranges of subscriptions are frozen
 * here, all or nothing; a run that has nothing to tell, or nobody to tell it to, is finished at once.
 */
export async function initiateRun(db: Database, kind: DigestKind, period: string, until: number): Promise<DigestRun> {
  return db.tx(async (tx) => {
    const [begun] =
      await tx.query<DigestRun>(sql`INSERT INTO digest_run (kind, period, since_position, reach_position, until_position, tender_ids)
      SELECT ${kind}, ${period}, w.since, w.reach, greatest(w.since, ${until}::bigint), ARRAY(
        SELECT t.id FROM es.events e JOIN tender t ON t.id = substr(e.stream_id, 8)::int
         WHERE e.position > w.reach AND e.position <= ${until} AND e.type = 'TenderPublished' AND tender_is_live(t, now())
         ORDER BY t.closes_at, t.id)
      FROM (SELECT since, least(since, ${skippedSince({ kind, period })}) AS reach FROM (SELECT ${windowStart(kind)} AS since) s) w
      ON CONFLICT (kind, period) DO NOTHING RETURNING ${RUN}`);
    if (begun !== undefined) {
      await noteCause(tx, begun.id);
      if (begun.tender_ids.length > 0) await divide(tx, begun);
      await completeRun(tx, begun.id);
      return begun;
    }
    const [known] = await tx.query<DigestRun>(
      sql`SELECT ${RUN} FROM digest_run WHERE kind = ${kind} AND period = ${period}`,
    );
    if (known === undefined) throw new Error(`The run ${kind} ${period} has vanished`);
    return known;
  });
}

/**
 * Start of a run's window of the log. Alerts: where the last one ended. The others: two weekly runs back, so that
 * whoever changes the frequency or pays late still hears of everything; nobody hears twice, see `sent_tender`.
 */
function windowStart(kind: DigestKind): SQLQuery {
  const last = sql`coalesce((SELECT max(until_position) FROM digest_run WHERE kind = ${kind}), 0)`;
  if (kind === 'immediate') return last;
  const wide = sql`coalesce((SELECT until_position FROM digest_run WHERE kind = 'weekly' ORDER BY id DESC LIMIT 1 OFFSET 1), 0)`;
  return kind === 'demand' ? wide : sql`least(${last}, ${wide})`;
}

/** The earliest position since which runs skipped somebody whom this run serves; null when there is nobody. */
function skippedSince(run: Pick<DigestRun, 'kind' | 'period'>): SQLQuery {
  if (run.kind === 'immediate') return sql`NULL::bigint`;
  return sql`(SELECT min(p.since_position) FROM digest_passed p JOIN subscription ON subscription.id = p.subscription_id
    WHERE is_active AND is_premium AND expires_at > now() AND ${servedBy(run)})`;
}

/** Notes the requests behind the run with the run: if each email named them, ranges would wait for one another. */
async function noteCause(tx: Queryable, runId: number): Promise<void> {
  const requests = [...new Set(currentRequestIds())];
  if (requests.length === 0) return;
  await tx.query(
    sql`INSERT INTO mail_request (request_id, run_id) SELECT request, ${runId}::int FROM unnest(${requests}::text[]) request`,
  );
}

async function divide(tx: Queryable, run: DigestRun): Promise<void> {
  await tx.query(sql`INSERT INTO digest_range (run_id, first_id, last_id, counts)
    SELECT ${run.id}::int, min(id), max(id), jsonb_build_object('total', count(*))
    FROM (SELECT id, (row_number() OVER (ORDER BY id) - 1) / ${RANGE}::int AS part FROM subscription WHERE ${servedBy(run)}) s
    GROUP BY part`);
}
