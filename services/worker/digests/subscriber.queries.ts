import type { DigestKind } from '#contracts/jobs/jobs.ts';
import { EMAIL_FREQUENCIES, type EmailFrequency } from '#contracts/vocabulary/newsletter.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import type { Subscriber } from './matching/match-subscriber.ts';
import type { DigestRun } from './runs/digest-run.ts';

type RunPeriod = Pick<DigestRun, 'kind' | 'period'>;

/**
 * Whether a daily run is that of a Monday, on which the weekly one brings all that its readers want: one mail a morning. Periods of
 * other runs are no days.
 */
const isMonday = ({ period }: RunPeriod): boolean => new Date(`${period}T00:00Z`).getUTCDay() === 1;

/**
 * The frequencies that a run serves; one on demand serves all, and so does a weekly one for whoever wants something weekly. The
 * daily run also serves those with immediate alerts: it tells them what no alert did, because they changed over to alerts, had
 * not paid just then, or the tender was opened or corrected only later. As a rule it finds nothing new for them.
 */
function frequenciesOf(kind: DigestKind): readonly EmailFrequency[] {
  switch (kind) {
    case 'demand':
    case 'weekly':
      return EMAIL_FREQUENCIES;
    case 'daily':
      return ['daily', 'immediate'];
    case 'immediate':
      return [kind];
    default:
      return kind satisfies never;
  }
}

/** Saved searches `q` of the account that a row of `subscription` belongs to, which mail so often. */
const mailed = (frequencies: readonly EmailFrequency[]): SQLQuery =>
  sql`saved_search q WHERE q.user_id = subscription.user_id AND NOT q.paused AND q.frequency = ANY (${[...frequencies]}::text[])`;

const isServed = (frequencies: readonly EmailFrequency[]): SQLQuery =>
  sql`email_frequency = ANY (${[...frequencies]}::text[])`;

/** True for rows of `subscription` that want anything so often: by their preferences, or by a saved search of the account. */
const wants = (frequencies: readonly EmailFrequency[]): SQLQuery =>
  sql`(${isServed(frequencies)} OR EXISTS (SELECT FROM ${mailed(frequencies)}))`;

/** True for rows of `subscription` that a run serves. */
export function servedBy(run: RunPeriod): SQLQuery {
  if (run.kind === 'weekly') return wants(['weekly']);
  const served = wants(frequenciesOf(run.kind));
  return run.kind === 'daily' && isMonday(run) ? sql`(${served} AND NOT ${wants(['weekly'])})` : served;
}

const searches = (kind: DigestKind): SQLQuery =>
  sql`coalesce((SELECT jsonb_agg(jsonb_build_object('name', q.name, 'query', q.query, 'since', extract(epoch FROM q.created_at) * 1000)
    ORDER BY lower(q.name), q.id) FROM ${mailed(frequenciesOf(kind))}), '[]')`;
const PASSED = sql`(SELECT p.since_position FROM digest_passed p WHERE p.subscription_id = subscription.id)`;

/** Mark of a subscriber's state: the row, which each change writes anew, and what is read beside it. */
const state = (kind: DigestKind): SQLQuery => sql`concat_ws(' ', xmin, ${PASSED}, nullif(${searches(kind)}, '[]'))`;

const columns = ({
  kind,
}: DigestRun): SQLQuery => sql`SELECT id, email, full_name, interest_areas, categories, cities, provinces, sectors,
    words, is_active, is_premium, coalesce(expires_at > now(), false) AS is_current, premium_position, ${isServed(frequenciesOf(kind))} AS is_served,
    ${searches(kind)} AS searches, ${PASSED} AS passed_position, ${state(kind)} AS state
  FROM subscription`;

export type ReadSubscriber = Subscriber & { readonly state: string };

export function readSubscribers(tx: Queryable, run: DigestRun, first: number, last: number): Promise<ReadSubscriber[]> {
  return tx.query(sql`${columns(run)} WHERE id BETWEEN ${first} AND ${last} AND ${servedBy(run)} ORDER BY id`);
}

/**
 * Locks these subscribers in order and answers those that the run still serves, as they stand now; no other run tells them
 * anything until this transaction ends. A subscriber who stands as he was read is the same object.
 */
export async function lockSubscribers(
  tx: Queryable,
  run: DigestRun,
  read: readonly ReadSubscriber[],
): Promise<ReadSubscriber[]> {
  if (read.length === 0) return [];
  const known = new Map(read.map((subscriber) => [subscriber.id, subscriber]));
  const locked = await tx.query<{
    id: number;
    state: string;
  }>(sql`SELECT id, ${state(run.kind)} AS state FROM subscription
    WHERE id = ANY (${[...known.keys()]}::int[]) AND ${servedBy(run)} ORDER BY id FOR NO KEY UPDATE`);
  const changed = locked.filter(({ id, state }) => known.get(id)?.state !== state).map(({ id }) => id);
  if (changed.length > 0) {
    const again = await tx.query<ReadSubscriber>(sql`${columns(run)} WHERE id = ANY (${changed}::int[])`);
    for (const subscriber of again) known.set(subscriber.id, subscriber);
  }
  return locked.flatMap(({ id }) => known.get(id) ?? []);
}

/** Notes that this run skips these subscribers: since its window began, or an earlier one's, they were offered nothing. */
export async function noteSkipped(tx: Queryable, run: DigestRun, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(sql`INSERT INTO digest_passed (subscription_id, since_position)
    SELECT id, ${run.since_position}::bigint FROM unnest(${[...ids]}::int[]) s (id) ORDER BY id ON CONFLICT DO NOTHING`);
}

/** Removes that note once a run that reaches back so far has served them. */
export async function forgetSkipped(tx: Queryable, run: DigestRun, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(sql`DELETE FROM digest_passed WHERE subscription_id IN (SELECT subscription_id FROM digest_passed
    WHERE subscription_id = ANY (${[...ids]}::int[]) AND since_position >= ${run.reach_position}::bigint
    ORDER BY subscription_id FOR UPDATE)`);
}
