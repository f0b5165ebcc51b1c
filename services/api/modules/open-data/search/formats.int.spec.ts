import { once } from 'node:events';
import { get as httpGet } from 'node:http';
import { parseFeed } from '@rowanmanning/feed-parser';
import { parse as parseCsv } from 'csv-parse/sync';
import { XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { sql } from '#db/connection.ts';
import { EVERYTHING, OPEN_DATA } from '../../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { publishFacts } from '../../../../../tests/support/tenders/publish-facts.ts';
import { addCategory, addOrganization, tenderBody } from '../../../../../tests/support/tenders/tender-samples.ts';

const NOW = new Date('2026-06-15T07:00:00Z');
const EVIL = `<script>alert("1")</script> & ]]> 'x'; BEGIN:VEVENT, \\n`;
const URDU = 'پل کی تعمیر اور سڑکوں کی مرمت کے لیے ٹینڈر نوٹس برائے ضلع ملتان اور گردونواح کے تمام علاقے';

let now = NOW;

const api = forAllTests(() =>
  startApi({
    modules: [...EVERYTHING, OPEN_DATA],
    settings: { publicUrl: 'https://ailaan.example' },
    clock: () => now,
  }),
);
const root = forAllTests(() => api.superAdmin());
beforeAll(async () => {
  await addCategory(api.owner, 'Roads');
  await addOrganization(api.owner, 'Water & Power <Board>');
  await publishFacts(api.db, [
    { title: EVIL, city: 'Lahore', closingTime: '14:30', closingDate: '2026-06-20', procuringOrganizationId: 1 },
    { title: URDU, city: 'Multan', closingDate: '2026-06-18', description: `=1+1\n${'لمبا متن '.repeat(300)}` },
    { title: '=HYPERLINK("http://x")', city: 'Lahore', closingDate: '2026-06-01', publishDate: '2026-05-01' },
  ]);
});

const get = (path: string, headers?: Record<string, string>) => api.visitor().get(path, headers);
const text = async (path: string) => String((await get(path)).body);

describe('the feed', () => {
  test('of a search is read by a feed reader, in the order of the list', async () => {
    const answer = await get('/tenders.atom?city=Lahore&sort=closing-soon');
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(XMLValidator.validate(String(answer.body))).toBe(true);
    const feed = parseFeed(String(answer.body));
    expect(feed).toMatchObject({
      title: 'Ailaan: tenders Lahore',
      url: 'https://ailaan.example/tenders?city=Lahore&sort=closing-soon',
    });
    expect(feed.items.map(({ id, title }) => [id, title])).toEqual([
      ['https://ailaan.example/tenders/1', expect.stringContaining('alert("1")')],
      ['https://ailaan.example/tenders/3', '=HYPERLINK("http://x")'],
    ]);
    expect(feed.items[0]?.categories.map(({ term }) => term)).toEqual(['Roads', 'Government']);
    expect(feed.items[0]?.authors.map(({ name }) => name)).toEqual(['Water & Power <Board>']);
  });

  test('of a nonsense search is empty and valid', async () => {
    const body = await text('/tenders.atom?search=zzqqxx');
    expect(XMLValidator.validate(body)).toBe(true);
    expect(parseFeed(body)).toMatchObject({ items: [], updated: new Date('2025-01-01T00:00:00Z') });
  });

  test('comes in pages that lead to each other', async () => {
    expect(await text('/tenders.atom?limit=2')).toContain(
      '<link rel="next" type="application/atom+xml" href="https://ailaan.example/tenders.atom?page=2&amp;limit=2"/>',
    );
    expect(await text('/tenders.atom?limit=2&page=2')).toMatch(/rel="previous"(?!.*rel="next")/s);
  });
});

describe('the calendar', () => {
  const events = (body: string) =>
    new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

  test('of a search is read by a calendar program: hours in Karachi, and whole days', async () => {
    const answer = await get('/tenders.ics');
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const found = events(String(answer.body));
    expect(found.map(({ uid }) => uid)).toEqual([2, 1, 3].map((id) => `tender-${id}@ailaan.example`));
    expect(found[0]).toMatchObject({ summary: `Closes: ${URDU}` });
    expect(found[0]?.startDate.isDate).toBe(true);
    expect(found[0]?.startDate.toString()).toBe('2026-06-18');
    const zone = new ICAL.Component(ICAL.parse(String(answer.body))).getFirstSubcomponent('vtimezone');
    ICAL.TimezoneService.register(new ICAL.Timezone(zone as ICAL.Component));
    expect(events(String(answer.body))[1]?.startDate.toJSDate().toISOString()).toBe('2026-06-20T09:30:00.000Z');
    expect(found[1]?.summary).toBe(`Closes: ${EVIL.trim()}`);
  });

  test('has no line longer than 75 bytes', async () => {
    for (const line of (await text('/tenders.ics')).split('\r\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('of a nonsense search is empty and valid', async () => {
    expect(events(await text('/tenders.ics?search=zzqqxx'))).toEqual([]);
  });
});

describe('the CSV', () => {
  test('of a search has every row, and no cell is a formula [ASVS 1.2.10]', async () => {
    const answer = await get('/tenders.csv?sort=closing-soon');
    const bytes = Buffer.from(await (await fetch(new URL('/tenders.csv?sort=closing-soon', api.origin))).arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    expect(answer.headers.get('x-total-count')).toBe('3');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="tenders-2026-06-15.csv"');
    const rows = parseCsv(bytes, { columns: true, bom: true }) as Record<string, string>[];
    expect(rows.map(({ id, status, closing_time }) => [id, status, closing_time])).toEqual([
      ['2', 'closing_soon', ''],
      ['1', 'closing_soon', '14:30'],
      ['3', 'closed', ''],
    ]);
    expect(rows[2]?.title).toBe(`'=HYPERLINK("http://x")`);
    expect(rows[0]).toMatchObject({
      title: URDU,
      url: 'https://ailaan.example/tenders/2',
      description: expect.stringMatching(/^'=1/),
    });
  });

  test('names further sources and files', async () => {
    const source = { source: 'Jang', publishDate: '2026-06-03', reference: 'J | 7', sourceUrl: null };
    await root.call(tenderEndpoints.addSource, { params: { id: 1 }, body: source });
    const pdf = { digest: 'a'.repeat(64), type: 'application/pdf', name: 'terms.pdf', pages: 2, bytes: 9 };
    await api.owner.query(sql`UPDATE tender SET documents = ${JSON.stringify([pdf])}::jsonb WHERE id = 1`);
    const rows = parseCsv(await text('/tenders.csv'), { columns: true, bom: true }) as Record<string, string>[];
    expect(rows.find(({ id }) => id === '1')).toMatchObject({
      also_in: 'Jang, 2026-06-03, J | 7',
      documents: `https://ailaan.example/files/${'a'.repeat(64)}/terms.pdf`,
    });
    expect(rows.find(({ id }) => id === '2')).toMatchObject({ also_in: '', documents: '' });
    await api.owner.query(sql`UPDATE tender SET documents = NULL WHERE id = 1`);
  });

  test('of a page has that page, of nonsense only its head', async () => {
    const rows = async (query: string) => parseCsv(await text(`/tenders.csv?${query}`), { bom: true }) as string[][];
    expect((await rows('limit=2&page=2&sort=closing-soon')).map(([id]) => id?.replace('\uFEFF', ''))).toEqual([
      'id',
      '3',
    ]);
    expect(await rows('search=zzqqxx')).toHaveLength(1);
  });

  test('goes on no longer than its reader, and no faster', async () => {
    await api.owner.query(sql`INSERT INTO tender (id, version, title, description, publish_date, closing_date, status, category_ids,
        sectors, organization_ids, origin, text_vector, organization_vector, created_at, updated_at)
      SELECT 1000 + n, 1, 'Many', repeat('words and words ', 2000), '2026-01-01', '2026-02-01', 'open', '{1}', '{Government}', '{}',
        'manual', '', '', now(), now() FROM generate_series(1, 1500) n`);
    const request = httpGet(new URL('/tenders.csv', api.origin));
    request.on('error', () => undefined);
    const [response] = await once(request, 'response');
    response.on('error', () => undefined);
    await once(response, 'data');
    response.pause();
    const asked = () => api.db.pool.totalCount - api.db.pool.idleCount;
    await expect.poll(asked).toBe(0); // it waits for us, and holds no connection meanwhile
    request.destroy();
    await expect.poll(asked).toBe(0);
    expect(api.log.filter((line) => line.includes('broke off'))).toEqual([]);
    await api.owner.query(sql`DELETE FROM tender WHERE id > 1000`);
  });
});

describe.each(['/tenders.atom', '/tenders.ics', '/tenders.csv'])('%s', (path) => {
  test.each(['?colour=red', '?city=a&city=b', '?status=nonsense', '?page=0', '?limit=5000', '?sort=random'])(
    'refuses %s as the list does',
    async (query) => expect((await get(path + query)).status).toBe(400),
  );

  test('is 406 to who takes something else, and 304 to who has it', async () => {
    expect((await get(path, { accept: 'image/png' })).status).toBe(406);
    const { headers } = await get(path);
    expect(headers.get('cache-control')).toMatch(/^public, /);
    expect((await get(path, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
  });

  test('changes its tag with an edit and with the clock', async () => {
    const tag = async () => (await get(`${path}?city=Lahore`)).headers.get('etag');
    const before = await tag();
    const { title, ...stated } = tenderEndpoints.get.response.parse((await root.get('/api/tenders/3')).body);
    const edited = tenderBody({
      closingDate: stated.closingDate,
      publishDate: stated.publishDate,
      city: 'Lahore',
      title: `${title} ${path}`,
    });
    await root.call(tenderEndpoints.update, { params: { id: 3 }, body: edited });
    const after = await tag();
    expect(after).not.toBe(before);
    if (path !== '/tenders.csv') return;
    const tags = [after];
    // the day on which the first closes, at 14:30 in Karachi, before and after; the day after it
    for (const at of ['2026-06-20T09:29:59Z', '2026-06-20T09:30:00Z', '2026-06-21T00:00:00Z']) {
      now = new Date(at);
      tags.push(await tag());
    }
    expect(new Set(tags).size).toBe(4);
    now = NOW;
  });
});

test.each(['/tenders.xml', '/tenders.json', '/tenders.exe'])('%s is no format of ours', async (path) => {
  expect((await get(path)).body).toMatchObject({ status: 406, message: expect.stringContaining('/tenders.atom') });
});
