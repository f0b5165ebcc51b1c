import { afterAll, expect, it } from 'vitest';
import { databaseUrl, runOn } from '../../tests/support/database/databases.ts';
import { forAllTests } from '../../tests/support/for-tests.ts';
import { createTestDatabase } from '../../tests/support/test-database.ts';
import { assertUrduLocale } from './assert-locale.ts';

const FOREIGN = 'locale_c';

const ours = forAllTests(createTestDatabase);
afterAll(() => runOn(ours.ownerUrl, `DROP DATABASE IF EXISTS ${FOREIGN} WITH (FORCE)`));

it('accepts our own databases', async () => {
  await assertUrduLocale(ours.url);
});

it('refuses a database made with locale C, in one line that says what to do', async () => {
  await runOn(ours.ownerUrl, `CREATE DATABASE ${FOREIGN} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'`);
  const url = databaseUrl(ours.ownerUrl, FOREIGN);
  await runOn(url, 'CREATE EXTENSION pg_trgm');
  await expect(assertUrduLocale(url)).rejects.toThrow(
    /^The database locale C cannot handle Urdu text\. Create .*C\.UTF-8'\.$/,
  );
});
