import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

it('keeps the files of this build and of the one before, compressed ones too, and no older ones', () => {
  for (const name of ['new.js', 'new.js.br', 'before.js', 'before.js.gz', 'old.js', 'old.js.br']) {
    writeFileSync(new URL(`assets/${name}`, client), '');
  }
  writeFileSync(new URL('.vite/manifest.json', client), JSON.stringify({ entry: { file: 'assets/new.js' } }));
  removeOlderFiles(client, new Set(['assets/before.js', ...builtFiles(client)]));
  expect(readdirSync(new URL('assets/', client)).sort()).toEqual(['before.js', 'before.js.gz', 'new.js', 'new.js.br']);
});

it('knows no files where nothing was built', () => {
  expect(builtFiles(client).size).toBe(0);
});
