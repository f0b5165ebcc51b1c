import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { SourceFile } from './rule.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SKIPPED = new Set(['node_modules', '.git', 'dist', '.data', '.cache', '.output', 'coverage', '__generated__']);
/** Other people's data and pictures: not ours to rule. */
const FOREIGN = ['db/sample-data', 'docs/screens'];
const TEXT =
  /(^|\/)(\.npmrc|\.gitignore|\.ci\/run|Dockerfile)$|\.(ts|tsx|mts|mjs|js|json|md|sql|css|html|mjml|hbs|txt|ya?ml|sh)$/;

/** Every text file of the project, read from the disk: a machine that tests need not have git. */
export function readTree(): SourceFile[] {
  return pathsUnder(ROOT)
    .map((path) => relative(ROOT, path).split(sep).join('/'))
    .filter((path) => TEXT.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

function pathsUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return [path];
    const skipped = SKIPPED.has(entry.name) || FOREIGN.includes(relative(ROOT, path));
    return entry.isDirectory() && !skipped ? pathsUnder(path) : [];
  });
}
