import { assertUrduLocale } from '#db/connection/assert-locale.ts';
import { assertReachable } from '#db/connection/assert-reachable.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { type Logins, serviceLogins } from '#db/roles/service-logins.ts';
import type { LaunchConfig } from '../platform/config.ts';
import type { Resources } from './resources.ts';

/** Answers the services' logins to a database that runs, is migrated and can handle Urdu. Throws StartError. */
export async function prepareDatabase(
  config: LaunchConfig,
  resources: Resources,
  signal: AbortSignal,
): Promise<Logins> {
  const url = config.databaseOwnerUrl ?? (await startOwn(config, resources, signal));
  if (config.databaseOwnerUrl !== undefined) await assertReachable(url);
  signal.throwIfAborted();
  const logins = await migrate(url, { logins: serviceLogins(url, config.databaseLogins) });
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

  // The address must stay: API and worker know it and reconnect by themselves.
  const watch = () =>
    current.exited.then(async () => {
      if (stopping) return;
      console.error('The database ended unexpectedly; it starts again.');
      current = await startEmbeddedPostgres({ dataDir: config.dataDir, port: first.port, onLog });
      if (stopping) await current.stop();
      else void watch();
    });
  void watch().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.kill(process.pid, 'SIGTERM');
  });
  return first.url;
}
