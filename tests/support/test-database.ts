import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { inject } from 'vitest';
import { loginOf, serviceLogins } from '../../db/roles/service-logins.ts';
import { databaseUrl, runOn, TEMPLATE_DATABASE } from './database/databases.ts';

export type TestDatabase = {
  /** Connection string of the API's login. */
  url: string;
  /** Connection string of the worker's login. */
  workerUrl: string;
  /** Connection string of the owner, who is the superuser of the test cluster. */
  ownerUrl: string;
  /** Ends whatever is still connected and removes the database. */
  close(): Promise<void>;
};

const TEMPLATE_BUSY = '55006';
const ATTEMPTS = 50;

/** An own, fully migrated, empty database; a copy of the template, so it costs tens of milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const postgres = inject('postgres');
  if ('failure' in postgres) throw new Error(`There is no Postgres for the tests. ${postgres.failure}`);
  const cluster = postgres.url;
  const name = `test_${randomBytes(8).toString('hex')}`;
  await copyTemplate(cluster, name);
  const logins = serviceLogins(databaseUrl(cluster, TEMPLATE_DATABASE)); // rights and roles are copied with the template
  // Tests prepare much at once, and the machine may be slow. Not for all databases: a test that migrates its own would undo it.
  await runOn(cluster, `ALTER ROLE "${loginOf(logins.api).role}" IN DATABASE ${name} SET statement_timeout = 0`);
  return {
    url: databaseUrl(logins.api, name),
    workerUrl: databaseUrl(logins.worker, name),
    ownerUrl: databaseUrl(cluster, name),
    close: () => runOn(cluster, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function copyTemplate(cluster: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await runOn(cluster, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE_DATABASE} STRATEGY file_copy`);
      return;
    } catch (error) {
      // Postgres refuses a copy while anybody (another copy's check, autovacuum) is connected to the template.
      const busy = error instanceof Error && 'code' in error && error.code === TEMPLATE_BUSY;
      if (!busy || attempt === ATTEMPTS) throw error;
      await delay(20 + Math.random() * 80);
    }
  }
}
