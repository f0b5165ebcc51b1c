import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { buildTemplates, readSources } from './build-templates.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const sources = here('../sources');

it('gives the same bytes every time, and they are what is in dist', async () => {
  const [one, two] = [await buildTemplates(sources), await buildTemplates(sources)];
  expect(two).toBe(one);
  expect(await readFile(here('../dist/templates.js'), 'utf8')).toBe(one);
}, 30_000);

it('no source loads anything, runs anything or puts a value where it is code', async () => {
  for (const [path, text] of await readSources(sources)) {
    expect(text, path).not.toMatch(
      /<(img|link|script|iframe|video|object|form|mj-image|mj-include|mj-font)\b|url\(|@import/i,
    );
    expect(text, path).not.toMatch(/\son\w+=|<!--[^>]*\{\{|(style|bgcolor|background-color)="[^"]*\{\{/);
    for (const [attribute] of text.matchAll(/href="[^"]*"/g))
      expect(attribute, path).toMatch(/^href="(\{\{safeUrl \w+\}\}|mailto:\{\{supportEmail\}\})"$/);
  }
});
