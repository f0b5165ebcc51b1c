import { chmod, chown, copyFile, lstat, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../start-error.ts';

/**
 * Copies a folder that is in use: what vanishes meanwhile is left out. Keeps modes and, for root, owners.
 * `skip` is asked with the path inside the folder.
 */
export async function copyFolder(from: string, to: string, skip: (path: string) => boolean, path = ''): Promise<void> {
  const source = join(from, path);
  await mkdir(join(to, path), { recursive: true });
  await keepRights(source, join(to, path));
  for (const entry of await readdir(source, { withFileTypes: true }).catch(gone([]))) {
    const inner = join(path, entry.name);
    if (skip(inner)) continue;
    if (entry.isDirectory()) await copyFolder(from, to, skip, inner);
    else await copyEntry(join(from, inner), join(to, inner), entry.isSymbolicLink());
  }
}

async function copyEntry(from: string, to: string, isLink: boolean): Promise<void> {
  try {
    if (isLink) await symlink(await readlink(from), to);
    else {
      await copyFile(from, to);
      await keepRights(from, to);
    }
  } catch (error) {
    gone(undefined)(error);
  }
}

async function keepRights(from: string, to: string): Promise<void> {
  const { mode, uid, gid } = await lstat(from);
  await chmod(to, mode & 0o7777);
  if (process.getuid?.() === 0) await chown(to, uid, gid);
}

const gone =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (errorCode(error) === 'ENOENT') return instead;
    throw error;
  };
