import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { placeEndpoints } from '#contracts/api/tenders/places.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { OUTSIDE_PAKISTAN } from '#contracts/vocabulary/places.ts';
import { sql } from '#db/connection.ts';
import { forEachAnew } from '../../../../../tests/support/for-tests.ts';
import { importInput } from '../../../../../tests/support/import/import-into.ts';
import { publishFacts } from '../../../../../tests/support/tenders/publish-facts.ts';
import { startTenderApp } from '../../../../../tests/support/tenders/tender-app.ts';
import { addCategory, tenderBody } from '../../../../../tests/support/tenders/tender-samples.ts';

const app = forEachAnew(startTenderApp);
const admin = forEachAnew(() => app.as('admin'));
beforeEach(() => addCategory(app.db, 'Roads'));
afterEach(() => expect(app.failures).toEqual([]));

const settle = (name: string, city: string, province?: string) =>
  admin.send(placeEndpoints.settle, { body: { name, city, province: province as never } });
const places = () => app.db.query(sql`SELECT id, city, province FROM tender ORDER BY id`);
const overview = () => admin.call(placeEndpoints.overview);

async function publish(city: string | null, province: string | null = null) {
  const made = await admin.call(tenderEndpoints.create, { body: tenderBody({ city, province }) });
  return [made.city, made.province];
}

async function imported(city: string, province: string | null, reference: string) {
  const input = { ...tenderBody({ city, province }), source: 'Dawn', reference };
  expect((await importInput(app.db, input)).refused).toBe(0);
  const [row] = await app.db.query<{ place: unknown[] }>(
    sql`SELECT jsonb_build_array(city, province) AS place FROM tender WHERE reference = ${reference}`,
  );
  return row?.place;
}

describe('a new tender', () => {
  test('in the form: a known name gets our spelling, and its province when none is stated', async () => {
    expect(await publish('Peshawer')).toEqual(['Peshawar', 'Khyber Pakhtunkhwa']);
    expect(await publish('LONDON')).toEqual(['London', OUTSIDE_PAKISTAN]);
    expect(await publish('Lahore', 'KPK')).toEqual(['Lahore', 'Khyber Pakhtunkhwa']); // the person's own word
    expect(await publish('Near the mill, Lahore')).toEqual(['Near the mill, Lahore', 'Punjab']);
    expect(await publish('chak 42')).toEqual(['chak 42', null]);
  });

  test('by import: the province follows from the city', async () => {
    expect(await imported('IslamabadTEC', null, '1')).toEqual(['Islamabad', 'Islamabad Capital Territory']);
    expect(await imported('Lahore', 'Sindh', '2')).toEqual(['Lahore', 'Punjab']);
    expect(await imported('Wembley', 'UKI7', '3')).toEqual(['Wembley', OUTSIDE_PAKISTAN]);
    expect(await imported('CHAK DITTA', null, '4')).toEqual(['Chak Ditta', null]);
    expect(await imported('Karachi.', null, '2')).toEqual(['Karachi', 'Sindh']); // the source moved it
  });

  test('is found and counted by any spelling of its city', async () => {
    await publish('London');
    await publish('LONDON');
    await publish('D.I. Khan', 'NWFP');
    const count = async (query: Record<string, string>) => {
      const { total, facets } = await admin.call(tenderEndpoints.facets, { query });
      return [total, facets.city.find(({ value }) => value === 'London')?.count];
    };
    expect(await count({ city: 'lonDON' })).toEqual([2, 2]);
    expect(await count({ city: 'DI Khan', province: 'kpk' })).toEqual([1, undefined]);
  });
});

describe('names that nobody knows', () => {
  beforeEach(async () => {
    await publishFacts(app.db, [
      { city: 'Chak Ditta' },
      { city: 'Chak Ditta', province: 'Punjab' },
      { city: 'CHAK DITTA' },
      { city: 'Quettaa' },
      { city: 'Karachi.' },
      { city: 'Karachi' },
      { city: 'Wembley', province: 'UKI7' },
      { city: null, province: 'punjab' },
      { city: 'Lahore', province: 'Sindh' },
    ]);
    await app.db.query(sql`SELECT nextval('tender_id') FROM generate_series(1, 9)`);
  });

  test('are listed with the nearest known one; what is known already is to be corrected', async () => {
    expect(await overview()).toEqual({
      unknown: expect.arrayContaining([
        { city: 'Chak Ditta', province: null, tenders: 1, nearest: null },
        { city: 'Chak Ditta', province: 'Punjab', tenders: 1, nearest: null },
        { city: 'Quettaa', province: null, tenders: 1, nearest: { city: 'Quetta', province: 'Balochistan' } },
      ]),
      unknownTotal: 4,
      outdated: expect.arrayContaining([
        { city: 'Karachi.', province: null, tenders: 1, becomes: { city: 'Karachi', province: 'Sindh' } },
        { city: 'Karachi', province: null, tenders: 1, becomes: { city: 'Karachi', province: 'Sindh' } },
        { city: 'Wembley', province: 'UKI7', tenders: 1, becomes: { city: 'Wembley', province: OUTSIDE_PAKISTAN } },
        { city: null, province: 'punjab', tenders: 1, becomes: { city: null, province: 'Punjab' } },
      ]),
      outdatedTenders: 5,
      settled: [],
    });
  });

  test('are settled once, for the past and from then on', async () => {
    expect(await settle('Chak Ditta', 'Chak Ditta', 'Punjab')).toMatchObject({ status: 201 });
    expect(await settle('Quettaa', 'quetta')).toMatchObject({ body: { city: 'Quetta', province: 'Balochistan' } });
    expect(await settle('Wembley', 'Wembley', OUTSIDE_PAKISTAN)).toMatchObject({ status: 201 });
    expect(await admin.call(placeEndpoints.correct)).toEqual({ corrected: 7, remaining: 0 });
    const stored = [
      ['Chak Ditta', 'Punjab'],
      ['Chak Ditta', 'Punjab'],
      ['Chak Ditta', 'Punjab'],
      ['Quetta', 'Balochistan'],
      ['Karachi', 'Sindh'],
      ['Karachi', 'Sindh'],
      ['Wembley', OUTSIDE_PAKISTAN],
      [null, 'Punjab'],
      ['Lahore', 'Sindh'],
    ].map(([city, province], at) => ({ id: at + 1, city, province }));
    expect(await places()).toEqual(stored);
    expect(await overview()).toMatchObject({ unknown: [], outdated: [], outdatedTenders: 0 });
    expect(await publish('Quettaa')).toEqual(['Quetta', 'Balochistan']);
    expect(await imported('CHAK DITTA - Pakistan', null, '9')).toEqual(['Chak Ditta', 'Punjab']);
  });

  test('each correction is a change of the tender by the administrator', async () => {
    await settle('Quettaa', 'Quetta');
    await admin.call(placeEndpoints.correct);
    const [event] = await app.db.query(
      sql`SELECT type, data -> 'changed' AS changed, meta -> 'actor' AS actor FROM es.events WHERE stream_id = 'tender-4' AND version = 2`,
    );
    expect(event).toEqual({ type: 'TenderUpdated', changed: ['city', 'province'], actor: { kind: 'user', id: 1 } });
  });

  test('may be settled otherwise later; the same again is no event', async () => {
    await settle('Quettaa', 'Quettaa', 'Punjab');
    await settle('Quettaa', 'Quettaa', 'Punjab');
    await settle('QUETTAA.', 'Quetta');
    const events = await app.db.query(
      sql`SELECT stream_id, version FROM es.events WHERE type = 'PlaceSettled' ORDER BY 1, 2`,
    );
    expect(events).toEqual([
      { stream_id: 'place-1', version: 1 },
      { stream_id: 'place-1', version: 2 },
    ]);
    expect((await overview()).settled).toEqual([{ name: 'QUETTAA.', city: 'Quetta', province: 'Balochistan' }]);
  });

  test('a new one needs its province, and letters', async () => {
    const problem = (errors: object) => ({ status: 400, body: { errors } });
    expect(await settle('Quettaa', 'Nowhere')).toMatchObject(
      problem({ province: 'This city is new: choose its province' }),
    );
    expect(await settle('Pakistan', 'Quetta')).toMatchObject(problem({ name: 'This is no name of a place' }));
    expect(await settle('???', 'Quetta')).toMatchObject({ status: 400 });
  });
});

test('hundreds are corrected in parts; nothing is done twice by two at once', async () => {
  await publishFacts(
    app.db,
    Array.from({ length: 2300 }, () => ({ city: 'Karachi.' })),
  );
  const [first] = await Promise.all([admin.call(placeEndpoints.correct), admin.call(placeEndpoints.overview)]);
  expect(first).toEqual({ corrected: 2000, remaining: 300 });
  const both = await Promise.all([admin.send(placeEndpoints.correct), admin.send(placeEndpoints.correct)]);
  expect(both.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await admin.call(placeEndpoints.correct)).toEqual({ corrected: 0, remaining: 0 });
  const [versions] = await app.db.query(
    sql`SELECT min(version), max(version), count(*)::int FROM tender WHERE city = 'Karachi'`,
  );
  expect(versions).toEqual({ min: 2, max: 2, count: 2300 });
});

test('the form asks where a city is', async () => {
  const lookUp = (city: string, province?: string) =>
    admin.call(placeEndpoints.lookUp, { query: { city, province } as never });
  expect(await lookUp('Lahore', 'Sindh')).toMatchObject({ city: 'Lahore', province: 'Punjab', contradicted: 'Sindh' });
  expect(await lookUp('Quettaa')).toMatchObject({ howSure: 'unknown', nearest: { city: 'Quetta' } });
  expect(await (await app.as('user')).send(placeEndpoints.lookUp, { query: { city: 'x' } })).toMatchObject({
    status: 403,
  });
});
