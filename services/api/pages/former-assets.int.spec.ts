import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { expect, test } from 'vitest';
import { openDatabase, sql } from '#db/connection.ts';
import { temporaryFolder } from '../../../tests/support/files/temporary-folder.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { serve } from '../../../tests/support/listen.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { createLogger } from '../../platform/logger.ts';
import { errorHandler } from '../platform/http/problem-details.ts';
import { createRateLimits } from '../platform/security/rate-limit-store.ts';
import { formerAssets, noteAssets } from './former-assets.ts';

const folder = forAllTests(temporaryFolder);
const database = forAllTests(createTestDatabase);
const db = forAllTests(() => openDatabase(database.url));
const logger = createLogger('api', 'silent');
const config = { rateLimitScale: 1, sessionSecrets: ['x'.repeat(32)] as [string], publicUrl: 'http://localhost' };
const site = forAllTests(() => {
  const limits = createRateLimits({ db, config, logger });
  const app = express().use('/assets', formerAssets({ db, limits }), (_req, res) => void res.sendStatus(404));
  return serve(app.use(errorHandler({ logger, config } as never)));
});

/** A build with one script, large enough to be compressed, and a picture; an API of it starts. */
async function release(script: string): Promise<void> {
  const build = folder.at(script);
  await mkdir(build, { recursive: true });
  const code = `export const build = ${JSON.stringify(script)};`;
  await writeFile(join(build, `${script}.js`), code);
  await writeFile(join(build, `${script}.js.br`), brotliCompressSync(code));
  await writeFile(join(build, 'mark-1a2b3c4.svg'), '<svg/>');
  await noteAssets(db, pathToFileURL(`${build}/`));
}

const status = async (name: string) => (await fetch(`${site.origin}/assets/${name}`)).status;

test('a tab of the release before loads its scripts for a week, from whichever API', async () => {
  await release('Aa1-before');
  await release('Bb2-after');
  const plain = await fetch(`${site.origin}/assets/Aa1-before.js`);
  expect(await plain.text()).toBe('export const build = "Aa1-before";');
  const script = await fetch(`${site.origin}/assets/Aa1-before.js`, { headers: { 'accept-encoding': 'br' } });
  expect(await script.text()).toBe('export const build = "Aa1-before";');
  expect(Object.fromEntries(script.headers)).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await status('mark-1a2b3c4.svg')).toBe(200);
  await db.query(sql`UPDATE web_asset SET replaced_at = now() - interval '6 days' WHERE replaced_at IS NOT NULL`);
  await release('Bb2-after');
  expect(await status('Aa1-before.js')).toBe(200);
  await db.query(sql`UPDATE web_asset SET replaced_at = now() - interval '8 days' WHERE replaced_at IS NOT NULL`);
  await release('Bb2-after');
  expect([await status('Aa1-before.js'), await status('Bb2-after.js')]).toEqual([404, 200]);
});

test('a release that is rolled back to keeps its files', async () => {
  await release('Cc3-first');
  await release('Dd4-second');
  await release('Cc3-first');
  await db.query(sql`UPDATE web_asset SET replaced_at = now() - interval '8 days' WHERE replaced_at IS NOT NULL`);
  await release('Cc3-first');
  expect([await status('Cc3-first.js'), await status('Dd4-second.js')]).toEqual([200, 404]);
});

test.each([
  ['a name that nobody noted', 'nothing.js'],
  ['a way out of the folder', '..%2f..%2fpackage.json'],
  ['a very long name', 'a'.repeat(5000)],
  ['a null byte', '%00.js'],
])('%s is no file of a build', async (_, name) => {
  expect(await status(name)).toBe(404);
});

test('names that are made up cost a network its reads, not the database its time [ASVS 2.4.1]', async () => {
  const statuses = new Set<number>();
  for (let n = 0; n < 650 && !statuses.has(429); n++) statuses.add(await status(`made-up.${n}.js`));
  expect([...statuses]).toEqual([404, 429]);
});
