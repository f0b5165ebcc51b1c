import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../db/embedded-postgres.ts';
import { migrate } from '../../db/migrate.ts';
import { databaseUrl, runOn, TEMPLATE_DATABASE } from '../support/databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the test cluster's maintenance database, as its superuser. */
    postgresUrl: string;
  }
}

/**
 * One Postgres for the whole run, migrated once into a template that every test file copies.
 * It is not durable: a test run has nothing to recover.
 */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'ailaan-test-postgres-'));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  await runOn(postgres.url, `CREATE DATABASE ${TEMPLATE_DATABASE}`);
  await migrate(databaseUrl(postgres.url, TEMPLATE_DATABASE));
  project.provide('postgresUrl', postgres.url);

  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
