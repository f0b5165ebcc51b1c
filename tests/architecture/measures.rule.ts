import { posix } from 'node:path';
import { isCode, isScript, isTest, type Rule, type SourceFile } from './rule.ts';

const MAX_LINES = 300;
const MAX_FILES = 12;
/** Migrations only ever grow in number: they are one list, read from its end. */
const MIGRATIONS = 'db/migrations/';

const linesOf = ({ text }: SourceFile) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

export const fileSize: Rule = {
  name: `no code file is longer than ${MAX_LINES} lines`,
  check: (files) =>
    files
      .filter((file) => isCode(file) && linesOf(file) > MAX_LINES)
      .map((file) => `${file.path}: ${linesOf(file)} lines`),
};

export const folderSize: Rule = {
  name: `no folder holds more than ${MAX_FILES} code files, migrations aside`,
  check: (files) => {
    const counts = new Map<string, number>();
    for (const { path } of files.filter(isCode).filter((file) => !file.path.startsWith(MIGRATIONS))) {
      const folder = posix.dirname(path);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    return [...counts]
      .filter(([, count]) => count > MAX_FILES)
      .map(([folder, count]) => `${folder}: ${count} code files`);
  },
};

const WORD = '[a-z0-9]+(-[a-z0-9]+)*';
const FILE_NAME = new RegExp(`^\\.?${WORD}(\\.${WORD})*$`);

export const names: Rule = {
  name: 'files and folders have kebab-case names, roles after a dot',
  check: (files) =>
    files
      .filter(isCode)
      .filter(({ path }) => !path.split('/').every((part) => FILE_NAME.test(part)))
      .map(({ path }) => `${path}: not kebab-case`),
};

/** The measures of the house that are watched, not enforced: one line for people. */
export function report(files: SourceFile[]): string {
  const scripts = files.filter(isScript);
  const product = scripts.filter((file) => !isTest(file));
  const sizes = product.map(linesOf).sort((a, b) => a - b);
  const at = (share: number) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))] ?? 0;
  const total = (list: SourceFile[]) => list.reduce((sum, file) => sum + linesOf(file), 0);
  const comments = product.flatMap(({ text }) => text.split('\n')).filter((line) => /^\s*(\/\/|\/\*|\*)/.test(line));
  const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
  return [
    `${product.length} source files`,
    `lines: median ${at(0.5)} (aim ≤ 60), p95 ${at(0.95)} (aim ≤ 200), largest ${at(1)}`,
    `comments ${(100 * share(comments.length, total(product))).toFixed(1)} % (aim 3–8)`,
    `test:source lines ${share(total(scripts.filter(isTest)), total(product)).toFixed(2)} (aim ≥ 0.8)`,
  ].join(' · ');
}
