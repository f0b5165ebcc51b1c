import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';

interface Chunk {
  readonly file: string;
}

/** A tab that was opened before a release loads the files of its pages for so long. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Names of the hashed files that a finished build lists; none when there is no build. */
export function builtFiles(client: URL): ReadonlySet<string> {
  try {
    const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Record<string, Chunk>;
    return new Set(Object.values(manifest).map(({ file }) => file));
  } catch {
    return new Set();
  }
}

/**
 * Removes hashed files that a build replaced more than a week ago; a server that still runs an older build, and tabs that
 * were opened under it, go on finding theirs. A file's time is when it was last part of a build.
 */
export function removeOlderFiles(
  client: URL,
  builds: { readonly before: ReadonlySet<string>; readonly now: ReadonlySet<string> },
  today = new Date(),
): void {
  for (const name of readdirSync(new URL('assets/', client))) {
    const path = new URL(`assets/${name}`, client);
    const built = `assets/${name.replace(/\.(br|gz)$/, '')}`;
    if (builds.before.has(built) || builds.now.has(built)) utimesSync(path, today, today);
    else if (today.getTime() - statSync(path).mtimeMs > KEPT_MS) rmSync(path);
  }
}
