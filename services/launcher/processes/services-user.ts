import { spawnSync } from 'node:child_process';
import { chmod, chown, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseUser } from '#db/embedded-postgres/run-as.ts';
import type { LaunchConfig } from '../../platform/config.ts';

/** The user of a child process; undefined is that of this one. */
export type User = { readonly uid: number; readonly gid: number } | undefined;

/** Answers the first file that its user may not read or, marked so, write. */
const PROBE = `for (const [mode, path] of JSON.parse(process.argv[1]))
  try { require('node:fs').accessSync(path, mode); } catch { process.stdout.write(path); process.exit(1); }`;
const READ = 4;
const READ_AND_WRITE = 6;

/**
 * Root starts API and worker as the user of the database, who reads the program and writes the file of seals, but none of
 * the secrets that root keeps in the data folder. Where that user cannot reach them, they run as root, and it is said.
 */
export async function chooseServicesUser(
  { dataDir, auditPublish }: Pick<LaunchConfig, 'dataDir' | 'auditPublish'>,
  program: readonly URL[],
): Promise<User> {
  if (process.getuid?.() !== 0) return undefined;
  const { name, uid = 0, gid = 0 } = await chooseUser(join(dataDir, 'postgres'));
  await chmod(dataDir, (await stat(dataDir)).mode | 0o011); // to pass through, not to list
  await handOver(auditPublish, uid, gid).catch(() => undefined); // the probe tells
  const wanted = [...program.map((url) => [READ, fileURLToPath(url)]), [READ_AND_WRITE, auditPublish]];
  const probe = spawnSync(process.execPath, ['-e', PROBE, JSON.stringify(wanted)], { uid, gid, encoding: 'utf8' });
  if (probe.status === 0) return { uid, gid };
  const path = probe.stdout || process.execPath;
  console.error(
    `API and worker run as root: the user ${name} may not use ${path}. Give it the right, or move ${dirname(path)} to where it has it.`,
  );
  return undefined;
}

async function handOver(path: string, uid: number, gid: number): Promise<void> {
  const file = await open(path, 'a', 0o644);
  await file.close();
  await chown(path, uid, gid);
}
