import { randomBytes } from 'node:crypto';
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode, StartError } from '#db/start-error.ts';

/** File in DATA_DIR where `npm start` keeps a SESSION_SECRET that it made. */
export const SESSION_SECRET_FILE = 'session-secret';

/** Fewer characters are the rest of a file that was torn or cut, never a secret that was kept. */
const SHORTEST = 32;

/**
 * Makes a secret once and keeps it in the data folder: the one that seals session cookies, so that a restart signs nobody
 * out, and the key of the seals over the log. `variable` names the setting that can give it instead.
 * @throws StartError when the file cannot be read, or holds less than a secret: another one would make second factors and
 * seals worthless
 */
export async function keepSecret(dataDir: string, file: string, variable: string): Promise<string> {
  const path = join(dataDir, file);
  const kept = await readKept(path, variable);
  if (kept === undefined) return writeWhole(path);
  if (kept.length >= SHORTEST) return kept;
  throw new StartError(
    `${path} is damaged: it holds ${kept.length} characters, and a secret has at least ${SHORTEST}. Put the file of a backup in its place, or set ${variable}. Delete it only if the secret is lost: a new one is made then, and what the old one sealed cannot be opened any more.`,
  );
}

async function readKept(path: string, variable: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new StartError(
      `Cannot read ${path} (${errorCode(error)}). Start as the user that created it, or set ${variable}.`,
    );
  }
}

/** The file is there whole or not at all, whenever the power fails. */
async function writeWhole(path: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const draft = `${path}.${process.pid}.new`;
  await rm(draft, { force: true });
  await writeFile(draft, secret, { flag: 'wx', mode: 0o600, flush: true });
  await rename(draft, path);
  const folder = await open(dirname(path));
  await folder.sync().finally(() => folder.close());
  return secret;
}
