import type { DigestKind, JobPayload } from '#contracts/jobs/jobs.ts';
import type { Queryable } from '#db/connection.ts';
import { holdOffRedactions } from '#db/tenders/redaction-lock.ts';
import type { WorkerContext } from '../context.ts';
import { insertMails } from '../emails/insert-mails.ts';
import { mailsTotal, runsTotal } from '../telemetry/worker-metrics.ts';
import { claimForSubscriptions } from '../told/due-reminders.ts';
import { composeDigests, drawCards } from './compose-digests.ts';
import type { LoadedRun } from './load-run.ts';
import { completeRange, completeRun, lockRange } from './runs/digest-run.ts';
import { dailyPeriod } from './runs/period.ts';
import { type Selected, type Selection, selectTenders } from './select-tenders.ts';

/** Digests in memory at a time; with more, they outlive the young generation and the worker needs 200 MB more. */
const AT_ONCE = 50;

/**
 * Writes the digests of one range: emails, sent tenders and the range's mark in one transaction, so that a crash leaves
 * all or nothing, and a second time does nothing.
 */
export async function fillRange(context: WorkerContext, { runId, firstId }: JobPayload<'fill-range'>): Promise<void> {
  const { db, config, logger, queue, runs } = context;
  const loaded = await runs.get(context, runId);
  const added = await db.tx(async (tx) => {
    await holdOffRedactions(tx);
    const lastId = await lockRange(tx, runId, firstId);
    if (lastId === undefined) return 0;
    const selected = await selectTenders(tx, loaded, firstId, lastId);
    const mails = await storeDigests(tx, context, loaded, selected);
    await tx.query(completeRange(runId, firstId, { ...selected.counts, mails }));
    return mails;
  });
  const { kind, period } = loaded.run;
  if (await completeRun(db, runId)) runsTotal.inc({ kind });
  if (added === 0) return;
  mailsTotal.inc({ kind, outcome: 'stored' }, added);
  logger.info({ kind, period, firstId, mails: added }, 'mails stored');
  if (config.mail === 'smtp')
    await queue.add([{ name: 'deliver', payload: {}, id: `deliver-run-${runId}-${firstId}` }]);
}

/** Answers how many digests were new. */
async function storeDigests(
  tx: Queryable,
  context: WorkerContext,
  loaded: LoadedRun,
  { selections, placesOf }: Selected,
): Promise<number> {
  let stored = 0;
  const reminders = await remindersOf(tx, context, loaded.run.kind, selections);
  const drawn = await drawCards(tx, loaded, selections, reminders);
  for (let at = 0; at < selections.length; at += AT_ONCE) {
    const some = selections.slice(at, at + AT_ONCE);
    const digests = await composeDigests(context, loaded, some, { placesOf, drawn, reminders });
    stored += await insertMails(tx, digests, context.config.mail, loaded.run.id);
  }
  return stored;
}

/** A digest of the morning has that day's reminders of saved notices; those who get none are sent a mail of their own. */
async function remindersOf(
  tx: Queryable,
  { clock }: WorkerContext,
  kind: DigestKind,
  selections: readonly Selection[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (kind !== 'daily' && kind !== 'weekly') return new Map();
  const ids = selections.map(({ subscriber }) => subscriber.id);
  return claimForSubscriptions(tx, dailyPeriod(clock()), ids);
}
