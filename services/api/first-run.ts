import { randomInt, randomUUID } from 'node:crypto';
import type { EventMeta } from '#contracts/events/event.ts';
import { SUPER_ADMIN_ID } from '#contracts/vocabulary/people.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { StartError } from '#db/start-error.ts';
import type { Config } from '../platform/config.ts';
import { importTargets } from './import-targets.ts';
import { loadBasicLists, loadSamples } from './modules/import/samples/load-samples.ts';
import { seedInterestAreas } from './modules/subscriptions/index.ts';
import { credentialErrors } from './modules/users/credentials/check-credentials.ts';
import { createAccount } from './modules/users/user.commands.ts';

interface FirstRun {
  /** The first administrator, when this run created it; the password only when it was made up here. */
  readonly admin?: { readonly username: string; readonly password?: string };
}

/**
 * Fills an empty database, step by step; each step knows whether it was made before: the basic categories and
 * organizations, the samples where asked for, the administrator.
 * @throws StartError when ADMIN_USERNAME or ADMIN_PASSWORD break the strict rules
 */
export async function firstRun(db: Database, config: Pick<Config, 'admin' | 'sampleData'>): Promise<FirstRun> {
  // before the administrator: a run that was cut off among them finds none, and adds what is missing
  if (!(await hasSuperAdmin(db))) {
    await loadBasicLists(db, importTargets);
    if (config.sampleData) await loadSamples(db, importTargets);
  }
  return firstAdministrator(db, config);
}

/** The administrator who gives everybody else their rights, and the areas of interest to edit. */
export async function firstAdministrator(db: Database, config: Pick<Config, 'admin'>): Promise<FirstRun> {
  const admin = await superAdminOnce(db, config.admin);
  await seedInterestAreas(db, systemMeta());
  return admin === undefined ? {} : { admin };
}

async function superAdminOnce(db: Database, given: Config['admin']) {
  if (await hasSuperAdmin(db)) return undefined;
  try {
    return await createSuperAdmin(db, given);
  } catch (error) {
    if (await hasSuperAdmin(db)) return undefined; // another start was faster
    throw error;
  }
}

async function hasSuperAdmin(db: Queryable): Promise<boolean> {
  const found = await db.query(
    sql`SELECT 1 AS found FROM es.events WHERE stream_id = ${`user-${SUPER_ADMIN_ID}`} AND version = 1`,
  );
  return found.length > 0;
}

async function createSuperAdmin(db: Database, given: Config['admin']) {
  const username = given.username ?? 'superadmin';
  const password = given.password ?? madeUpPassword(username);
  const account = {
    username,
    email: given.email ?? 'admin@ailaan.example',
    password,
    fullName: null,
    businessType: null,
  };
  const problems = Object.entries(credentialErrors(account, { strict: true }));
  if (problems.length > 0) {
    throw new StartError(problems.map(([field, problem]) => `ADMIN_${field.toUpperCase()}: ${problem}.`).join(' '));
  }
  await createAccount(db, SUPER_ADMIN_ID, { type: 'CreateUser', isAdmin: true }, account, systemMeta());
  return given.password === undefined ? { username, password } : { username };
}

function systemMeta(): EventMeta {
  const requestId = randomUUID();
  return { actor: { kind: 'system', name: 'first-run' }, requestId, correlationId: requestId, outcome: 'done' };
}

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789_';

/** 20 characters (about 115 bits) that nobody mistakes and a double click selects, within the strict rules. */
function madeUpPassword(username: string): string {
  for (;;) {
    const password = Array.from({ length: 20 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
    const errors = credentialErrors({ username, email: '', password }, { strict: true });
    if (errors.password === undefined) return password;
  }
}
