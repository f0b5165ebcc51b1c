import { beforeAll, expect, it } from 'vitest';
import type { ImportRow } from '#contracts/api/imports.ts';
import { redactionEndpoints } from '#contracts/api/tenders/redaction.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { sql } from '#db/connection.ts';
import { judgeRow } from '../../services/api/modules/import/map/judge-row.ts';
import { ACCOUNTS, CATALOGUE } from '../support/api/catalogue.ts';
import { startApi } from '../support/api/start-api.ts';
import { tablesThatHold } from '../support/api/tables-that-hold.ts';
import { forAllTests } from '../support/for-tests.ts';
import { importRows } from '../support/import/import-into.ts';
import { dataUrl, picture } from '../support/tenders/image-files.ts';

const PHONE = '0300-9876543';

let id: number;
let scan: string;

/** The source's notice as it states it today. */
const read = (changes: Partial<Record<keyof ImportRow, unknown>> = {}) => {
  const input = {
    title: 'Repair of the canal',
    description: `Ask Mr Khan, ${PHONE}.`,
    contact: `Khan ${PHONE}`,
    imageUrl: scan,
    closingDate: '2027-01-05',
    categories: ['Roads'],
    sectors: ['Government'],
    source: 'EPADS',
    reference: 'CANAL-1',
    ...changes,
  };
  const rows = (async function* () {
    yield judgeRow(
      { ok: true, place: 'line 2', value: input },
      () => ({ input, columns: { contact: 'Contact' } }),
      undefined,
    );
  })();
  return importRows(api.db, rows);
};
const get = () => chief.call(tenderEndpoints.get, { params: { id } });
const withPhone = () => tablesThatHold(api.owner, [PHONE]);

const api = forAllTests(() => startApi({ modules: [...CATALOGUE, ACCOUNTS] }));
const chief = forAllTests(() => api.superAdmin());
beforeAll(async () => {
  scan = await dataUrl('png', await picture('png', 60, 40, 3));
  await read();
  [{ id } = { id: 0 }] = await chief.call(tenderEndpoints.list, { query: { search: 'CANAL-1' } });
  const problem = { place: 'line 9', column: 'Contact', value: `Khan ${PHONE}`, reason: 'Long' };
  const problems = JSON.stringify([{ ...problem, row: { contact: `Khan ${PHONE}` } }]);
  const found = JSON.stringify({ rows: [[`Khan ${PHONE}`]] });
  const city = { name: `Khan ${PHONE}`, rows: 1, becomes: [`Khan ${PHONE}`], isNew: true, nearest: null };
  const names = JSON.stringify({ categories: [], organizations: [], cities: [city] });
  await api.owner.query(sql`INSERT INTO import_run (file_name, size, state, created_by, problems, groups, found, names)
    VALUES ('notices.csv', 10, 'done', 1, ${problems}::jsonb, ${JSON.stringify([problem])}::jsonb, ${found}::jsonb, ${names}::jsonb)`);
  await api.owner.query(sql`WITH r AS (INSERT INTO import_run (file_name, size, state, created_by, is_dry_run, claim, claimed_until)
      VALUES ('list.csv', 10, 'running', 1, true, gen_random_uuid(), now() + interval '1 minute') RETURNING id)
    INSERT INTO import_part (run_id, first_at, bytes) SELECT id, 0, '\\x00' FROM r`);
  const body = {
    version: 1,
    fields: ['description' as const, 'contact' as const, 'imageUrl' as const],
    reason: 'A number',
  };
  await chief.call(redactionEndpoints.redact, { params: { id }, body });
});

it('no report of an import keeps the redacted text', async () => {
  expect(await withPhone()).toEqual([]);
  const [run] = await api.owner.query<{ problems: unknown }>(
    sql`SELECT problems FROM import_run WHERE file_name = 'notices.csv'`,
  );
  expect(run?.problems).toEqual([{ place: 'line 9', column: 'Contact', value: '', reason: 'Long' }]);
});

it('an import at work ends, so that it writes no report afterwards, and its file goes', async () => {
  const runs = await api.owner.query(sql`SELECT r.state, r.claim, (SELECT count(*)::int FROM import_part) AS files
    FROM import_run r WHERE file_name = 'list.csv'`);
  expect(runs).toEqual([{ state: 'failed', claim: null, files: 0 }]);
});

it('a source that goes on stating it brings what else it changed, and its report names the fields it was refused', async () => {
  const report = await read({ closingDate: '2027-01-12' });
  expect(report).toMatchObject({ updated: 1, refused: 0 });
  expect(report.problems.map(({ place, column, value }) => `${place} ${column} ${value}`).sort()).toEqual([
    'line 2 Contact ',
    'line 2 description ',
    'line 2 imageUrl ',
  ]);
  expect(await get()).toMatchObject({
    description: '[redacted]',
    contact: null,
    imageUrl: null,
    closingDate: '2027-01-12',
  });
  expect(await withPhone()).toEqual([]);
  expect(await api.owner.query(sql`SELECT hash FROM image`)).toEqual([]);
});

it('once more, and with another spelling of it, too; the word of an editor stands', async () => {
  expect(await read({ closingDate: '2027-01-19', contact: `M. Khan, ${PHONE}` })).toMatchObject({ updated: 1 });
  expect(await withPhone()).toEqual([]);
  expect((await read({ closingDate: '2027-01-19', contact: `Mr Khan, ${PHONE}` })).updated).toBe(0);
  const { id: _, version: __, ...tender } = await get();
  const { title, publishDate, closingDate, status, categories, source, reference } = tender;
  const facts = {
    title,
    publishDate,
    closingDate,
    status,
    categories,
    source,
    reference,
    sectors: ['Government' as const],
  };
  await chief.call(tenderEndpoints.update, { params: { id }, body: { ...facts, description: 'Ask the office.' } });
  await read({ closingDate: '2027-01-26' });
  expect(await get()).toMatchObject({ description: 'Ask the office.', contact: null, closingDate: '2027-01-26' });
  expect(await withPhone()).toEqual([]);
});
