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

test('words that mark a notice are those of its row, not of things within', () => {
  const CLOSED = { ok: true, notice: { row: { status: 'closed' } } };
  expect(judge({ ...BODY, remarks: 'Cancelled' })).toMatchObject(CLOSED);
  expect(judge({ ...BODY, lot: { remarks: 'Cancelled' } })).not.toMatchObject(CLOSED);
  for (const around of ['node', '_source', 'attributes', 'properties'])
    expect(judge({ type: 'tender', [around]: { ...BODY, isCancelled: true } })).toMatchObject(CLOSED);
  expect(judge({ ...BODY, kind: 'Corrigendum' })).toMatchObject({ notice: { which: { amends: expect.any(String) } } });
});

test('a row that its source does not show is refused', () => {
  for (const sign of [
    { isDeleted: true },
    { is_active: 0 },
    { status: 'draft' },
    { deletedAt: '2026-11-20T10:00:00Z' },
  ])
    expect(judge({ ...BODY, ...sign })).toMatchObject({ ok: false, problems: [{ column: Object.keys(sign)[0] }] });
  for (const sign of [{ isDeleted: false }, { is_active: 1 }, { status: 'open' }, { deletedAt: null }])
    expect(judge({ ...BODY, ...sign })).toMatchObject({ ok: true });
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

test('an object of a program around the notice says nothing', () => {
  expect(judge({ _index: 'a', _source: BODY })).toMatchObject({
    notice: { row: { title: 'Bridge', categories: ['Roads'] } },
  });
});

test('a wrapped value is what its holder is: no day of an entry is a day of publication', () => {
  const { closingDate: _, ...body } = BODY;
  const dates = { closingDate: { $date: '2026-12-01' }, createdAt: { $date: '2026-11-01T10:00:00Z' } };
  const judged = judge({ ...body, ...dates });
  expect(judged).toMatchObject({ notice: { row: { closingDate: '2026-12-01' } } });
  expect(judged).not.toHaveProperty('notice.row.publishDate');
});

test('texts of web pages are read as they were shown', () => {
  const html = {
    title: '&ldquo;Bridge&rdquo; &amp; road',
    categories: ['Roads &amp; Bridges'],
    description: '<p>One</p><p>Two</p>',
  };
  expect(judge({ ...BODY, ...html })).toMatchObject({
    notice: { row: { title: '“Bridge” & road', categories: ['Roads & Bridges'], description: 'One\n\nTwo' } },
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

test('objects are read by the words that head columns', () => {
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

const nested = (key: string, depth: number, value: unknown): unknown =>
  depth === 0 ? value : { [key]: nested(key, depth - 1, value) };

test.each([
  [{ title: nested('name', 6, 'Bridge') }, 'title.name.name.name.name.name', 'Is an object, not a text'],
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

const DEEP = {
  tenderNo: 'T-1',
  agency: { id: 4, name: 'NHA', address: { city: 'Multan', country: 'Pakistan' }, phone: '051-1' },
  dates: { bidClosing: '2026-12-14T09:00:00Z', range: { published: '2026-11-24' } },
  tender: { subject: { en: 'Bridge', ur: 'پل' }, value: 500, no: { value: 7 } },
  categories: [{ category: { id: 3, name: 'Roads' } }, { name: { en: 'Canals' } }],
  fees: { bidSecurity: { amount: 5000, currency: 'PKR' } },
  createdBy: { profile: { city: 'Lahore', email: 'ali@x.pk' } },
};

test('objects of any depth are read by the last part of the path, and by all of it', () => {
  const { notice } = judge(DEEP) as Extract<ReturnType<typeof judge>, { ok: true }>;
  expect(notice.row).toMatchObject({
    ...{ reference: 'T-1', title: 'Bridge', procuringOrganization: 'NHA', city: 'Multan', contact: null },
    ...{ closingDate: '2026-12-14', closingTime: '14:00', publishDate: '2026-11-24', bidSecurity: '5000' },
    ...{ categories: ['Roads', 'Canals'] },
  });
  expect(notice.columns).toMatchObject({ city: 'agency.address.city', title: 'tender.subject.en' });
});

test('a place of the notice comes before one of its body', () =>
  expect(judge({ ...DEEP, location: { city: 'Quetta' } })).toMatchObject({ notice: { row: { city: 'Quetta' } } }));

test('a person says what a path means, or what an object within one is', () => {
  const value = { ...BODY, city: undefined, a: { b: { c: 'Lahore', d: { name: 'NHA' } }, e: { x: 1 } } };
  const columns = { 'a.b.c': 'city', 'a.b.d': 'procuringOrganization', 'a.e': '', city: '' } as const;
  expect(judge(value, { columns })).toMatchObject({
    notice: { row: { city: 'Lahore', procuringOrganization: 'NHA' } },
    notes: [],
  });
});

test('whatever is deep, wide or hostile costs little and does no harm', () => {
  const hostile = JSON.parse(
    '{"__proto__":{"isAdmin":true,"title":"x"},"constructor":{"prototype":{"city":"y"}},"a":{"__proto__":{"__proto__":1}}}',
  );
  const wide = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, { x: { y: at } }]));
  const judged = judge({ ...BODY, wide, deep: nested('deep', 5000, 'x'), ...hostile });
  expect(judged).toMatchObject({ ok: true, notice: { row: { title: 'Bridge', closingDate: '2026-12-01' } } });
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  expect(judged.ok && judged.notes.length).toBeLessThan(1000);
  const lists = JSON.parse(`${'['.repeat(100_000)}"x"${']'.repeat(100_000)}`);
  expect(judge({ ...BODY, title: lists })).toMatchObject({ problems: [{ reason: 'Is a list, not a text' }] });
});

test('a notice states all the ways to contact its body', () => {
  const contact = { person: 'Ali Khan', phone: '051-1', email: 'a@b.pk' };
  expect(judge({ ...BODY, Mobile: '0300-1', 'Contact No': '042-9', email: null })).toMatchObject({
    notice: { row: { contact: '0300-1\n042-9' } },
  });
  expect(judge({ ...BODY, contact })).toMatchObject({
    notice: { row: { contact: 'Ali Khan\n051-1\na@b.pk' } },
    notes: [],
  });
});

test('texts that a page had around its tags are one, as are those that WordPress renders', () => {
  const title = ['Supply of ', 'boats', ' (2)'];
  expect(judge({ ...BODY, title })).toMatchObject({ notice: { row: { title: 'Supply of boats (2)' } } });
  const { title: _, ...body } = BODY;
  expect(judge({ ...body, title: { rendered: 'Boats &#8211; two' } })).toMatchObject({
    notice: { row: { title: 'Boats – two' } },
  });
});

test('that a notice is a tender is no method', () =>
  expect(judge({ ...BODY, type: 'tender' })).toMatchObject({ ok: true, notice: { row: { procurementMethod: null } } }));

test('a key says whether the notice was cancelled', () => {
  const statusOf = (value: unknown) => judge({ ...BODY, is_cancelled: value });
  expect(statusOf(true)).toMatchObject({ notice: { row: { status: 'closed' } } });
  expect(statusOf(false)).not.toMatchObject({ notice: { row: { status: 'closed' } } });
});

test('the class of an object and the kind of a notice are no ways to buy', () => {
  const judged = judge({ ...BODY, __metadata: { type: 'SP.Data.ListItem' } });
  expect(judged).toMatchObject({ ok: true, notes: [], notice: { row: { procurementMethod: null } } });
  expect(judge({ ...BODY, type: 'Corrigendum' })).toMatchObject({
    notice: { which: { amends: expect.any(String) }, row: { procurementMethod: null } },
  });
});

test('numbers of categories and kinds that programs give their objects tell nothing', () => {
  const given = { ...BODY, category: undefined, categories: [12], acf: { category: 'Roads' } };
  expect(judge(given)).toMatchObject({ notice: { row: { categories: ['Roads'] } } });
  for (const type of ['node--tender', 'Feature', 'post', 'tender'])
    expect(judge({ ...BODY, type })).toMatchObject({ notice: { row: { procurementMethod: null } } });
});

test('an object of the body may call its name as it likes', () => {
  const given = { ...BODY, procuringAgency: { paId: 4, paName: 'NHA', paCode: 'N' } };
  expect(judge(given)).toMatchObject({ notice: { row: { procuringOrganization: 'NHA' } } });
});

test('a blank states nothing, and of one that is needed one problem is told', () => {
  expect(judge({ ...BODY, publishDate: '', opening: ' ', url: '' })).toMatchObject({ ok: true, notes: [] });
  expect(judge({ ...BODY, publishDate: '', categories: '' })).toMatchObject({
    problems: [{ column: 'categories', reason: 'At least one category is required' }],
  });
});
