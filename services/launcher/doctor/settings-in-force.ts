import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSettings } from '#db/settings/stored-settings.ts';
import type { Config, LaunchConfig } from '../../platform/config.ts';
import { withSettings } from '../../platform/settings/current-settings.ts';
import { SESSION_SECRET_FILE } from '../kept-secret.ts';
import { ask } from './database.ts';

export interface SettingsInForce {
  /** The environment's configuration, with the operator's settings in it. */
  readonly config: Config | LaunchConfig;
  /** Whether mail is as the operator stated it, and not as the environment does. */
  readonly isMailStated: boolean;
}

/** Settings in force, as API and worker have them. */
export const readSettingsInForce = (url: string, config: Config | LaunchConfig): Promise<SettingsInForce> =>
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
