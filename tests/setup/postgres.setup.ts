import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { stopLeftover } from '../../db/embedded-postgres/postmaster.ts';
import { startEmbeddedPostgres } from '../../db/embedded-postgres.ts';
import { migrate } from '../../db/migrate.ts';
import { inContainers, startPostgresContainer } from '../support/containers/test-services.ts';
import { databaseUrl, runOn, TEMPLATE_DATABASE } from '../support/database/databases.ts';
import { fastestFolder } from '../support/fastest-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the test cluster's maintenance database as its superuser, or why there is none. */
    postgres: { url: string } | { failure: string };
  }
}

const PREFIX = 'ailaan-test-postgres-';
/** Nothing is recovered, replicated or restored from this server, so its log may be as short as can be. */
const SETTINGS = { max_connections: '300', wal_level: 'minimal', max_wal_senders: '0', autovacuum_naptime: '1h' };

/**
 * One Postgres for the whole run, migrated once into a template that every test file copies.
 * It is not durable: a test run has nothing to recover. A failure reaches the tests that need a database; thrown
 * here, it would hide the results of all others.
 */
export default async function setup(project: TestProject) {
  if (inContainers()) return setUpContainer(project);
  const place = await fastestFolder();
  await sweepKilledRuns(place);
  const dataDir = await mkdtemp(join(place, `${PREFIX}${process.pid}-`));
  const removeData = () => rm(dataDir, { recursive: true, force: true });
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, durable: false, settings: SETTINGS });
    const stop = () => postgres.stop('immediate').then(removeData);
    await makeTemplate(postgres.url).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    project.provide('postgres', { url: postgres.url });
    return stop;
  } catch (error) {
    project.provide('postgres', { failure: String(error) });
    return removeData;
  }
}

async function setUpContainer(project: TestProject) {
  try {
    const { url, stop } = await startPostgresContainer();
    await makeTemplate(url);
    project.provide('postgres', { url });
    return stop;
  } catch (error) {
    project.provide('postgres', { failure: String(error) });
    return undefined;
  }
}

async function makeTemplate(url: string): Promise<void> {
  await runOn(url, `CREATE DATABASE ${TEMPLATE_DATABASE}`);
  await migrate(databaseUrl(url, TEMPLATE_DATABASE));
}

/** A run that was killed leaves its server and folder behind; the folder's name says whose they were. */
async function sweepKilledRuns(place: string) {
  const folders = (await readdir(place)).filter((name) => name.startsWith(PREFIX));
  const dead = folders.filter((name) => !isRunning(Number.parseInt(name.slice(PREFIX.length), 10)));
  for (const folder of dead.map((name) => join(place, name))) {
    await stopLeftover(join(folder, 'postgres'));
    await rm(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
