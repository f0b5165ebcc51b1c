import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../../services/platform/config.ts';

/** Makes up a password the first time, as the real one does on an empty database. */
export async function firstRun(_db: unknown, config: Config) {
  const seen = join(config.dataDir, 'seen');
  if (existsSync(seen)) return {};
  writeFileSync(seen, '');
  return { admin: { username: 'the-admin', password: 'made-up-here' } };
}
