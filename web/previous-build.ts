import { readdirSync, readFileSync, rmSync } from 'node:fs';

interface Chunk {
  readonly file: string;
}

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
 * Removes hashed files of older builds. Those of the build before this one stay: a server that still runs it, and tabs
 * that were opened under it, go on finding their files.
 */
export function removeOlderFiles(client: URL, keep: ReadonlySet<string>): void {
  for (const name of readdirSync(new URL('assets/', client))) {
    if (!keep.has(`assets/${name.replace(/\.(br|gz)$/, '')}`)) rmSync(new URL(`assets/${name}`, client));
  }
}
