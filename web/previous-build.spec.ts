import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtFiles, removeOlderFiles } from './previous-build.ts';

let folder: string;
let client: URL;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'web-build-'));
  client = pathToFileURL(`${folder}/`);
  mkdirSync(new URL('assets/', client));
  mkdirSync(new URL('.vite/', client));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps files, compressed ones too, for a week after the build that replaced them, however old they are', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  const built = (...names: string[]) => new Set(names.map((name) => `assets/${name}`));
  const left = () => readdirSync(new URL('assets/', client)).sort();
  for (const name of ['one.js', 'one.js.br', 'same.js']) {
    writeFileSync(new URL(`assets/${name}`, client), '');
    utimesSync(new URL(`assets/${name}`, client), day(1), day(1));
  }
  writeFileSync(new URL('assets/two.js', client), '');
  writeFileSync(new URL('.vite/manifest.json', client), JSON.stringify({ entry: { file: 'assets/two.js' } }));

  removeOlderFiles(client, { before: built('one.js', 'same.js'), now: builtFiles(client) }, day(20));
  expect(left()).toEqual(['one.js', 'one.js.br', 'same.js', 'two.js']);
  removeOlderFiles(client, { before: built('two.js'), now: built('same.js') }, day(26));
  expect(left()).toEqual(['one.js', 'one.js.br', 'same.js', 'two.js']);
  removeOlderFiles(client, { before: built('same.js'), now: built('same.js') }, day(28));
  expect(left()).toEqual(['same.js', 'two.js']);
});

it('knows no files where nothing was built', () => {
  expect(builtFiles(client).size).toBe(0);
});
