import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, StartError } from '#db/start-error.ts';

/**
 * Makes a secret once and keeps it in the data folder: the one that seals session cookies, so that a restart signs nobody
 * out, and the key of the seals over the log. `variable` names the setting that can give it instead.
 */
export async function keepSecret(dataDir: string, file: string, variable: string): Promise<string> {
  const path = join(dataDir, file);
  try {
    const kept = (await readFile(path, 'utf8')).trim();
    if (kept.length >= 32) return kept;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') {
      throw new StartError(
        `Cannot read ${path} (${errorCode(error)}). Start as the user that created it, or set ${variable}.`,
      );
    }
  }
  const secret = randomBytes(32).toString('base64url');
  await writeFile(path, secret, { mode: 0o600, flush: true });
  return secret;
}
