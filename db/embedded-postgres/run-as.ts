import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartError } from '../start-error.ts';

/** The user Postgres runs as; without uid and gid it is the user of this process. */
export type RunAs = { name: string; uid?: number; gid?: number };

const run = promisify(execFile);

/**
 * Postgres refuses to run as root, so root lends it an unprivileged user: the owner of an existing cluster,
 * else `postgres`, else `ailaan`, which is created. Throws StartError when there is none.
 */
export async function chooseUser(clusterDir: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return { name: 'of this process' };
  const owner = await stat(clusterDir).catch(() => undefined);
  if (owner !== undefined && owner.uid !== 0) return { name: String(owner.uid), uid: owner.uid, gid: owner.gid };
  const known = (await lookUp('postgres')) ?? (await lookUp('ailaan'));
  if (known !== undefined) return known;
  await run('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'ailaan',
  ]).catch(() => undefined);
  const created = await lookUp('ailaan');
  if (created !== undefined) return created;
  throw new StartError(
    'Postgres cannot run as root and no user for it could be created. Start as an ordinary user, create a system user "ailaan", or set DATABASE_URL.',
  );
}

async function lookUp(name: string): Promise<RunAs | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}
