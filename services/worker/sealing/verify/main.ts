import { randomUUID } from 'node:crypto';
import type { Database } from '#db/connection.ts';
import { wrongKeyReason } from '#db/event-store/seals/check-seal.ts';
import { type PublishedSeal, readPublished } from '#db/event-store/seals/published-seals.ts';
import { signAnew } from '#db/event-store/seals/rekey/sign-anew.ts';
import { isSignedBy, type Seal } from '#db/event-store/seals/seal.ts';
import { readSeals } from '#db/event-store/seals/seals.queries.ts';
import { verifyLog } from '#db/event-store/seals/verify-log.ts';
import { StartError } from '#db/start-error.ts';
import { withTarget } from '../../../platform/command/open-target.ts';
import { Progress } from '../../../platform/command/progress.ts';
import { STOPPED, stopSignal } from '../../../platform/command/stopped.ts';
import { keptAuditKey, type LaunchConfig } from '../../../platform/config.ts';
import { runMain } from '../../../platform/run-main.ts';

/** Exit code when nothing was found out, which is not the same as a log that is not intact. */
const COULD_NOT_CHECK = 2;

await runMain(async () => {
  const run = process.argv.includes('--rekey') ? rekey : verifyAll;
  process.exitCode = await withTarget({ as: 'owner' }, ({ db, config }) => run(db, config));
}, COULD_NOT_CHECK);

async function verifyAll(db: Database, config: LaunchConfig): Promise<number> {
  const published = await readPublished(config.auditPublish);
  const key = config.auditKey ?? (await keptAuditKey(config.dataDir));
  if (key === undefined) throw await noKey(db, published.length);
  return verify(db, config, key, published);
}

/**
 * Signs all seals with AUDIT_KEY, once they are verified with the former key or, `--lost-key`, by the published seals alone.
 * Repeated, it only verifies.
 */
async function rekey(db: Database, config: LaunchConfig): Promise<number> {
  const { auditKey: key, auditPublish } = config;
  const isLost = process.argv.includes('--lost-key');
  const former = isLost ? undefined : (config.auditKeyPrevious ?? (await keptAuditKey(config.dataDir)));
  if (key === undefined || (former === undefined && !isLost))
    throw new StartError('Set AUDIT_KEY to the new key, and AUDIT_KEY_PREVIOUS to the former one.');
  const published = await readPublished(auditPublish);
  if ((await wrongKeyReason(db, key)) === undefined) {
    console.log('Nothing is to be signed anew: AUDIT_KEY fits the last seal.');
    return verify(db, config, key, published);
  }
  if (published.length === 0)
    throw new StartError(
      `There are no published seals in ${auditPublish}, and without them a log that was rewritten with the former key looks intact. Nothing was changed. Set AUDIT_PUBLISH.`,
    );
  const code = await verify(db, config, former, published);
  if (code !== 0) return code;
  const runId = randomUUID();
  const actor = { kind: 'system', name: `audit:verify --rekey${isLost ? ' --lost-key' : ''}` } as const;
  const meta = { actor, requestId: runId, correlationId: runId, outcome: 'done' } as const;
  const hashes = new Set(published.map(({ seal }) => seal));
  const isOurs = (seal: Seal) =>
    former === undefined ? hashes.has(seal.seal.toString('hex')) : isSignedBy(seal, former);
  const count = await signAnew(db, { key, isOurs, meta, clock: () => new Date() });
  console.log(
    `Signed ${count} seals with AUDIT_KEY. Give it to the workers, restart them, and destroy the former key.`,
  );
  return 0;
}

/** Answers the exit code: 0 intact, 1 not, 2 could not be checked, 130 stopped. */
async function verify(
  db: Database,
  config: LaunchConfig,
  key: string | undefined,
  published: readonly PublishedSeal[],
): Promise<number> {
  const signal = stopSignal();
  const progress = new Progress(process.stderr, 'positions');
  try {
    const verdict = await verifyLog(db, {
      key,
      published,
      signal,
      onProgress: ({ position, last }) => {
        progress.share(position, last);
        progress.count(position);
      },
    });
    progress.clear();
    if (!verdict.intact) {
      const { firstBadPosition: position, reason } = verdict;
      console.error(
        position === null ? `NOT GUARDED. ${reason}` : `NOT INTACT. First bad position: ${position}. ${reason}`,
      );
      return 1;
    }
    const proof = published.length === 0 ? ` No published seals were found in ${config.auditPublish}.` : '';
    const sealed =
      verdict.upTo === 0 ? 'Nothing has been sealed yet.' : `Intact up to position ${verdict.upTo}.${proof}`;
    console.log(`${sealed} Events not sealed yet: ${verdict.unsealed}.`);
    return 0;
  } catch (error) {
    progress.clear();
    if (!signal.aborted) throw error;
    console.error('Stopped before the end.');
    return STOPPED;
  }
}

async function noKey(db: Database, published: number): Promise<StartError> {
  const isSealed = published > 0 || (await readSeals(db, { newest: true })).length > 0;
  return new StartError(
    isSealed
      ? 'The seals can only be checked with the key that signed them. Set AUDIT_KEY, or DATA_DIR to the folder that keeps it.'
      : 'Nothing has been sealed: there is no AUDIT_KEY.',
  );
}
