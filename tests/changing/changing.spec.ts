import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ImportRow } from '#contracts/api/imports.ts';
import { OPTIONAL_TENDER_FIELDS } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { SECTORS } from '#contracts/vocabulary/sectors.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Most files that a change may touch. */
const MOST: Readonly<Record<string, number>> = {
  'A field of a tender': 15,
  'A filter of the list': 9,
  'A filter by a mark': 5,
  'A kind of email': 6,
  'A tab of the administration': 6,
  'A thing that waits': 4,
  'An event': 9,
  'A setting': 12,
  'A variable of the environment': 4,
  'A call of the API': 3,
  'A job': 3,
};

const [, ...parts] = read('docs/changing.md').split(/^## /m);
const changes = parts.map((part) => {
  const [title = '', ...lines] = part.split('\n');
  return { title, files: lines.flatMap((line) => /^- `([^`]+)`/.exec(line)?.[1] ?? []) };
});
/** Paths anywhere in the text; a name of one's own stands between angle brackets. */
const paths = [...read('docs/changing.md').matchAll(/`((?:contracts|db|services|templates|tests|web|docs)\/[^`]+)`/g)];

describe('docs/changing.md', () => {
  it('tells of each kind of change', () => expect(changes.map(({ title }) => title)).toEqual(Object.keys(MOST)));

  it.each(changes)('$title: touches no more files than it may', ({ title, files }) => {
    expect(files.length).toBeGreaterThan(2);
    expect(files.length).toBeLessThanOrEqual(MOST[title] ?? 0);
    expect(new Set(files).size).toBe(files.length);
  });

  it.each(paths.map(([, path = '']) => path))('%s is where it says', (path) => {
    const [known = ''] = path.split('<');
    const there = known === path ? known : known.slice(0, known.lastIndexOf('/'));
    expect(existsSync(join(ROOT, there)), there).toBe(true);
  });
});

describe('documents for those who exchange data', () => {
  it('docs/import.md names every column', () => {
    const text = read('docs/import.md');
    expect(Object.keys(ImportRow.shape).filter((field) => !text.includes(`\`${field}\``))).toEqual([]);
  });

  it('docs/import.md names every sector', () => {
    const text = read('docs/import.md');
    expect(SECTORS.filter((sector) => !text.includes(sector))).toEqual([]);
  });

  it('docs/open-data.md names every additional field of a release', () => {
    const text = read('docs/open-data.md');
    const names = Object.values(OPTIONAL_TENDER_FIELDS).flatMap(({ ocds }) => ocds ?? []);
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });
});
