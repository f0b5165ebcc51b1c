import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, StartError } from '#db/start-error.ts';

/** The secret that seals session cookies, made once and kept in the data folder, so that a restart signs nobody out. */
export async function keepSessionSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'session-secret');
  try {
    const kept = (await readFile(path, 'utf8')).trim();
    if (kept.length >= 32) return kept;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') {
      throw new StartError(
        `Cannot read ${path} (${errorCode(error)}). Start as the user that created it, or set SESSION_SECRET.`,
      );
    }
  }
  const secret = randomBytes(32).toString('base64url');
  await writeFile(path, secret, { mode: 0o600, flush: true });
  return secret;
}
