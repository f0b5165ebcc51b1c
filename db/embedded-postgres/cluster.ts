import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, StartError } from '../start-error.ts';
import type { Binaries } from './binaries.ts';
import type { RunAs } from './run-as.ts';

const UNFINISHED = 'postgres.new-';

export type Cluster = { directory: string; password: string };

/**
 * Opens the cluster in `<dataDir>/postgres`, or makes it: UTF-8, checksums, scram passwords, superuser `ailaan`.
 * Throws StartError for a folder of another major version, a foreign folder or a lost password.
 */
export async function ensureCluster(
  dataDir: string,
  binaries: Binaries,
  runAs: RunAs,
  durable: boolean,
): Promise<Cluster> {
  const directory = join(dataDir, 'postgres');
  const passwordFile = join(dataDir, 'postgres-password');
  if (existsSync(directory)) {
    await checkVersion(directory, binaries.major);
    const password = await readFile(passwordFile, 'utf8').catch(() => '');
    if (password !== '') return { directory, password };
    throw new StartError(
      `${passwordFile} is missing or unreadable, so the database beside it cannot be opened. Restore it from your backup.`,
    );
  }
  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordFile, password, { mode: 0o600, flush: true });
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(UNFINISHED)) await rm(join(dataDir, name), { recursive: true, force: true });
  }
  // Made under another name and then moved: a start that dies half-way leaves no half-made cluster behind.
  const fresh = await mkdtemp(join(dataDir, UNFINISHED));
  try {
    await initialise(fresh, password, binaries, runAs, durable);
    await rename(fresh, directory);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    throw error;
  }
  return { directory, password };
}

/** How to start a Postgres program on a data folder as `runAs`: spawn options and the folder's name for it. */
export function spawnIn(directory: string, runAs: RunAs) {
  // Fixed language and time zone: the messages are read by us, and initdb would copy the machine's into the cluster.
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_MESSAGES: 'C', TZ: 'UTC' };
  if (runAs.uid === undefined || runAs.gid === undefined)
    return { folder: directory, options: { cwd: directory, env } };
  // The folder may lie under one that only root can enter (/root): the process starts inside it and never names that path.
  const folder = process.platform === 'linux' ? '/proc/self/cwd' : directory;
  return { folder, options: { cwd: directory, env, uid: runAs.uid, gid: runAs.gid } };
}

async function initialise(directory: string, password: string, binaries: Binaries, runAs: RunAs, durable: boolean) {
  const passwordFile = `${directory}.password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (runAs.uid !== undefined && runAs.gid !== undefined) {
    await Promise.all([directory, passwordFile].map((path) => chown(path, runAs.uid ?? 0, runAs.gid ?? 0)));
  }
  const passwordHandle = await open(passwordFile);
  try {
    const { folder, options } = spawnIn(directory, runAs);
    const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';
    const args = ['-D', folder, '-U', 'ailaan', '-E', 'UTF8', `--locale=${locale}`, '--lc-messages=C'];
    args.push('--auth=scram-sha-256', '--data-checksums', '--no-instructions');
    // Read through the open handle: as the other user initdb could not walk the path to it.
    args.push(`--pwfile=${process.platform === 'win32' ? passwordFile : '/dev/stdin'}`);
    if (!durable) args.push('--no-sync');
    const child = spawn(binaries.initdb, args, { ...options, stdio: [passwordHandle.fd, 'ignore', 'pipe'] });
    let output = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    const status = await new Promise<number | string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
    });
    if (status !== 0)
      throw new StartError(`The database could not be created in ${directory}: ${reasonOf(output) || status}.`);
  } finally {
    await passwordHandle.close();
    await rm(passwordFile, { force: true });
  }
}

function reasonOf(output: string): string {
  const line = output.split('\n').find((text) => /error:|FATAL:|could not/.test(text)) ?? '';
  return line.replace(/^.*?(?:error|FATAL): */, '').trim();
}

async function checkVersion(directory: string, major: string): Promise<void> {
  const found = await readFile(join(directory, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw new StartError(
      `This user may not use the database in ${directory} (${errorCode(error)}). Start as the user that created it, or set DATA_DIR to another folder.`,
    );
  });
  if (found.trim() === major) return;
  if (found === '')
    throw new StartError(
      `${directory} is not a database of Ailaan. Set DATA_DIR to another folder, or remove it if it is empty.`,
    );
  throw new StartError(
    `${directory} was made by PostgreSQL ${found.trim()}, this version brings PostgreSQL ${major}. Use the matching version of Ailaan, or move the data with pg_dump.`,
  );
}
