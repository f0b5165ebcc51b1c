import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findRunningPostgres } from '#db/embedded-postgres/find-running.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { serviceLogins } from '#db/roles/service-logins.ts';
import { readSettings } from '#db/settings/stored-settings.ts';
import { StartError } from '#db/start-error.ts';
import { mayWriteSchema } from '../../platform/command/open-target.ts';
import { type Config, keptAuditKey, type LaunchConfig, readConfig, readLaunchConfig } from '../../platform/config.ts';
import type { Variables } from '../../platform/environment.ts';
import { withSettings } from '../../platform/settings/current-settings.ts';
import { SESSION_SECRET_FILE } from '../kept-secret.ts';
import { ask, checkClock, checkReachable, checkReplica, checkRole, checkSchema, checkWritable } from './database.ts';
import { type Finding, fail, reasonOf, warn } from './finding.ts';
import { checkBuild, checkDisk, checkNode } from './machine.ts';
import { checkMail, checkRedis, checkSite } from './neighbours.ts';
import { checkPortal } from './portal.ts';
import { checkSettings, type Scope } from './settings.ts';

interface Examination {
  readonly findings: readonly Finding[];
  /** Answer of `more`; undefined when the database or its schema could not be read. */
  readonly more?: unknown;
}

/**
 * Looks at everything once, changes nothing, migrates nothing. `more` is asked of a database whose schema is current, at
 * the address that it is given.
 */
export async function examine(
  scope: Scope,
  variables: Variables,
  more: (url: string) => Promise<unknown> = async () => undefined,
): Promise<Examination> {
  const production = variables.NODE_ENV === 'production';
  let config: Config | LaunchConfig;
  try {
    config = scope === 'whole' ? readLaunchConfig(variables) : readConfig(variables);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const problems = error.message.split('\n').map((line) => fail('settings', line));
    return { findings: [checkNode({ production, allowUnpatchedNode: false }), checkBuild(production), ...problems] };
  }
  const own = [checkNode(config), checkBuild(config.production), ...(await checkDisk(config.dataDir))];
  const { redisUrl } = config;
  const redis = redisUrl === undefined ? [] : checkRedis(redisUrl);
  const database = await withPlace(config, async (place) => {
    const site = scope === 'worker' ? [] : await checkSite(config, place.isRunning);
    const examined = await examineDatabase(config, scope, place, more);
    return { ...examined, findings: [...examined.findings, ...site] };
  });
  const { present = { config, isMailStated: false }, ...examined } = database;
  const settings = checkSettings({ config: present.config, scope, variables });
  const mail = scope === 'api' ? [] : await checkMail(present.config, present.isMailStated);
  return { ...examined, findings: [...own, ...settings, ...(await redis), ...mail, ...database.findings] };
}

/** Examination; without `present` the database could not be read. */
type Examined = Examination & { readonly present?: SettingsInForce };

interface Place {
  readonly url: string;
  readonly variable: string;
  readonly isRunning: boolean;
  /** Logins that are no owner's, for sure. */
  readonly service?: string;
}

/** Runs `work` where the database is; one that is embedded and stopped is started for as long. */
async function withPlace(config: Config | LaunchConfig, work: (place: Place) => Promise<Examined>): Promise<Examined> {
  try {
    if ('databaseSessionUrl' in config) {
      const { databaseUrl: service, databaseSessionUrl } = config;
      const variable = databaseSessionUrl === undefined ? 'DATABASE_URL' : 'DATABASE_SESSION_URL';
      return await work({ url: databaseSessionUrl ?? service, variable, isRunning: true, service });
    }
    const variable = config.databaseOwnerVariable;
    const running = config.databaseOwnerUrl ?? (await findRunningPostgres(config.dataDir));
    if (running !== undefined) return await work({ url: running, variable, isRunning: true });
    if (!existsSync(join(config.dataDir, 'postgres'))) {
      const says = `There is none in ${config.dataDir}`;
      return { findings: [warn('database', says, 'Run npm start, which makes it, or set DATA_DIR or DATABASE_URL')] };
    }
    const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir });
    return await work({ url: postgres.url, variable, isRunning: false }).finally(() => postgres.stop());
  } catch (error) {
    return { findings: [fail('database', reasonOf(error))] };
  }
}

async function examineDatabase(
  config: Config | LaunchConfig,
  scope: Scope,
  { url, variable, isRunning, service }: Place,
  more: (url: string) => Promise<unknown>,
): Promise<Examined> {
  const reached = await checkReachable(url, variable);
  if (reached.some(({ verdict }) => verdict === 'wrong')) return { findings: reached };
  const schema = await checkSchema(url);
  const readable = schema.every(({ verdict }) => verdict !== 'wrong');
  const roles = await checkRoles(config, scope, url, service);
  const { databaseReadUrl, databaseUrl } = config;
  const auditKey = config.auditKey ?? (await keptAuditKey(config.dataDir));
  const findings = [
    ...reached,
    ...(await checkClock(url)),
    ...(await checkWritable(url)),
    ...schema,
    ...roles,
    ...(databaseReadUrl === undefined || databaseReadUrl === databaseUrl
      ? []
      : await checkReplica(databaseReadUrl, url)),
    ...(readable
      ? await ask(url, (db) => checkPortal(db, { production: config.production, isRunning, auditKey }))
      : []),
  ];
  return { findings, ...(readable ? { present: await readSettingsInForce(url, config), more: await more(url) } : {}) };
}

/** The logins of the services: those that are given, else those that follow from the owner's. */
async function checkRoles(config: Config | LaunchConfig, scope: Scope, url: string, service: string | undefined) {
  if (service !== undefined || !('databaseLogins' in config) || !(await mayWriteSchema(url)))
    return checkRole('DATABASE_URL', service ?? url, scope === 'whole' ? undefined : scope);
  const { api, worker } = serviceLogins(url, config.databaseLogins);
  const findings = [...(await checkRole('API', api, 'api')), ...(await checkRole('worker', worker, 'worker'))];
  return findings.filter(({ says }, at) => findings.findIndex((other) => other.says === says) === at);
}

interface SettingsInForce {
  /** The environment's configuration, with the operator's settings in it. */
  readonly config: Config | LaunchConfig;
  /** Whether mail is as the operator stated it, and not as the environment does. */
  readonly isMailStated: boolean;
}

/** Settings in force, as API and worker have them. */
const readSettingsInForce = (url: string, config: Config | LaunchConfig): Promise<SettingsInForce> =>
  ask(url, async (db) => ({
    config: await withSettings(db, config, await secretsOf(config)),
    isMailStated: (await readSettings(db)).mail !== null,
  }));

async function secretsOf(config: Config | LaunchConfig): Promise<readonly string[]> {
  if ('sessionSecrets' in config) return config.sessionSecrets;
  if (config.sessionSecret !== undefined) return [config.sessionSecret];
  const kept = await readFile(join(config.dataDir, SESSION_SECRET_FILE), 'utf8').catch(() => undefined);
  return kept === undefined ? [] : [kept.trim()];
}
