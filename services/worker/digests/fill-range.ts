import type { JobPayload } from '#contracts/jobs/jobs.ts';
import type { Queryable } from '#db/connection.ts';
import type { WorkerContext } from '../context.ts';
import { insertMails } from '../emails/insert-mails.ts';
import { mailsTotal, runsTotal } from '../telemetry/worker-metrics.ts';
import { CARDS, composeDigests, type Telling } from './compose-digest.ts';
import { finishRun } from './digest-run.ts';
import type { LoadedRun } from './load-run.ts';
import { matchSubscriber, type Standing, type Subscriber, standing } from './matching/match-subscriber.ts';
import {
  alreadySent,
  forgetPassedOver,
  lockRange,
  lockSubscribers,
  markDone,
  notePassedOver,
  readSubscribers,
  stillOpen,
} from './range-queries.ts';

/** Mails in memory at a time; each may have 100 kB. */
const AT_ONCE = 50;

type Counts = Record<'total' | 'matched' | 'mails' | 'nothingNew' | Exclude<Standing, 'eligible'>, number>;

/**
 * Writes the mails of one range: mails, sent tenders and the range's mark in one transaction, so that a crash leaves
 * all or nothing, and a second time does nothing.
 */
export async function fillRange(context: WorkerContext, { runId, firstId }: JobPayload<'fill-range'>): Promise<void> {
  const { db, config, queue, runs } = context;
  const loaded = await runs.get(context, runId);
  const added = await db.tx(async (tx) => {
    const lastId = await lockRange(tx, runId, firstId);
    if (lastId === undefined) return 0;
    const { counts, tellings } = await whomToTell(tx, loaded, firstId, lastId);
    let stored = 0;
    for (let at = 0; at < tellings.length; at += AT_ONCE) {
      const some = tellings.slice(at, at + AT_ONCE);
      const cards = await loaded.cards.of(tx, new Set(some.flatMap(({ tenderIds }) => tenderIds.slice(0, CARDS))));
      const mails = await composeDigests(context, loaded.run, cards, some);
      stored += await insertMails(tx, mails, config.mail, runId);
    }
    await tx.query(markDone(runId, firstId, { ...counts, mails: stored }));
    return stored;
  });
  const { kind, period } = loaded.run;
  if (await finishRun(db, runId)) runsTotal.inc({ kind });
  if (added > 0) {
    mailsTotal.inc({ kind, outcome: 'stored' }, added);
    context.logger.info({ kind, period, firstId, mails: added }, 'mails stored');
  }
  if (added > 0 && config.mail === 'smtp') {
    await queue.add([{ name: 'deliver', payload: {}, id: `deliver-run-${runId}-${firstId}` }]);
  }
}

/**
 * Finds who matches without holding anybody up, then locks only those, in order, and looks again: two runs at once
 * cannot tell one subscriber of one tender twice, and whoever unsubscribes meanwhile is told nothing.
 */
async function whomToTell(tx: Queryable, loaded: LoadedRun, firstId: number, lastId: number) {
  const { run } = loaded;
  const counts: Counts = { total: 0, matched: 0, mails: 0, nothingNew: 0, unpaid: 0, expired: 0, disabled: 0 };
  const candidates: number[] = [];
  const passedOver = new Set<number>();
  const caughtUp = new Set<number>();
  const judge = (subscriber: Subscriber): readonly number[] => {
    const state = standing(subscriber);
    if (state !== 'eligible') {
      counts[state]++;
      if (subscriber.premium_position !== null) passedOver.add(subscriber.id);
    } else {
      if (subscriber.passed_position !== null) caughtUp.add(subscriber.id);
      const tenderIds = matchSubscriber(loaded, subscriber);
      if (tenderIds.length > 0) return tenderIds;
      counts.nothingNew++;
    }
    return [];
  };
  for (const subscriber of await readSubscribers(tx, run, firstId, lastId)) {
    counts.total++;
    if (judge(subscriber).length > 0) candidates.push(subscriber.id);
  }
  const locked = (await lockSubscribers(tx, run, candidates)).map((subscriber) => ({
    subscriber,
    tenderIds: judge(subscriber),
  }));
  // whoever was enabled or disabled between the two looks is taken as passed over
  if (run.kind === 'daily' || run.kind === 'weekly') await notePassedOver(tx, run, [...passedOver]);
  await forgetPassedOver(
    tx,
    run,
    [...caughtUp].filter((id) => !passedOver.has(id)),
  );
  counts.total -= candidates.length - locked.length; // whose frequency has just changed
  const matching = locked.filter(({ tenderIds }) => tenderIds.length > 0);
  counts.matched = matching.length;
  const tellings = await onlyNew(tx, loaded, matching);
  counts.nothingNew += matching.length - tellings.length;
  return { counts, tellings };
}

/** Without what was told before, and without what closed or was removed since the run was loaded. */
async function onlyNew(tx: Queryable, { run }: LoadedRun, matching: readonly Telling[]): Promise<Telling[]> {
  const sent = await alreadySent(
    tx,
    run,
    matching.map(({ subscriber }) => subscriber.id),
  );
  const fresh = matching.map(({ subscriber, tenderIds }) => {
    const known = sent.get(subscriber.id);
    return { subscriber, tenderIds: known === undefined ? tenderIds : tenderIds.filter((id) => !known.has(id)) };
  });
  const open = await stillOpen(tx, new Set(fresh.flatMap(({ tenderIds }) => tenderIds)));
  return fresh
    .map(({ subscriber, tenderIds }) => ({ subscriber, tenderIds: tenderIds.filter((id) => open.has(id)) }))
    .filter(({ tenderIds }) => tenderIds.length > 0);
}
