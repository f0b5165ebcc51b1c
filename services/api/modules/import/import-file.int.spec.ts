import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { ImportReport } from '#contracts/api/imports.ts';
import { openDatabase, sql } from '#db/connection.ts';
import { forEachAnew } from '../../../../tests/support/for-tests.ts';
import { importPath } from '../../../../tests/support/import/import-into.ts';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';
import { openImportFile } from './run/import-file.ts';

const data = (path: string) => fileURLToPath(new URL(`../../../../db/sample-data/${path}`, import.meta.url));
const UK = data('uk-contracts-finder/contracts-finder-search-2025-01-20_23.release-package.json');
const ASSAM = data('assam-tenders/assam_sample_400.csv');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ailaan-import-'));
});
afterAll(() => rm(folder, { recursive: true }));
const database = forEachAnew(createTestDatabase);
const db = forEachAnew(() => openDatabase(database.url, { max: 3 }));

const run = (path: string, options: { dryRun?: boolean; source?: string } = {}): Promise<ImportReport> =>
  importPath(db, path, options.source, { dryRun: options.dryRun ?? false });

async function written(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const counts = ({ added, updated, unchanged, refused }: ImportReport) => [added, updated, unchanged, refused];
const events = () =>
  db.query<{ type: string; n: number }>(sql`SELECT type, count(*) AS n FROM es.events GROUP BY type ORDER BY type`);
const tender = async (key: string) =>
  (await db.query<Record<string, unknown>>(sql`SELECT * FROM tender WHERE import_key = ${key}`))[0];

describe('100 real releases of the UK', () => {
  test('91 notices; 6 older statements about them; 3 plans without a closing date', async () => {
    const report = await run(UK, { source: 'Contracts Finder' });
    expect(counts(report)).toEqual([91, 0, 6, 3]);
    const column = 'tender.tenderPeriod.endDate';
    const missing = (place: string) => ({ place, column, cost: 'row', value: '', reason: 'Closing date is required' });
    expect(report.problems).toMatchObject(['release 26', 'release 83', 'release 95'].map(missing));
    expect(report).toMatchObject({ newCategories: 15, newOrganizations: 67, stopped: false });
    expect(await events()).toEqual([
      { type: 'CategoryCreated', n: 15 },
      { type: 'OrganizationCreated', n: 67 },
      { type: 'TenderPublished', n: 91 },
    ]);
    expect(await tender('ocds#ocds-b5fd17-7445ba73-19af-4b2c-9156-bc70b3b4ee87')).toMatchObject({
      title: 'AT1299 - Provision for Children looked after',
      publish_date: '2025-01-16',
      closing_date: '2025-02-17',
      closing_time: '22:00:00',
      city: 'Luton',
      province: 'Outside Pakistan',
      source: 'Contracts Finder',
      source_url: 'https://www.contractsfinder.service.gov.uk/Notice/06c7e0ea-fd0b-431c-93b4-d1fcf3801ce5',
      procurement_method: 'Open procedure (above threshold)',
      origin: 'import',
    });
  });

  test('a second run adds nothing, whatever the source is called now', async () => {
    await run(UK);
    const before = await events();
    expect(counts(await run(UK))).toEqual([0, 0, 97, 3]);
    expect(await events()).toEqual(before);
    expect((await run(UK, { source: 'Other name' })).added).toBe(0);
  });

  test('the newest statement stands, in whatever order the file has them', async () => {
    const packed = JSON.parse(await readFile(UK, 'utf8')) as { releases: object[] };
    const oldestFirst = JSON.stringify({ ...packed, releases: packed.releases.toReversed() });
    const other = await createTestDatabase();
    const otherDb = openDatabase(other.url, { max: 3 });
    onTestFinished(() => otherDb.close().then(other.close));
    await run(UK);
    await importPath(otherDb, await written('oldest-first.json', oldestFirst));
    const titles = sql`SELECT import_key, title, status, closing_date FROM tender ORDER BY import_key`;
    expect(await otherDb.query(titles)).toEqual(await db.query(titles));
  });

  test('a changed release is an update that says what changed', async () => {
    await run(UK);
    const packed = JSON.parse(await readFile(UK, 'utf8')) as {
      releases: { ocid: string; date: string; tender: object }[];
    };
    const release = packed.releases.find(({ ocid }) => ocid.endsWith('bc70b3b4ee87'));
    const later = {
      ...release,
      date: '2025-02-01T00:00:00Z',
      tender: { ...release?.tender, title: 'Now another title' },
    };
    const lines = await written('changed.jsonl', `${JSON.stringify(later)}\n`);
    expect(counts(await run(lines, { source: 'Cabinet Office' }))).toEqual([0, 1, 0, 0]);
    const [update] = await db.query<{ data: { changed: string[] }; version: number }>(
      sql`SELECT data, version FROM es.events WHERE type = 'TenderUpdated'`,
    );
    expect(update).toMatchObject({ version: 2, data: { changed: ['title'] } });
    expect(await tender('ocds#ocds-b5fd17-7445ba73-19af-4b2c-9156-bc70b3b4ee87')).toMatchObject({
      version: 2,
      title: 'Now another title',
    });
    expect(counts(await run(lines, { source: 'Cabinet Office' }))).toEqual([0, 0, 1, 0]);
  });
});

describe('400 real rows of Assam', () => {
  test('all are taken once', async () => {
    expect(counts(await run(ASSAM))).toEqual([400, 0, 0, 0]);
    expect(counts(await run(ASSAM))).toEqual([0, 0, 400, 0]);
    expect(await tender('assamtenders gov in#2023_id_30491_1')).toMatchObject({
      reference: 'NIT NO 06/2023-24',
      closing_date: '2023-07-07',
      province: 'Outside Pakistan',
    });
  });

  test('a dry run writes nothing and reports the same', async () => {
    const dry = await run(ASSAM, { dryRun: true });
    expect(await events()).toEqual([]);
    expect(await db.query(sql`SELECT 1 AS row FROM tender UNION ALL SELECT 1 FROM organization`)).toEqual([]);
    expect(dry).toEqual(await run(ASSAM));
    expect(await run(UK, { dryRun: true })).toEqual(await run(UK));
  });
});

describe('files as people make them', () => {
  const HEAD = 'title,description,closingDate,categories,sectors,source,reference,ocrText';
  const line = (n: number, changes = '') =>
    `Bridge ${n},Over the canal,2026-12-01,Roads,Government,Dawn,NHA/${n},${changes}`;

  test('byte order mark, CRLF, quotes, a field of several lines, Urdu', async () => {
    const odd = '"Bridge ""A"", phase 2","پل کی تعمیر\r\nand more",2026-12-01,Roads|پل,Government|Energy,Jang,NHA/9,';
    const path = await written('excel.csv', `\ufeff${HEAD}\r\n${line(1)}\r\n${odd}\r\n\r\n`);
    expect(counts(await run(path))).toEqual([2, 0, 0, 0]);
    expect(await tender('jang#nha/9')).toMatchObject({
      title: 'Bridge "A", phase 2',
      description: 'پل کی تعمیر\nand more',
      sectors: ['Government', 'Energy'],
    });
  });

  test('bad rows are named and the rest goes in', async () => {
    const rows = [line(1), line(2).replace('2026-12-01', 'soon'), 'too,short', `"open${line(4)}`, line(5)];
    const long = line(6, 'x'.repeat(10_000_000));
    const report = await run(await written('bad.csv', [HEAD, ...rows, long, line(7), line(1, 'again'), ''].join('\n')));
    expect(counts(report)).toEqual([3, 0, 0, 5]);
    expect(report.problems).toMatchObject([
      { place: 'line 3', column: 'closingDate', value: 'soon', reason: 'Must be a date such as 2026-11-30' },
      { place: 'line 4', reason: expect.stringContaining('Has 2 columns') },
      { place: 'line 5', reason: 'A quote is opened and not closed' },
      { place: 'line 7', reason: 'Longer than 8 MB' },
      { place: 'line 9', column: 'reference', value: 'NHA/1', reason: 'The same source and reference as row 2' },
    ]);
  });

  test('JSON Lines of our tender body, and a JSON array of it; a refused row is named before a value left out', async () => {
    const body = (n: number) => ({
      title: `Road ${n}`,
      description: 'Two lanes',
      closingDate: '2026-12-01',
      categories: ['Roads'],
      sectors: ['Government'],
      reference: `R-${n}`,
    });
    const lines = [
      JSON.stringify(body(1)),
      JSON.stringify({ ...body(2), price: 7 }),
      '{"title":',
      JSON.stringify(body(3)),
    ];
    const report = await run(await written('bodies.jsonl', lines.join('\n')), { source: 'Dawn' });
    expect(counts(report)).toEqual([3, 0, 0, 1]);
    expect(report.problems).toEqual([
      { place: 'line 3', column: '', value: '{"title":', reason: 'Not valid JSON', cost: 'row' },
      { place: 'line 2', column: 'price', value: '7', reason: 'Is not known here', cost: 'value' },
    ]);
    const array = await written('bodies.json', JSON.stringify([body(1), 'x', body(4)], null, 2));
    expect(counts(await run(array, { source: 'Dawn' }))).toEqual([1, 0, 1, 1]);
  });

  test('JSON of a portal: a list within an object, keys of its own, and what a person states about them', async () => {
    const item = (n: number, more: object = {}) => ({
      ...{
        work: `Road ${n}`,
        nit_no: `R-${n}`,
        last_date: '03/12/2026',
        dept: 'NHA',
        province_name: 'Punjab',
        remarks: 'x',
      },
      ...more,
    });
    const items = [item(1), item(2, { category: 'Bridges' }), item(3, { last_date: 'soon' })];
    const path = await written('api.json', JSON.stringify({ success: true, data: { total: 3, items } }));
    const reading = { category: 'Roads', columns: { Province_Name: 'province', dept: '' } } as const;
    const report = await importPath(db, path, 'Dawn', {}, reading);
    expect(counts(report)).toEqual([2, 0, 0, 1]);
    expect(await tender('dawn#r-1')).toMatchObject({ title: 'Road 1', closing_date: '2026-12-03', province: 'Punjab' });
    expect(report).toMatchObject({ newCategories: 2, newOrganizations: 0 });
    expect(report.problems).toEqual(
      expect.arrayContaining([
        { place: 'row 1', column: 'remarks', value: 'x', reason: 'Is not known here', cost: 'value' },
        expect.objectContaining({ place: 'row 3', column: 'last_date', value: 'soon', cost: 'row' }),
      ]),
    );
    expect(report.problems.filter(({ column }) => column === 'province_name' || column === 'dept')).toEqual([]);
  });

  test('a file that is something else, or nothing, is one sentence', async () => {
    const sentence = (path: string) =>
      openImportFile(path).then(
        () => 'was taken',
        (error: Error) => `${error.name}: ${error.message}`,
      );
    expect(await sentence(join(folder, 'missing.csv'))).toBe('UnreadableFileError: There is no such file.');
    expect(await sentence(folder)).toBe('UnreadableFileError: It is a folder. Name one file.');
    expect(await sentence(await written('letter.txt', 'Dear all\n'))).toMatch(/names no columns/);
    expect(await sentence(await written('sheet.xlsx', 'PK\u0003\u0004'))).toMatch(
      /cut off or damaged\. Copy or send it again\.$/,
    );
  });
});
