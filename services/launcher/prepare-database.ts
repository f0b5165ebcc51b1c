import { setTimeout as sleep } from 'node:timers/promises';
import { assertDirect } from '#db/connection/assert-direct.ts';
import { assertUrduLocale } from '#db/connection/assert-locale.ts';
import { assertReachable } from '#db/connection/assert-reachable.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { assertLogins } from '#db/roles/assert-logins.ts';
import { type Logins, serviceLogins } from '#db/roles/service-logins.ts';
import { messageOf } from '#db/start-error.ts';
import { toStartError } from '../platform/command/open-target.ts';
import type { LaunchConfig } from '../platform/config.ts';
import type { Resources } from './resources.ts';

/** Answers the services' logins to a database that runs, is migrated and can handle Urdu. Throws StartError. */
export async function prepareDatabase(
  config: LaunchConfig,
  resources: Resources,
  signal: AbortSignal,
): Promise<Logins> {
  const url = config.databaseOwnerUrl ?? (await startOwn(config, resources, signal));
  if (config.databaseOwnerUrl !== undefined) {
    const variable = config.databaseOwnerVariable;
    const embedded = ', or leave DATABASE_URL out to use the embedded one';
    await assertReachable(url, variable, variable === 'DATABASE_URL' ? embedded : '');
    await assertDirect(url);
    await assertLogins(url, config.databaseLogins);
  }
  signal.throwIfAborted();
  const logins = await migrate(url, { logins: serviceLogins(url, config.databaseLogins) }).catch((error: unknown) => {
    throw toStartError(error, url);
  });
  await assertUrduLocale(url);
  return logins;
}

async function startOwn(config: LaunchConfig, resources: Resources, signal: AbortSignal): Promise<string> {
  const verbose = config.logLevel === 'debug' || config.logLevel === 'trace';
  const onLog = verbose ? (line: string) => console.error(line) : () => undefined;
  const first = await startEmbeddedPostgres({ dataDir: config.dataDir, onLog });
  let current = first;
  let stopping = false;
  resources.add(async () => {
    stopping = true;
    await current.stop();
  });
  signal.throwIfAborted();

  // The address must stay: API and worker know it, answer 503 meanwhile and reconnect by themselves.
  const again = () => startEmbeddedPostgres({ dataDir: config.dataDir, port: first.port, onLog });
  void (async () => {
    while (!stopping) {
      await current.exited;
      if (stopping) return;
      console.error('The database ended unexpectedly; it starts again.');
      const restarted = await untilStarted(again, () => stopping);
      if (restarted === undefined) return;
      current = restarted;
      if (stopping) await current.stop();
      else console.error('The database runs again.');
    }
  })();
  return first.url;
}

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;

/**
 * Tries for as long as it takes, with growing pauses: a full disk is emptied some day, and then nobody has to come and start
 * the product by hand. Undefined when `isOver` came first.
 */
async function untilStarted<T>(start: () => Promise<T>, isOver: () => boolean): Promise<T | undefined> {
  for (let delay = FIRST_DELAY_MS; !isOver(); delay = Math.min(delay * 2, LONGEST_DELAY_MS)) {
    try {
      return await start();
    } catch (error) {
      console.error(`${messageOf(error)} It is tried again in ${delay / 1000} s.`);
      await sleep(delay, undefined, { ref: false });
    }
  }
  return undefined;
}
