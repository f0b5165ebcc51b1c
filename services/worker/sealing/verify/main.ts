import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPublished } from '#db/event-store/seals/published-seals.ts';
import { readSeals } from '#db/event-store/seals/seals.queries.ts';
import { verifyLog } from '#db/event-store/seals/verify-log.ts';
import { StartError } from '#db/start-error.ts';
import { withTarget } from '../../../platform/command/open-target.ts';
import { Progress } from '../../../platform/command/progress.ts';
import { STOPPED, stopSignal } from '../../../platform/command/stopped.ts';
import { AUDIT_KEY_FILE, type LaunchConfig } from '../../../platform/config.ts';
import { runMain } from '../../../platform/run-main.ts';

/** Exit code when nothing was found out, which is not the same as a log that is not intact. */
const COULD_NOT_CHECK = 2;

await runMain(async () => {
  process.exitCode = await withTarget({ as: 'owner' }, ({ db, config }) => verify(db, config));
}, COULD_NOT_CHECK);

/** Answers the exit code: 0 intact, 1 not, 2 could not be checked, 130 stopped. */
async function verify(db: Parameters<typeof verifyLog>[0], config: LaunchConfig): Promise<number> {
  const signal = stopSignal();
  const progress = new Progress(process.stderr, 'positions');
  const published = await readPublished(config.auditPublish);
  const key = config.auditKey ?? (await keptKey(config.dataDir));
  if (key === undefined) throw await noKey(db, published.length);
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

/** The key that `npm start` made, if it did. */
async function keptKey(dataDir: string): Promise<string | undefined> {
  const key = await readFile(join(dataDir, AUDIT_KEY_FILE), 'utf8').catch(() => '');
  return key.trim() || undefined;
}

async function noKey(db: Parameters<typeof verifyLog>[0], published: number): Promise<StartError> {
  const isSealed = published > 0 || (await readSeals(db, { newest: true })).length > 0;
  return new StartError(
    isSealed
      ? 'The seals can only be checked with the key that signed them. Set AUDIT_KEY, or DATA_DIR to the folder that keeps it.'
      : 'Nothing has been sealed: there is no AUDIT_KEY.',
  );
}
