import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { sql } from '#db/connection.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { startTenderApp } from '../../../../tests/support/tenders/tender-app.ts';
import { addCategory, addOrganization, tenderBody } from '../../../../tests/support/tenders/tender-samples.ts';

let id: number;

const app = forAllTests(startTenderApp);
const admin = forAllTests(() => app.as('admin'));
beforeAll(async () => {
  await addCategory(app.db, 'Roads');
  await addCategory(app.db, 'Retired', { isActive: false });
  await addOrganization(app.db, 'NHA');
  ({ id } = await admin.call(tenderEndpoints.create, { body: tenderBody({ title: 'Untouched' }) }));
});

afterAll(() => expect(app.failures).toEqual([]));

const foreignImage = 'This is not the present image of the tender. Upload a PNG, JPG or GIF, or leave it out.';

const without = (field: string) => Object.fromEntries(Object.entries(tenderBody()).filter(([name]) => name !== field));

describe('a refused field says so in the words of the form', () => {
  const cases: [field: string, value: unknown, message: string][] = [
    ['title', undefined, 'Title is required'],
    ['title', '', 'Title is required'],
    ['title', ' \t ', 'Title is required'],
    ['title', null, 'Title is required'],
    ['title', { $ne: '' }, 'Title is required'],
    ['title', 'x'.repeat(10_001), 'Must be at most 10000 characters'],
    ['description', undefined, 'Description is required'],
    ['description', '\r\n', 'Description is required'],
    ['closingDate', undefined, 'Closing date is required'],
    ['closingDate', '', 'Closing date is required'],
    ['closingDate', '2026-02-30', 'Must be a date such as 2026-11-30'],
    ['closingDate', '2026-05-31', 'Closing date must not be before the publish date'],
    ['publishDate', undefined, 'Publish date is required'],
    ['publishDate', '01/06/2026', 'Must be a date such as 2026-11-30'],
    ['status', undefined, 'Status is required'],
    ['status', 'OPEN', 'Status is required'],
    ['categories', undefined, 'At least one category is required'],
    ['categories', [], 'At least one category is required'],
    ['categories', 'Roads', 'At least one category is required'],
    ['categories', ['Roads', 'Nowhere'], 'Unknown category: Nowhere'],
    ['categories', ['Retired'], 'Unknown category: Retired'],
    ['sectors', undefined, 'At least one sector is required'],
    ['sectors', [], 'At least one sector is required'],
    ['organizationIds', [1, 999], 'Unknown organization: 999'],
    ['procuringOrganizationId', 2_147_483_647, 'Unknown organization: 2147483647'],
    ['sourceUrl', 'javascript:alert(1)', 'Please enter a valid URL'],
    ['closingTime', '24:00', 'Must be a time such as 14:30'],
    ['imageUrl', 'https://elsewhere.example/x.png', foreignImage],
    ['imageUrl', '/api/tenders/1/image?v=0123456789ab', foreignImage],
    ['imageUrl', '../../../../etc/passwd', foreignImage],
    ['isAdmin', true, 'Unknown field'],
    ['id', 7, 'Unknown field'],
  ];

  test.each(cases)('%s %j → %s [ASVS 2.2.1, 2.2.2] [C6]', async (field, value, message) => {
    const body = value === undefined ? without(field) : { ...without(field), [field]: value };
    for (const [method, path] of [
      ['POST', '/api/tenders'],
      ['PUT', `/api/tenders/${id}`],
    ] as const) {
      const answer = await admin.request(method, path, { body });
      expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
    }
  });

  test('in one list: what is wrong is all said at once', async () => {
    const answer = await admin.post('/api/tenders', { status: 'open', sectors: ['Elsewhere'] });
    expect(answer.body).toMatchObject({
      status: 400,
      errors: {
        title: 'Title is required',
        description: 'Description is required',
        publishDate: 'Publish date is required',
        closingDate: 'Closing date is required',
        categories: 'At least one category is required',
        'sectors.0': 'Choose sectors from the list',
      },
    });
  });

  test('unknown categories and organizations together [ASVS 2.2.3] [C6]', async () => {
    const body = tenderBody({ categories: ['X'], organizationIds: [9], procuringOrganizationId: 8 });
    expect((await admin.post('/api/tenders', body)).body).toMatchObject({
      errors: {
        categories: 'Unknown category: X',
        organizationIds: 'Unknown organization: 9',
        procuringOrganizationId: 'Unknown organization: 8',
      },
    });
  });

  test('and nothing was written', async () => {
    expect(await admin.call(tenderEndpoints.get, { params: { id } })).toMatchObject({ title: 'Untouched', version: 1 });
    const [row] = await app.db.query<{ n: number }>(sql`SELECT count(*) AS n FROM es.events`);
    expect(row?.n).toBe(1);
  });
});

describe('a body that is none [ASVS 1.5.2]', () => {
  test.each([
    ['nothing', undefined, 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['a text', '"x"', 400],
    ['broken', '{"title":', 400],
    ['too deep', '['.repeat(5000), 400],
    ['prototypes', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}', 400],
    ['8 MB', `{"imageUrl":"${'x'.repeat(8_000_000)}"}`, 413],
  ])('%s', async (_, body, status) => {
    expect((await admin.request('POST', '/api/tenders', { body })).status).toBe(status);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test('not JSON', async () => {
    const headers = { 'content-type': 'text/plain' };
    expect((await admin.request('POST', '/api/tenders', { body: tenderBody(), headers })).status).toBe(415);
  });
});

test.each([
  ['a title of 10,000 letters', { title: 'x'.repeat(10_000) }],
  [
    'quotes and signs',
    { title: `'; DROP TABLE tender; -- "\\ %_ {1,NULL} $1 $$`, city: "O'Neill {x}", sectors: ['Energy'] },
  ],
  ['markup', { description: '<script>alert(1)</script><img src=x onerror=alert(1)>' }],
  ['faces and scripts', { title: '😀 سڑک कार्य 道路', source: 'a\u202eb' }],
] as const)('%s are text, and come back as they went [ASVS 1.1.1, 1.3.5]', async (_, changes) => {
  const made = await admin.call(tenderEndpoints.create, { body: tenderBody(changes as object) });
  expect(await admin.call(tenderEndpoints.get, { params: { id: made.id } })).toMatchObject(changes);
  await admin.call(tenderEndpoints.remove, { params: { id: made.id } });
});

test('what Postgres cannot hold is dropped or mended', async () => {
  const made = await admin.call(tenderEndpoints.create, {
    body: tenderBody({ title: 'a\u0000b', description: 'half \ud800 pair', city: 'x\u0000' }),
  });
  expect(made).toMatchObject({ title: 'ab', description: 'half \ufffd pair', city: 'x' });
});

describe('an id that is none is 404 [X15]', () => {
  const ids = [
    '0',
    '-1',
    '1e3',
    '1.5',
    '01',
    '999999999999',
    '2147483648',
    'NaN',
    '1%20or%201=1',
    '%00',
    "'",
    '1;',
    '١',
  ];
  test.each(ids)('%s', async (text) => {
    for (const path of [`/api/tenders/${text}`, `/api/tenders/${text}/history`, `/api/tenders/${text}/image`]) {
      expect((await admin.get(path)).status).toBe(404);
    }
    expect((await admin.put(`/api/tenders/${text}`, tenderBody())).status).toBe(404);
    expect((await admin.delete(`/api/tenders/${text}`)).status).toBe(404);
  });
  test('and so is one that nobody has', async () => {
    for (const path of ['', '/history', '/image'])
      expect((await admin.get(`/api/tenders/2147483647${path}`)).status).toBe(404);
    expect((await admin.put('/api/tenders/2147483647', tenderBody())).status).toBe(404);
    expect((await admin.delete('/api/tenders/2147483647')).status).toBe(404);
  });
});
