import type { RecordedEvent } from '#contracts/events/event.ts';
import type { Database } from '#db/connection.ts';
import { readCheckpoint } from '#db/event-store/checkpoint.ts';
import { pause } from '#db/event-store/follow/keep-on-session.ts';
import { wrongKeyReason } from '#db/event-store/seals/check-seal.ts';
import { lastPublished, publish, toPublished } from '#db/event-store/seals/published-seals.ts';
import { sealLog } from '#db/event-store/seals/seal-log.ts';
import { readSeals } from '#db/event-store/seals/seals.queries.ts';
import { StartError } from '#db/start-error.ts';
import { RELAY } from '../../platform/worker-liveness.ts';
import type { WorkerContext } from '../context.ts';

type SealingContext = Pick<WorkerContext, 'db' | 'config' | 'logger' | 'clock'>;

const EVERY_MS = 60_000;
/** Interval at which a worker without a key says that nothing is sealed. */
const REMIND_MS = 3_600_000;
const PAGE = 100;

/** Least pause between two seals, so that a flood of refusals makes no seal for each. */
const LEAST_MS = 200;

/** Acts that nobody shall have a minute to cut off again: sign-ins and refusals, changes of accounts, redactions. */
export const isSealedAtOnce = ({ streamId, type }: Pick<RecordedEvent, 'streamId' | 'type'>): boolean =>
  /^(security|user)-/.test(streamId) || type === 'TenderRedacted';

export type Sealing = ReturnType<typeof startSealing>;

/** Seals and publishes once a minute, and when it is woken, until `signal` aborts. Writes do not wait for it. */
export function startSealing(context: SealingContext, signal: AbortSignal, everyMs = EVERY_MS) {
  const { config, logger } = context;
  const { auditKey: key } = config;
  let alarm = new AbortController();
  let refused: string | undefined;
  const keep = async () => {
    while (!signal.aborted) {
      alarm = new AbortController(); // before sealing, so that a call meanwhile seals once more
      if (key === undefined) refused = warnOfNoKey(context);
      else
        refused = await sealOnce(context, key, signal).catch((error: unknown) => {
          if (error instanceof StartError) logger.error(error.message);
          else logger.error({ err: error }, 'the event log could not be sealed; it is tried again');
          return error instanceof StartError ? error.message : String(error);
        });
      await pause(LEAST_MS, signal);
      await pause(key === undefined ? REMIND_MS : everyMs, AbortSignal.any([signal, alarm.signal]));
    }
  };
  return {
    /** Seals now instead of at the end of the minute. */
    wake: () => key !== undefined && alarm.abort(),
    /** Resolves after `signal` has aborted. */
    done: keep(),
    /** Why the last attempt sealed nothing; undefined when it did. */
    get refused(): string | undefined {
      return refused;
    },
  };
}

function warnOfNoKey({ config, logger }: SealingContext): string {
  const message = 'AUDIT_KEY is not set: the event log is NOT sealed, and nobody could prove that it was not changed';
  if (config.production) logger.error(message);
  else logger.info(message);
  return message;
}

/** Seals the final part of the log and publishes every seal that the file does not have yet. Answers why nothing is sealed. */
export async function sealOnce(context: SealingContext, key: string, signal: AbortSignal): Promise<string | undefined> {
  const { db, config, logger, clock } = context;
  const refusal = await refusalToSeal(db, config.auditPublish, key);
  if (refusal !== undefined) {
    logger.error({ file: config.auditPublish }, refusal);
    return refusal;
  }
  await sealLog(db, { key, upTo: await readCheckpoint(db, RELAY), clock, signal });
  await publishNew(context);
  return undefined;
}

/** A log that was changed must not be given new, genuine seals. */
async function refusalToSeal(db: Database, file: string, key: string): Promise<string | undefined> {
  const wrongKey = await wrongKeyReason(db, key);
  if (wrongKey !== undefined) return wrongKey;
  const last = await lastPublished(file);
  if (last === undefined) return undefined;
  const [same] = await readSeals(db, { after: last.no - 1, limit: 1 });
  if (same?.no === last.no && same.seal.toString('hex') === last.seal) return undefined;
  return `Seal ${last.no} was published and is not in the database, so nothing is sealed: the log was changed, or an older backup was restored. Run npm run audit:verify; if you restored a backup, follow docs/operations/restore.md and move the file of published seals away.`;
}

async function publishNew({ db, config, logger }: SealingContext): Promise<void> {
  let after = (await lastPublished(config.auditPublish))?.no ?? 0;
  for (;;) {
    const seals = (await readSeals(db, { after, limit: PAGE })).map(toPublished);
    const last = seals.at(-1);
    if (last === undefined) return;
    await publish(config.auditPublish, seals);
    for (const seal of seals) logger.info({ seal }, 'sealed the event log');
    after = last.no;
  }
}
