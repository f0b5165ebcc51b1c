import type { JobPayload } from '#contracts/jobs/jobs.ts';
import { type Queryable, sql } from '#db/connection.ts';
import type { WorkerContext } from '../context.ts';
import { insertMails, type NewMail } from '../emails/insert-mails.ts';
import { composeDigest } from './compose-digest.ts';
import { finishRun, frequencyOf } from './digest-run.ts';
import { type LoadedRun, loadRun } from './load-run.ts';
import { matchSubscriber, type Standing, type Subscriber, standing } from './match-subscriber.ts';

interface Range {
  readonly last_id: number;
}

type Counts = Record<'total' | 'matched' | 'mails' | 'nothingNew' | Exclude<Standing, 'eligible'>, number>;

/**
 * Writes the mails of one range: mails, sent tenders and the range's mark in one transaction, so that a crash leaves
 * all or nothing, and a second time does nothing. The subscriptions are locked in order, so that two runs at once
 * cannot send one tender twice.
 */
export async function fillRange(context: WorkerContext, { runId, firstId }: JobPayload<'fill-range'>): Promise<void> {
  const run = await loadRun(context, runId);
  const waiting = await context.db.tx(async (tx) => {
    const [range] = await tx.query<Range>(sql`SELECT last_id FROM digest_range
      WHERE run_id = ${runId} AND first_id = ${firstId} AND done_at IS NULL FOR UPDATE`);
    if (range === undefined) return false;
    const subscribers = await lockSubscribers(tx, run, firstId, range.last_id);
    const { mails, counts } = compose(context, run, subscribers, await alreadySent(tx, run, firstId, range.last_id));
    await insertMails(tx, mails, context.config.mail, runId);
    await tx.query(sql`UPDATE digest_range SET done_at = now(), counts = ${JSON.stringify(counts)}::jsonb
      WHERE run_id = ${runId} AND first_id = ${firstId}`);
    return mails.length > 0 && context.config.mail === 'smtp';
  });
  await finishRun(context.db, runId);
  if (waiting) await context.queue.add([{ name: 'deliver', payload: {}, id: `deliver-${runId}-${firstId}` }]);
}

function compose(
  context: WorkerContext,
  run: LoadedRun,
  subscribers: readonly Subscriber[],
  sent: ReadonlyMap<number, ReadonlySet<number>>,
) {
  const counts: Counts = {
    total: subscribers.length,
    matched: 0,
    mails: 0,
    nothingNew: 0,
    unpaid: 0,
    expired: 0,
    disabled: 0,
  };
  const mails: NewMail[] = [];
  const now = context.clock();
  for (const subscriber of subscribers) {
    const state = standing(subscriber, now);
    if (state !== 'eligible') {
      counts[state]++;
      continue;
    }
    const matching = matchSubscriber(run, subscriber);
    if (matching.length > 0) counts.matched++;
    const known = sent.get(subscriber.id);
    const fresh = known === undefined ? matching : matching.filter((place) => !known.has(run.tenders[place]?.id ?? 0));
    if (fresh.length === 0) counts.nothingNew++;
    else mails.push(composeDigest(context, run, subscriber, fresh));
  }
  counts.mails = mails.length;
  return { mails, counts };
}

function lockSubscribers(tx: Queryable, { run }: LoadedRun, firstId: number, lastId: number): Promise<Subscriber[]> {
  return tx.query<Subscriber>(sql`SELECT id, email, full_name, interest_areas, categories, cities, provinces, sectors, is_active,
      is_premium, expires_at, premium_position
    FROM subscription WHERE id BETWEEN ${firstId} AND ${lastId} AND ${frequencyOf(run.kind)} ORDER BY id FOR NO KEY UPDATE`);
}

async function alreadySent(
  tx: Queryable,
  { run }: LoadedRun,
  firstId: number,
  lastId: number,
): Promise<Map<number, Set<number>>> {
  const rows = await tx.query<{
    subscription_id: number;
    tender_ids: number[];
  }>(sql`SELECT subscription_id, array_agg(tender_id) AS tender_ids
    FROM sent_tender WHERE subscription_id BETWEEN ${firstId} AND ${lastId} AND tender_id = ANY (${[...run.tender_ids]}::int[])
    GROUP BY subscription_id`);
  return new Map(rows.map(({ subscription_id, tender_ids }) => [subscription_id, new Set(tender_ids)]));
}
