import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { type DigestRun, STILL_OPEN, servedBy } from './digest-run.ts';
import type { Subscriber } from './matching/match-subscriber.ts';

const SUBSCRIBER = sql`SELECT id, email, full_name, interest_areas, categories, cities, provinces, sectors, is_active, is_premium,
  coalesce(expires_at > now(), false) AS is_current, premium_position,
  (SELECT p.since_position FROM digest_passed p WHERE p.subscription_id = subscription.id) AS passed_position FROM subscription`;

/** The last subscription of a range that is still to be done, which nobody else can do until this transaction ends. */
export async function lockRange(tx: Queryable, runId: number, firstId: number): Promise<number | undefined> {
  const [range] = await tx.query<{ last_id: number }>(sql`SELECT last_id FROM digest_range
    WHERE run_id = ${runId} AND first_id = ${firstId} AND done_at IS NULL FOR UPDATE`);
  return range?.last_id;
}

export function readSubscribers(tx: Queryable, run: DigestRun, first: number, last: number): Promise<Subscriber[]> {
  return tx.query(sql`${SUBSCRIBER} WHERE id BETWEEN ${first} AND ${last} AND ${servedBy(run.kind)} ORDER BY id`);
}

/** These subscriptions as they stand now; no other run tells them anything until this transaction ends. */
export async function lockSubscribers(tx: Queryable, run: DigestRun, ids: readonly number[]): Promise<Subscriber[]> {
  if (ids.length === 0) return [];
  return tx.query(
    sql`${SUBSCRIBER} WHERE id = ANY (${[...ids]}::int[]) AND ${servedBy(run.kind)} ORDER BY id FOR NO KEY UPDATE`,
  );
}

/** Whom this run passes over: they have been offered nothing since its window began, or since an earlier one's. */
export async function notePassedOver(tx: Queryable, run: DigestRun, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(sql`INSERT INTO digest_passed (subscription_id, since_position)
    SELECT id, ${run.since_position}::bigint FROM unnest(${[...ids]}::int[]) s (id) ORDER BY id ON CONFLICT DO NOTHING`);
}

/** Of these subscriptions, those passed over before have now been offered everything, if the run reaches back so far. */
export async function forgetPassedOver(tx: Queryable, run: DigestRun, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(sql`DELETE FROM digest_passed WHERE subscription_id IN (SELECT subscription_id FROM digest_passed
    WHERE subscription_id = ANY (${[...ids]}::int[]) AND since_position >= ${run.reach_position}::bigint
    ORDER BY subscription_id FOR UPDATE)`);
}

/** What each of these subscriptions has been told of by any mail, as far as it is a tender of the run. */
export async function alreadySent(
  tx: Queryable,
  { tender_ids }: DigestRun,
  subscriptionIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const oldest = tender_ids.reduce((least, id) => Math.min(least, id), Number.MAX_SAFE_INTEGER);
  const rows = await tx.query<{ id: number; tender_ids: number[] }>(sql`SELECT s.id, t.tender_ids
    FROM unnest(${[...subscriptionIds]}::int[]) s (id)
    CROSS JOIN LATERAL (SELECT array_agg(tender_id) AS tender_ids FROM sent_tender
      WHERE subscription_id = s.id AND tender_id >= ${oldest}::bigint) t
    WHERE t.tender_ids IS NOT NULL`);
  return new Map(rows.map((row) => [row.id, new Set(row.tender_ids)]));
}

/** Those of the tenders that one can still bid for. */
export async function stillOpen(tx: Queryable, ids: ReadonlySet<number>): Promise<ReadonlySet<number>> {
  if (ids.size === 0) return ids;
  const rows = await tx.query<{ id: number }>(
    sql`SELECT t.id FROM tender t WHERE t.id = ANY (${[...ids]}::int[]) AND ${STILL_OPEN}`,
  );
  return new Set(rows.map((row) => row.id));
}

export function markDone(runId: number, firstId: number, counts: object): SQLQuery {
  return sql`UPDATE digest_range SET done_at = now(), counts = ${JSON.stringify(counts)}::jsonb
    WHERE run_id = ${runId} AND first_id = ${firstId}`;
}
