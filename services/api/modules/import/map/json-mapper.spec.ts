import { expect, test } from 'vitest';
import type { ImportReading } from '#contracts/api/imports.ts';
import { jsonMapper } from './json-mapper.ts';
import { judgeRow } from './judge-row.ts';

const BODY = { title: 'Bridge', description: 'Over the canal', closingDate: '2026-12-01', categories: ['Roads'] };

const judge = (value: object, reading: ImportReading = {}) =>
  judgeRow({ ok: true, place: 'row 1', value }, jsonMapper(reading), 'Dawn');
const unknown = (column: string, value: string) => ({
  ...{ place: 'row 1', column, value },
  ...{ reason: 'Is not known here', cost: 'value' },
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

test('numbers are texts, but one that is too long to be exact is left out', () => {
  expect(judge({ ...BODY, reference: 123, bidSecurity: 5000, categories: ['Roads', 77] })).toMatchObject({
    notice: { row: { reference: '123', bidSecurity: '5000', categories: ['Roads', '77'] } },
    notes: [],
  });
  expect(judge({ ...BODY, reference: JSON.parse('12345678901234567890') })).toMatchObject({
    notice: { row: { reference: null } },
    notes: [{ column: 'reference', reason: 'Is too long for a number. Put it between quotation marks', cost: 'value' }],
  });
});

const PORTAL = {
  tender: { id: 'PPRA-550', title: 'Courier services' },
  organization: { id: 4, name: 'Pakistan Post', website: 'post.gov.pk', type: 'Public' },
  location: { city: 'Islamabad', province: 'ICT' },
  dates: { published: '2026-11-24', closing: '2026-12-14' },
  closing: { time: '02:00 PM' },
  category: [{ id: 3, name: 'Services' }],
};

test('objects are read one level deep, by the words that head columns', () => {
  const { notice, notes } = judge(PORTAL) as Extract<ReturnType<typeof judge>, { ok: true }>;
  expect(notice.row).toMatchObject({
    ...{ reference: 'PPRA-550', title: 'Courier services', procuringOrganization: 'Pakistan Post' },
    ...{ city: 'Islamabad', province: 'ICT', publishDate: '2026-11-24', closingDate: '2026-12-14' },
    ...{ closingTime: '14:00', categories: ['Services'], sourceUrl: null },
  });
  expect(notice.columns).toMatchObject({ closingDate: 'dates.closing', procuringOrganization: 'organization.name' });
  expect(notes.filter(({ column }) => column !== 'description')).toEqual([
    unknown('organization.website', 'post.gov.pk'),
    unknown('organization.type', 'Public'),
  ]);
});

test('what stands in a row itself comes before what stands in an object of it, unless it is blank', () => {
  const more = { city: 'Lahore', location: { city: 'Multan' }, reference: null, tender: { no: 7, title: 'Else' } };
  expect(judge({ ...BODY, ...more })).toMatchObject({
    notice: { row: { title: 'Bridge', city: 'Lahore', reference: '7' } },
  });
});

test('whoever keyed a notice is not its contact', () =>
  expect(judge({ ...BODY, created_by: { name: 'Ali', email: 'ali@x.pk' } })).toMatchObject({
    notice: { row: { contact: null } },
  }));

test('a person says what a key of an object means, or the object', () => {
  const value = { ...BODY, closingDate: undefined, until: { day: '2026-12-14' }, by: { name: 'NHA' }, meta: { x: 1 } };
  const columns = { 'until.day': 'closingDate', by: 'procuringOrganization', meta: '' } as const;
  expect(judge(value, { columns })).toMatchObject({
    notice: { row: { closingDate: '2026-12-14', procuringOrganization: 'NHA' } },
    notes: [],
  });
});

test.each([
  [{ title: { name: { en: 'Bridge' } } }, 'title.name', 'Is an object, not a text'],
  [{ title: ['Bridge', 'Road'] }, 'title', 'Is a list, not a text'],
  [{ title: true }, 'title', 'Is true or false, not a text'],
  [{ categories: [true] }, 'categories', 'Has something that is no text'],
])('%j is refused in plain words', (more, column, reason) =>
  expect(judge({ ...BODY, ...more })).toMatchObject({ ok: false, problems: [{ column, reason }] }),
);

test('a list with one text is a text', () =>
  expect(judge({ ...BODY, city: ['Lahore'], organization: [{ title: 'LDA' }] })).toMatchObject({
    notice: { row: { city: 'Lahore', procuringOrganization: 'LDA' } },
  }));
