import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { acquireProcessLock, type HeldLock } from '#db/data-dir/process-lock.ts';
import { StartError } from '#db/start-error.ts';

/**
 * Builds the web pages (`node web/build.ts`) unless web/dist was made from exactly these sources. Two starts at once
 * build one after the other. Throws StartError, after the build's own messages, when the build fails.
 */
export async function buildWebIfStale(web: URL, signal: AbortSignal): Promise<void> {
  const folder = fileURLToPath(web);
  const script = join(folder, 'build.ts');
  if (!existsSync(script) || (await isFresh(folder))) return;
  await mkdir(join(folder, 'dist'), { recursive: true });
  const lock = await waitForLock(join(folder, 'dist', 'build.lock'), signal);
  try {
    const sources = await fingerprint(folder);
    if (await isFresh(folder)) return;
    console.error('Building the web pages (only after a change) ...');
    await rm(markerOf(folder), { force: true });
    await runBuild(script, signal);
    await writeFile(markerOf(folder), sources);
  } finally {
    await lock.release();
  }
}

const markerOf = (folder: string) => join(folder, 'dist', 'sources.sha256');

async function isFresh(folder: string): Promise<boolean> {
  const built = await readFile(markerOf(folder), 'utf8').catch(() => '');
  return built !== '' && built === (await fingerprint(folder));
}

// Content, not times: a fresh clone or a restored copy has new times and the same sources.
async function fingerprint(folder: string): Promise<string> {
  const root = join(folder, '..');
  const hash = createHash('sha256');
  const files = [
    ...(await filesIn(folder)),
    ...(await filesIn(join(root, 'contracts'))),
    join(root, 'package-lock.json'),
  ];
  for (const file of files.sort()) {
    const content = await readFile(file).catch(() => '');
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !/\.spec\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(folder, path).startsWith(`dist${sep}`));
}

async function runBuild(script: string, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [script], {
    cwd: join(script, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    signal,
  });
  const status = await new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, killedBy) => resolve(code ?? killedBy ?? 'unknown'));
  });
  if (status === 0) return;
  throw new StartError(
    `The web pages could not be built (${status}). The lines before this one say why; npm ci restores missing packages.`,
  );
}

async function waitForLock(path: string, signal: AbortSignal): Promise<HeldLock> {
  for (;;) {
    const lock = await acquireProcessLock(path);
    if (!lock.held) return lock;
    await sleep(200, undefined, { signal });
  }
}
