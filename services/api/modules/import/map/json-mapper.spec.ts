import { expect, test } from 'vitest';
import type { ImportReading } from '#contracts/api/imports.ts';
import { jsonMapper } from './json-mapper.ts';
import { judgeRow } from './judge-row.ts';

const BODY = { title: 'Bridge', description: 'Over the canal', closingDate: '2026-12-01', categories: ['Roads'] };

const judge = (value: object, reading: ImportReading = {}) =>
  judgeRow({ ok: true, place: 'row 1', value }, jsonMapper(reading), 'Dawn');
const unknown = (column: string, value: string) => ({
  ...{ place: 'row 1', column, value },
  ...{ reason: 'Unknown field', cost: 'value' },
});

test('an unknown key is left out and noted once, also beside letters that nobody can read', () => {
  expect(judge({ ...BODY, province_name: 'Punjab', remarks: '\uFFFD' })).toMatchObject({
    ok: true,
    notes: [unknown('province_name', 'Punjab'), unknown('remarks', '\uFFFD')],
  });
});

test('a row is refused for what it lacks, not for an unknown key', () => {
  expect(judge({ ...BODY, closingDate: 'soon', remarks: 'x' })).toMatchObject({
    ok: false,
    problems: [{ column: 'closingDate', cost: 'row' }],
  });
  expect(judge({ ...BODY, closingDate: 'soon', remarks: 'x' })).not.toHaveProperty('problems.1');
});

test('of several keys for one field the surest is taken, as of columns', () => {
  const keys = { ref_no: 'A', 'Tender No': 'B', city: 'Lahore', district: 'Multan', dept: null, agency: 'NHA' };
  expect(judge({ ...BODY, ...keys })).toMatchObject({
    notice: { row: { reference: 'B', city: 'Lahore', procuringOrganization: 'NHA' } },
    notes: [unknown('ref_no', 'A'), unknown('district', 'Multan'), unknown('dept', 'null')],
  });
});

test('a person says what a key means, or that it means nothing', () => {
  const columns = { Scope: 'title', title: '', 'prov name': 'province' } as const;
  const judged = judge({ ...BODY, scope: 'Canal bridge', prov_name: 'Punjab' }, { columns });
  expect(judged).toMatchObject({ notice: { row: { title: 'Canal bridge', province: 'Punjab' } }, notes: [] });
  expect(judge({ ...BODY, scope: 'Canal bridge' }, { columns: { scope: 'title' } })).toMatchObject({
    notice: { row: { title: 'Canal bridge' } },
    notes: [],
  });
});

test.each([[undefined], [null], [' '], [[]], [['']]])('the stated category stands in for %j', (categories) => {
  expect(judge({ ...BODY, categories }, { category: 'Power' })).toMatchObject({
    notice: { row: { categories: ['Power'] } },
  });
});

test('a category of the row stands, and dates come in the stated order', () => {
  const reading = { category: 'Power', dateOrder: 'month-first' } as const;
  expect(judge({ ...BODY, closingDate: '12/01/2026' }, reading)).toMatchObject({
    notice: { row: { categories: ['Roads'], closingDate: '2026-12-01' } },
  });
});
