import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { acquireProcessLock, type HeldLock } from '#db/data-dir/process-lock.ts';
import { errorCode, StartError } from '#db/start-error.ts';

/** Builds the web pages; `web` is the folder with their build.ts. */
export function buildWebIfStale(web: URL, signal: AbortSignal): Promise<void> {
  return buildIfStale(
    { name: 'web pages', folder: web, sources: ['.', '../contracts', '../package-lock.json'] },
    signal,
  );
}

/** Builds the email templates; `templates` is the folder with their build.ts. */
export function buildTemplatesIfStale(templates: URL, signal: AbortSignal): Promise<void> {
  const sources = ['build.ts', 'build', 'sources', '../package-lock.json'];
  return buildIfStale({ name: 'mail templates', folder: templates, sources }, signal);
}

interface Product {
  readonly name: string;
  /** Folder with build.ts, whose output is in dist. */
  readonly folder: URL;
  /** Files and folders, from `folder`, that the result depends on. */
  readonly sources: readonly string[];
}

/**
 * Runs a folder's build.ts unless its dist was made from exactly these sources. Two starts at once build one after the
 * other. Throws StartError, after the build's own messages, when the build fails.
 */
async function buildIfStale(product: Product, signal: AbortSignal): Promise<void> {
  const folder = fileURLToPath(product.folder);
  const script = join(folder, 'build.ts');
  if (!existsSync(script) || (await isFresh(folder, product.sources))) return;
  const lock = await lockBuild(product.name, join(folder, 'dist'), signal);
  try {
    const sources = await fingerprint(folder, product.sources);
    if (await isFresh(folder, product.sources)) return;
    console.error(`Building the ${product.name} (only after a change) ...`);
    await rm(markerOf(folder), { force: true });
    await runBuild(product.name, script, signal);
    await writeFile(markerOf(folder), sources);
  } finally {
    await lock.release();
  }
}

const markerOf = (folder: string) => join(folder, 'dist', 'sources.sha256');

async function isFresh(folder: string, sources: readonly string[]): Promise<boolean> {
  const built = await readFile(markerOf(folder), 'utf8').catch(() => '');
  return built !== '' && built === (await fingerprint(folder, sources));
}

// Content, not times: a fresh clone or a restored copy has new times and the same sources.
async function fingerprint(folder: string, sources: readonly string[]): Promise<string> {
  const root = join(folder, '..');
  const hash = createHash('sha256');
  const files = (await Promise.all(sources.map((source) => filesIn(folder, join(folder, source))))).flat();
  for (const file of files.sort()) {
    const content = await readFile(file).catch(() => '');
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Answers the files of a source; a source that is a file, or is missing, is its own only one. */
async function filesIn(folder: string, source: string): Promise<string[]> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return [source];
  return entries
    .filter((entry) => entry.isFile() && !/\.spec\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(folder, path).startsWith(`dist${sep}`));
}

async function runBuild(name: string, script: string, signal: AbortSignal): Promise<void> {
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
    `The ${name} could not be built (${status}). The lines before this one say why; npm ci restores missing packages.`,
  );
}

async function lockBuild(name: string, dist: string, signal: AbortSignal): Promise<HeldLock> {
  try {
    await mkdir(dist, { recursive: true });
    for (;;) {
      const lock = await acquireProcessLock(join(dist, 'build.lock'));
      if (!lock.held) return lock;
      await sleep(200, undefined, { signal });
    }
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) throw error;
    throw new StartError(
      `The ${name} have to be built, and this user may not write to ${dist} (${code}). Run npm start once as a user who may; after that it only reads them.`,
    );
  }
}
