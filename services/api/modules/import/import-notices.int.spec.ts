import { describe, expect, test } from 'vitest';
import type { ImportRow } from '#contracts/api/imports.ts';
import { type Database, openDatabase, sql } from '#db/connection.ts';
import { CATALOGUE } from '../../../../tests/support/api/catalogue.ts';
import { forEachAnew } from '../../../../tests/support/for-tests.ts';
import { importRows } from '../../../../tests/support/import/import-into.ts';
import { replayed } from '../../../../tests/support/log/replay.ts';
import { dataUrl, picture } from '../../../../tests/support/tenders/image-files.ts';
import { META } from '../../../../tests/support/tenders/tender-samples.ts';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';
import { judgeRow } from './map/judge-row.ts';
import type { ImportOptions } from './run/import-notices.ts';

const now = new Date('2026-11-21T07:00:00Z');

const database = forEachAnew(createTestDatabase);
const db = forEachAnew(() => openDatabase(database.url, { max: 4 }));

type Row = Partial<Record<keyof ImportRow, unknown>>;

const body = (changes: Row = {}): Row => ({
  title: 'Bridge',
  description: 'Over the canal',
  closingDate: '2026-12-01',
  categories: ['Roads'],
  sectors: ['Government'],
  source: 'Dawn',
  reference: 'NHA/1',
  ...changes,
});

async function run(rows: readonly Row[], options: Partial<ImportOptions> = {}) {
  const judged = (async function* () {
    for (const [index, input] of rows.entries()) {
      yield judgeRow({ ok: true, place: `line ${index + 1}`, value: input }, () => ({ input, columns: {} }), undefined);
    }
  })();
  const report = await importRows(db, judged, { clock: () => now, ...options });
  return { ...report, counts: [report.added, report.updated, report.unchanged, report.refused] };
}

const find = async (reference = 'NHA/1') =>
  (await db.query<Record<string, unknown>>(sql`SELECT * FROM tender WHERE reference = ${reference}`))[0];
const lastEvent = async () =>
  (
    await db.query<{ type: string; data: unknown; meta: unknown }>(
      sql`SELECT type, data, meta FROM es.events ORDER BY position DESC LIMIT 1`,
    )
  )[0];

describe('a row', () => {
  test('that states neither is published today and open', async () => {
    await run([body()]);
    expect(await find()).toMatchObject({ publish_date: '2026-11-21', status: 'open', origin: 'import' });
    expect(await lastEvent()).toMatchObject({
      type: 'TenderPublished',
      data: { origin: { kind: 'import', key: 'dawn#nha/1', digest: expect.any(String) } },
      meta: META,
    });
  });

  test('that closed long ago was not published today', async () => {
    await run([body({ closingDate: '2024-05-01' })]);
    expect(await find()).toMatchObject({ publish_date: '2024-05-01' });
  });

  test('that closed before is counted among the added', async () => {
    const rows = [
      body(),
      body({ reference: 'NHA/2', closingDate: '2026-11-20' }),
      body({ reference: 'NHA/3', status: 'closed' }),
    ];
    expect(await run(rows, { dryRun: true })).toMatchObject({ added: 3, closed: 2 });
    expect(await run(rows)).toMatchObject({ added: 3, closed: 2 });
    expect(await run(rows)).not.toHaveProperty('closed');
  });

  test('run again on another day is unchanged', async () => {
    await run([body()]);
    expect((await run([body()], { clock: () => new Date('2026-11-25T07:00:00Z') })).counts).toEqual([0, 0, 1, 0]);
  });

  test('that changed keeps what it does not state: status, publish date, picture', async () => {
    await run([body({ imageUrl: dataUrl('png', await picture('png')) })]);
    await db.query(sql`UPDATE tender SET import_digest = 'of another day'`);
    const hash = (await find())?.image_hash;
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    const later = { clock: () => new Date('2026-11-25T07:00:00Z') };
    expect((await run([body({ closingDate: '2026-12-09' })], later)).counts).toEqual([0, 1, 0, 0]);
    expect(await find()).toMatchObject({ publish_date: '2026-11-21', closing_date: '2026-12-09', image_hash: hash });
    expect(await lastEvent()).toMatchObject({
      type: 'TenderUpdated',
      data: { changed: ['closingDate'], importDigest: expect.any(String) },
    });
  });

  test('that says otherwise what is known already causes no event', async () => {
    await run([body()]);
    const before = await lastEvent();
    expect((await run([body({ publishDate: '2026-11-21', status: 'open' })])).counts).toEqual([0, 0, 1, 0]);
    expect(await lastEvent()).toEqual(before);
  });

  test('does not undo an edit by hand as long as it says the same', async () => {
    await run([body()]);
    await db.query(sql`UPDATE tender SET title = 'Corrected by hand'`);
    expect((await run([body()])).counts).toEqual([0, 0, 1, 0]);
    expect(await find()).toMatchObject({ title: 'Corrected by hand' });
  });

  test('with a picture that is none is refused by name', async () => {
    const { counts, problems } = await run([
      body({ imageUrl: 'data:image/png;base64,AAAA' }),
      body({ reference: 'NHA/2' }),
    ]);
    expect(counts).toEqual([1, 0, 0, 1]);
    expect(problems).toMatchObject([
      { place: 'line 1', column: 'imageUrl', reason: expect.stringContaining('Choose a PNG') },
    ]);
  });
});

describe('names', () => {
  test('are created once, found in any case, and counted', async () => {
    const rows = [
      body({ procuringOrganization: 'NHA', organizations: ['World Bank', 'nha'], categories: ['Roads', 'Bridges'] }),
      body({ reference: 'NHA/2', procuringOrganization: 'Nha', categories: ['ROADS'] }),
    ];
    expect(await run(rows)).toMatchObject({ counts: [2, 0, 0, 0], newCategories: 2, newOrganizations: 2 });
    const [nha, bank] = await db.query<{ id: number; name: string }>(
      sql`SELECT id, name FROM organization ORDER BY id`,
    );
    expect([nha?.name, bank?.name]).toEqual(['NHA', 'World Bank']);
    expect(await find('NHA/2')).toMatchObject({ procuring_organization_id: (await find())?.procuring_organization_id });
  });

  test('of a refused row are not created', async () => {
    const { counts } = await run([
      body({ closingDate: '2026-11-01', publishDate: '2026-11-02', categories: ['Never'] }),
    ]);
    expect(counts).toEqual([0, 0, 0, 1]);
    expect(await db.query(sql`SELECT name FROM category`)).toEqual([]);
  });

  test('ids must exist', async () => {
    const { problems } = await run([
      body({ organizationIds: [77] }),
      body({ reference: 'NHA/2', procuringOrganizationId: 78 }),
    ]);
    expect(problems).toMatchObject([
      { place: 'line 1', column: 'organizationIds', value: '[77]', reason: 'Unknown organization: 77' },
      { place: 'line 2', column: 'procuringOrganizationId', value: '78', reason: 'Unknown organization: 78' },
    ]);
  });

  test('of an inactive category are not used', async () => {
    await run([body()]);
    await db.query(sql`UPDATE category SET is_active = false`);
    expect(await run([body({ reference: 'NHA/2' }), body({ title: 'Changed' })])).toMatchObject({
      counts: [0, 1, 0, 1],
      problems: [{ place: 'line 1', column: 'categories', reason: 'Unknown category: Roads' }],
    });
  });
});

test('one row that the database cannot take does not stop its batch', async () => {
  await db.query(sql`SELECT 1`);
  const owner = openDatabase(database.ownerUrl, { role: 'owner', max: 1 });
  await owner.query(sql`ALTER TABLE tender ADD CONSTRAINT never CHECK (title <> 'Bridge 7')`);
  await owner.close();
  const rows = Array.from({ length: 20 }, (_, n) => body({ title: `Bridge ${n}`, reference: `NHA/${n}` }));
  const { counts, problems } = await run(rows);
  expect(counts).toEqual([19, 0, 0, 1]);
  expect(problems).toMatchObject([{ place: 'line 8', reason: expect.stringContaining('The database refused it') }]);
});

test('two imports of one file at the same moment add each notice once', async () => {
  const rows = Array.from({ length: 900 }, (_, n) =>
    body({ reference: `NHA/${n}`, procuringOrganization: `Org ${n % 7}` }),
  );
  const reports = await Promise.all([run(rows), run(rows)]);
  const sum = reports.map((report) => report.counts).reduce((a, b) => a.map((n, index) => n + (b[index] ?? 0)));
  expect(sum).toEqual([900, 0, 900, 0]);
  expect(await db.query(sql`SELECT count(*) AS n FROM tender`)).toEqual([{ n: 900 }]);
  expect(await db.query(sql`SELECT count(*) AS n FROM organization`)).toEqual([{ n: 7 }]);
});

test('stopped in the middle, a second run goes on from there', async () => {
  const rows = Array.from({ length: 1500 }, (_, n) => body({ reference: `NHA/${n}` }));
  const stop = new AbortController();
  const onProgress = ({ added }: { added: number }) => added > 0 && stop.abort();
  const first = await run(rows, { signal: stop.signal, onProgress });
  expect(first).toMatchObject({ stopped: true, refused: 0 });
  expect(first.added).toBeGreaterThan(0);
  expect(first.added).toBeLessThan(1500);
  expect((await run(rows)).counts).toEqual([1500 - first.added, 0, first.added, 0]);
});

test('only the long batches of an import let words wait beside the index', async () => {
  const owner = openDatabase(database.ownerUrl, { role: 'owner', max: 1 });
  await owner.query(sql`CREATE TABLE waiting AS SELECT ''::text AS most LIMIT 0`);
  await owner.query(sql`CREATE FUNCTION note_waiting() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
    'BEGIN INSERT INTO waiting VALUES (current_setting(''gin_pending_list_limit'')); RETURN NULL; END'`);
  await owner.query(sql`CREATE TRIGGER waiting AFTER INSERT ON tender EXECUTE FUNCTION note_waiting()`);
  await run(Array.from({ length: 1010 }, (_, n) => body({ reference: `NHA/${n}` })));
  expect(await owner.query(sql`SELECT most FROM waiting`)).toEqual([{ most: '8MB' }, { most: '256kB' }]);
  await owner.close();
});

test('a replay of the log, event by event, gives what the batches wrote', async () => {
  const row = (n: number, changes: Row = {}) =>
    body({
      reference: `NHA/${n}`,
      procuringOrganization: `Org ${n % 3}`,
      organizations: ['World Bank', `Org ${n % 2}`],
      ocrText: 'پل NHA/1',
      ...changes,
    });
  await run([
    row(1),
    row(2, { imageUrl: dataUrl('png', await picture('png')), closingTime: '11:30', openingAt: '2026-12-01T07:00:00Z' }),
    row(3),
  ]);
  await run([
    row(1, { title: 'Changed', categories: ['Bridges'], organizations: [] }),
    row(3, { city: 'Lahore', status: 'closed' }),
    row(4),
  ]);
  const owner = openDatabase(database.ownerUrl, { role: 'owner', max: 2 });
  const tables = [
    'category',
    'organization',
    'tender',
    'tender_category',
    'tender_organization',
    'removed_notice',
  ] as const;
  const read = async (queryable: Pick<Database, 'query'>) => {
    const rows: Record<string, unknown> = {};
    for (const name of tables) rows[name] = await queryable.query(sql`SELECT * FROM ${sql.ident(name)} ORDER BY 1, 2`);
    return rows;
  };
  const live = await read(owner);
  expect(live.tender).toHaveLength(4);
  expect(await replayed(owner, CATALOGUE, tables, read)).toEqual(live);
  await owner.close();
});
