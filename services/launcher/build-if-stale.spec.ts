import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/files/temporary-folder.ts';
import { forEachAnew } from '../../tests/support/for-tests.ts';
import { buildTemplatesIfStale, buildWebIfStale } from './build-if-stale.ts';

// Stands in for the real build: counts its runs and fails when a source says so.
const BUILD = `
  import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
  mkdirSync('web/dist', { recursive: true });
  appendFileSync('web/dist/runs', 'x');
  await new Promise((resolve) => setTimeout(resolve, 100));
  if (readFileSync('web/page.tsx', 'utf8') === 'broken') process.exit(2);`;

const root = forEachAnew(temporaryFolder);
const never = new AbortController().signal;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await mkdir(root.at('web/deep'), { recursive: true });
  await mkdir(root.at('contracts'));
  await write('web/build.ts', BUILD);
  await write('web/page.tsx', 'one');
  await write('contracts/a.ts', 'one');
  await write('package-lock.json', '{}');
});

const write = (path: string, content: string) => writeFile(root.at(path), content);
const build = (signal = never) => buildWebIfStale(pathToFileURL(root.at('web/')), signal);
const runs = async () => (await readFile(root.at('web/dist/runs'), 'utf8').catch(() => '')).length;

it('builds once, and not again without a change', async () => {
  await build();
  await build();
  await write('web/page.tsx', 'one');
  await write('web/page.spec.tsx', 'tests are not built');
  await build();
  expect(await runs()).toBe(1);
});

it.each(['web/page.tsx', 'web/deep/new.css', 'contracts/a.ts', 'package-lock.json'])(
  'builds after a change of %s',
  async (path) => {
    await build();
    await write(path, 'two');
    await build();
    expect(await runs()).toBe(2);
  },
);

it('is built by one of several starts', async () => {
  await Promise.all([build(), build(), build()]);
  expect(await runs()).toBe(1);
});

it('says when the build fails, and tries again at the next start', async () => {
  await build();
  await write('web/page.tsx', 'broken');
  await expect(build()).rejects.toThrow(/^The web pages could not be built \(2\)/);
  await expect(build()).rejects.toThrow(/could not be built/);
  await write('web/page.tsx', 'one');
  await build();
  expect(await runs()).toBe(4);
});

it('ends with the start that it belongs to', async () => {
  await write('web/build.ts', BUILD.replace(', 100)', ', 60_000)'));
  const stop = new AbortController();
  const building = build(stop.signal);
  await expect.poll(runs).toBe(1);
  stop.abort();
  await expect(building).rejects.toThrow(/could not be built/);
});

it('has nothing to do where there is no web', async () => {
  await rm(root.at('web/build.ts'));
  await build();
  expect(await runs()).toBe(0);
});

it('builds the mail templates from their own sources only', async () => {
  await mkdir(root.at('templates/sources/partials'), { recursive: true });
  await write('templates/build.ts', BUILD.replaceAll('web/dist', 'templates/dist').replace('web/page', 'templates/a'));
  await write('templates/a.tsx', 'how they are used');
  const templates = async () => {
    await buildTemplatesIfStale(pathToFileURL(root.at('templates/')), never);
    return (await readFile(root.at('templates/dist/runs'), 'utf8')).length;
  };
  expect(await templates()).toBe(1);
  await write('templates/a.tsx', 'and used otherwise');
  await write('contracts/a.ts', 'two');
  expect(await templates()).toBe(1);
  await write('templates/sources/partials/head.mjml', 'two');
  expect(await templates()).toBe(2);
  await write('templates/a.tsx', 'broken');
  await write('templates/sources/digest.mjml', 'three');
  await expect(templates()).rejects.toThrow(/^The mail templates could not be built \(2\)/);
});
