import { XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { calendarEndpoints } from '#contracts/api/account/calendar.ts';
import { savedEndpoints } from '#contracts/api/account/saved.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { sql } from '#db/connection.ts';
import { EVERYTHING, OPEN_DATA } from '../../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { publishFacts } from '../../../../../tests/support/tenders/publish-facts.ts';
import { addCategory, tenderBody } from '../../../../../tests/support/tenders/tender-samples.ts';

const NOW = new Date('2026-06-15T07:00:00Z');

const api = forAllTests(() =>
  startApi({
    modules: [...EVERYTHING, OPEN_DATA],
    settings: { publicUrl: 'https://ailaan.example', siteName: 'Ailaan & Sons of Karachi' },
    clock: () => NOW,
  }),
);
const root = forAllTests(() => api.superAdmin());
beforeAll(async () => {
  await addCategory(api.owner, 'Roads');
  const closingDate = '2036-06-20';
  await publishFacts(api.db, [
    { title: 'A bridge', closingDate, closingTime: '23:50' },
    { title: 'A road', closingDate },
    { title: 'A canal', closingDate },
  ]);
});

const get = (path: string) => api.visitor().get(path);
const calendarOf = (body: unknown) => new ICAL.Component(ICAL.parse(String(body)));
const eventsOf = (body: unknown) => calendarOf(body).getAllSubcomponents('vevent');
const propertyOf = (event: ICAL.Component | undefined, name: string) => String(event?.getFirstPropertyValue(name));

describe('one notice', () => {
  test('is an event with an end, counted by its changes', async () => {
    const answer = await get('/tenders/1.ics');
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="tender-1.ics"');
    const [event] = eventsOf(answer.body);
    expect(propertyOf(event, 'dtstart')).toBe('2036-06-20T23:50:00');
    expect(propertyOf(event, 'dtend')).toBe('2036-06-21T00:05:00');
    expect([propertyOf(event, 'sequence'), propertyOf(event, 'status')]).toEqual(['0', 'CONFIRMED']);
    await root.call(tenderEndpoints.update, {
      params: { id: 1 },
      body: tenderBody({ title: 'A longer bridge', closingDate: '2036-07-01' }),
    });
    const [changed] = eventsOf((await get('/tenders/1.ics')).body);
    expect([propertyOf(changed, 'sequence'), propertyOf(changed, 'uid')]).toEqual(['1', propertyOf(event, 'uid')]);
  });

  test('reminds, where that is asked for', async () => {
    const [event] = eventsOf((await get('/tenders/2.ics?alarm=3')).body);
    expect(propertyOf(event?.getFirstSubcomponent('valarm') ?? undefined, 'trigger')).toBe('-P3D');
    expect((await get('/tenders/2.ics')).body).not.toContain('VALARM');
    for (const alarm of ['0', '31', 'x', '']) expect((await get(`/tenders/2.ics?alarm=${alarm}`)).status).toBe(400);
  });

  test('that never was is 404, one that was removed is 410, and in the calendar of who saved it struck out', async () => {
    const reader = await api.user('struck.out');
    await reader.call(savedEndpoints.save, { params: { id: 3 } });
    await reader.call(savedEndpoints.save, { params: { id: 2 } });
    await root.call(tenderEndpoints.remove, { params: { id: 3 } });
    expect((await get('/tenders/999.ics')).status).toBe(404);
    expect((await get('/tenders/x.ics')).status).toBe(404);
    expect(await get('/tenders/3.ics')).toMatchObject({ status: 410, body: { removedAt: expect.any(String) } });
    const { url } = await reader.call(calendarEndpoints.create);
    const events = eventsOf((await get(`${url.replace('https://ailaan.example', '')}&alarm=1`)).body);
    expect(events.map((event) => [propertyOf(event, 'summary'), propertyOf(event, 'status')])).toEqual([
      ['Closes: A road', 'CONFIRMED'],
      ['Closes: A canal', 'CANCELLED'],
    ]);
    expect(events.map((event) => event.getAllSubcomponents('valarm').length)).toEqual([1, 0]);
    expect(propertyOf(events[1], 'sequence')).toBe('1');
  });
});

test('a sample says that it is one, in every calendar', async () => {
  const reader = await api.user('of.samples');
  await reader.call(savedEndpoints.save, { params: { id: 2 } });
  await api.owner.query(sql`UPDATE tender SET origin = 'sample' WHERE id = 2`);
  const { url } = await reader.call(calendarEndpoints.create);
  for (const path of ['/tenders/2.ics', url.replace('https://ailaan.example', '')])
    expect(eventsOf((await get(path)).body).map((event) => propertyOf(event, 'summary'))).toEqual([
      'Sample: closes: A road',
    ]);
});

test('a part of a list says that it is one, in words and in its links', async () => {
  const whole = await get('/tenders.ics');
  expect([whole.headers.get('link'), String(whole.body).includes('CALDESC')]).toEqual([null, false]);
  const part = await get('/tenders.ics?limit=1&alarm=2');
  expect(part.headers.get('link')).toBe('</tenders.ics?page=2&limit=1&alarm=2>; rel="next"');
  expect(propertyOf(calendarOf(part.body), 'x-wr-caldesc')).toMatch(/^Page 1 of a longer list/);
  const last = await get('/tenders.ics?limit=1&alarm=2&page=2');
  expect(last.headers.get('link')).toBe('</tenders.ics?limit=1&alarm=2>; rel="prev"');
});

test('browsers find the search', async () => {
  const { headers, body } = await get('/opensearch.xml');
  expect(headers.get('content-type')).toBe('application/opensearchdescription+xml; charset=utf-8');
  expect(XMLValidator.validate(String(body))).toBe(true);
  expect(body).toContain('<ShortName>Ailaan &amp; Sons of</ShortName>');
  expect(body).toContain('template="https://ailaan.example/tenders?search={searchTerms}"');
});
