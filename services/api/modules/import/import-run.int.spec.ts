import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { importEndpoints } from '#contracts/api/imports.ts';
import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { IMPORT_MAX_BYTES, IMPORT_PART_BYTES } from '#contracts/vocabulary/imports.ts';
import { sql } from '#db/connection.ts';
import { ACCOUNTS, CATALOGUE } from '../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import type { Actor } from '../../../../tests/support/http.ts';
import { imports } from '../../../../tests/support/import/import-into.ts';
import { until } from '../../../../tests/support/until.ts';

const { list, one, create, upload, start, stop, discard } = importEndpoints;
const HEAD = 'title,description,closingDate,categories,sectors,source,reference';
const line = (n: number, closing = '2026-12-01') =>
  `Bridge ${n},Over the canal,${closing},Roads,Government,Dawn,NHA/${n}`;

const api = forAllTests(() => startApi({ modules: [ACCOUNTS, ...CATALOGUE, imports] }));
const admin = forAllTests(() => api.superAdmin());

const put = (actor: Actor, id: number, firstAt: number, body: string, type = 'application/octet-stream') =>
  actor.request('PUT', `/api/admin/imports/${id}/parts/${firstAt}`, { body, headers: { 'content-type': type } });

async function uploaded(text: string, fileName = 'notices.csv'): Promise<number> {
  const size = Buffer.byteLength(text);
  const { id } = await admin.call(create, { body: { fileName, size } });
  for (let at = 0; at < size; at += IMPORT_PART_BYTES) {
    expect(await put(admin, id, at, text.slice(at, at + IMPORT_PART_BYTES))).toMatchObject({ status: 200 });
  }
  return id;
}

async function ended(id: number) {
  const find = () => admin.call(one, { params: { id } });
  await until(async () => (await find()).state !== 'running');
  return find();
}

async function run(id: number, dryRun: boolean) {
  await admin.call(start, { params: { id }, body: { dryRun } });
  return ended(id);
}

const titles = async () =>
  (await admin.call(tenderEndpoints.list, { query: { limit: 100 } })).map(({ title }) => title).sort();
const told = (id: number) =>
  api.db.query<{ type: string; data: object }>(
    sql`SELECT type, data FROM es.events WHERE stream_id = ${`import-${id}`} ORDER BY version`,
  );

test.each([
  ['U+0000', { title: 'Pi\0pes', closingDate: 'bad\0', categories: 'Ro\0ads', 'other\0': '\0' }],
  [
    'halves of surrogates',
    { title: 'Pi\ud800pes', closingDate: '20\udc00', categories: 'R\ud83d', 'x\ud800': '\ud83d \\u0000' },
  ],
  [
    'words that objects have',
    { title: 'constructor', closingDate: '2031-12-01', categories: 'constructor', sectors: 'toString' },
  ],
])('a file with %s is checked to its end [ASVS 2.2.1]', { timeout: 15_000 }, async (_, row) => {
  const id = await uploaded(`${JSON.stringify(row)}\n`, 'notices.jsonl');
  expect(['checked', 'asking']).toContain((await run(id, true)).state);
  await admin.call(discard, { params: { id } });
});

test('a file does not go while its import begins', async () => {
  const id = await uploaded(`${HEAD}\n${line(1)}`);
  let discarding: Promise<{ readonly status: number }> | undefined;
  await api.owner.tx(async (tx) => {
    await tx.query(sql`SELECT pg_advisory_xact_lock(hashtext('import_run'))`); // as an import begins
    await tx.query(
      sql`UPDATE import_run SET state = 'running', claimed_until = now() + interval '1 minute' WHERE id = ${id}`,
    );
    discarding = admin.send(discard, { params: { id } });
    await delay(300);
  });
  expect(await discarding).toMatchObject({ status: 409 });
  await api.owner.query(sql`UPDATE import_run SET state = 'ready' WHERE id = ${id}`);
  await admin.call(discard, { params: { id } });
});

describe('every call × every role [ASVS 8.2.1] [X1]', () => {
  const nobody = { params: { id: 2_000_000_000, firstAt: 0 } };
  const table: [Endpoint, object, number, number, number][] = [
    [list, {}, 401, 403, 200],
    [one, nobody, 401, 403, 404],
    [create, { body: { fileName: 'x', size: 0 } }, 401, 403, 400],
    [upload, nobody, 401, 403, 415],
    [start, { ...nobody, body: { dryRun: true } }, 401, 403, 404],
    [stop, nobody, 401, 403, 404],
    [discard, nobody, 401, 403, 404],
  ];

  test('the table names every call of the module', () =>
    expect(new Set(table.map(([endpoint]) => endpoint))).toEqual(new Set(Object.values(importEndpoints))));

  test('answers as the policy says', async () => {
    const plain = await api.user('plain.person');
    for (const [endpoint, input, ...expected] of table) {
      const answers = [];
      for (const actor of [api.visitor(), plain, admin]) answers.push((await actor.send(endpoint, input)).status);
      expect([endpoint.path, answers]).toEqual([endpoint.path, expected]);
    }
  });
});

describe('a file of good and bad rows', () => {
  const text = [HEAD, line(1), line(2, 'soon'), line(3), 'too,short', ''].join('\n');

  test('is checked first: nothing is written, each bad row is named', async () => {
    const id = await uploaded(text);
    const checked = await run(id, true);
    expect(checked).toMatchObject({
      state: 'checked',
      canStart: true,
      counts: { added: 2, refused: 2, newCategories: 1 },
      problems: [
        { place: 'line 3', column: 'closingDate', value: 'soon', reason: 'Must be a date such as 2026-11-30' },
        { place: 'line 5', reason: expect.stringContaining('Has 2 columns') },
      ],
    });
    expect(await titles()).toEqual([]);
    const announced = { route: importEndpoints.create.path, record: `import-${id}`, detail: `${text.length} bytes` };
    expect(await api.owner.query(sql`SELECT data FROM es.events WHERE type = 'ActDone'`)).toContainEqual({
      data: announced,
    });
    const done = await run(id, false);
    expect(done).toMatchObject({
      state: 'done',
      canStart: false,
      bytesRead: done.size,
      counts: { added: 2, refused: 2 },
    });
    expect(await titles()).toEqual(['Bridge 1', 'Bridge 3']);
    expect(await told(id)).toMatchObject([
      { type: 'ImportUploaded', data: { bytes: Buffer.byteLength(text) } },
      { type: 'ImportStarted', data: { dryRun: true } },
      { type: 'ImportEnded', data: { dryRun: true, end: 'done' } },
      { type: 'ImportStarted', data: { dryRun: false } },
      { type: 'ImportEnded', data: { dryRun: false, end: 'done', added: 2, refused: 2 } },
    ]);
  });

  test('adds nothing a second time, and what was removed here stays removed', async () => {
    const [removed] = await admin.call(tenderEndpoints.list, { query: { search: 'Bridge' } });
    await admin.call(tenderEndpoints.remove, { params: { id: removed?.id ?? 0 } });
    const again = await run(
      await uploaded(`${text}${line(4)}\n`.replace('Over the canal', 'Over the new canal')),
      false,
    );
    expect(again.counts).toMatchObject({ added: 1, refused: 2, removedHere: 1 });
    expect(await titles()).toHaveLength(2);
    expect(await titles()).not.toContain(removed?.title);
  });
});

describe('a file arrives in parts', () => {
  const long = `${HEAD}\n${'x'.repeat(IMPORT_PART_BYTES)}`;
  const size = long.length;

  test('in order; one that came before is taken once', async () => {
    const { id } = await admin.call(create, { body: { fileName: 'long.csv', size } });
    const first = long.slice(0, IMPORT_PART_BYTES);
    expect((await put(admin, id, IMPORT_PART_BYTES, 'x')).status).toBe(409);
    expect((await put(admin, id, 0, 'short')).status).toBe(400);
    expect(await put(admin, id, 0, first)).toMatchObject({ body: { state: 'uploading', received: IMPORT_PART_BYTES } });
    expect(await put(admin, id, 0, first)).toMatchObject({ status: 200, body: { received: IMPORT_PART_BYTES } });
    expect(await admin.refused(start, { params: { id }, body: { dryRun: true } })).toMatchObject({ status: 409 });
    expect(await put(admin, id, IMPORT_PART_BYTES, long.slice(IMPORT_PART_BYTES))).toMatchObject({
      body: { state: 'ready' },
    });
  });

  test('of a bounded size, as plain bytes [ASVS 5.2.1]', async () => {
    expect(await admin.refused(create, { body: { fileName: 'x', size: IMPORT_MAX_BYTES + 1 } })).toMatchObject({
      status: 400,
    });
    const { id } = await admin.call(create, { body: { fileName: 'x', size: IMPORT_MAX_BYTES } });
    expect((await put(admin, id, 0, 'x'.repeat(IMPORT_PART_BYTES + 1))).status).toBe(413);
    expect((await put(admin, id, 0, '{}', 'application/json')).status).toBe(415);
    expect((await put(admin, id, -1, 'x')).status).toBe(404);
  });

  test('and is refused in a sentence when nothing of it can be read [ASVS 5.2.2]', async () => {
    const id = await uploaded('PK\u0003\u0004 a workbook', 'notices.xlsx');
    expect(await admin.call(one, { params: { id } })).toMatchObject({
      state: 'failed',
      canStart: false,
      failure: expect.stringContaining('cut off or damaged'),
    });
  });
});

describe('a run', () => {
  const many = [HEAD, ...Array.from({ length: 6000 }, (_, n) => line(n + 100)), ''].join('\n');

  test('is stopped, and goes on from there', async () => {
    const id = await uploaded(many);
    await admin.call(start, { params: { id }, body: { dryRun: false } });
    expect(await admin.refused(start, { params: { id }, body: { dryRun: false } })).toMatchObject({ status: 409 });
    expect(await admin.refused(discard, { params: { id } })).toMatchObject({ status: 409 });
    await admin.call(stop, { params: { id } });
    const stopped = await ended(id);
    expect(stopped).toMatchObject({ state: 'stopped', canStart: true });
    expect(stopped.counts?.added).toBeLessThan(6000);
    const done = await run(id, false);
    expect(done).toMatchObject({ state: 'done', counts: { added: 6000, unchanged: 0, refused: 0 } });
  });

  test('whose process died shows as interrupted and can be started again', async () => {
    const id = await uploaded([HEAD, line(1), ''].join('\n'));
    await api.owner.query(sql`UPDATE import_run SET state = 'running', claim = gen_random_uuid(),
      claimed_until = now() - interval '1 second' WHERE id = ${id}`);
    expect(await admin.call(one, { params: { id } })).toMatchObject({ state: 'interrupted', canStart: true });
    expect(await run(id, false)).toMatchObject({ state: 'done' });
  });

  test('is thrown away with its file', async () => {
    const id = await uploaded([HEAD, line(1), ''].join('\n'));
    await admin.call(discard, { params: { id } });
    expect(await admin.call(one, { params: { id } })).toMatchObject({ state: 'discarded', canStart: false });
    expect(await api.owner.query(sql`SELECT 1 FROM import_part WHERE run_id = ${id}`)).toEqual([]);
  });
});

test('numbers of U+0000, and statements about such a column, are taken', async () => {
  const tender = { id: 'x\0', title: 'Pipes', tenderPeriod: { endDate: '2031-12-01T00:00:00Z' } };
  const release = { ocid: 'a\0', id: '\0', date: '2026-01-01T00:00:00Z', tag: ['tender'], tender };
  const text = JSON.stringify({ releases: [{ ...release, buyer: { name: 'B\0' } }] });
  const size = Buffer.byteLength(text);
  const { id } = await admin.call(create, { body: { fileName: 'ocds.json', size, source: 'Portal' } });
  await put(admin, id, 0, text);
  await admin.call(start, { params: { id }, body: { dryRun: false, reading: { columns: { '\0': 'title' } } } });
  expect((await ended(id)).state).toBe('done');
  await admin.call(discard, { params: { id } });
});

test('a table with U+0000 in its names is checked to its end', async () => {
  const lines = [...Array(20).keys()].map((n) => line(n)).join('\n');
  const id = await uploaded(
    `${HEAD},organization\n${lines}\n${line(98).replace('Roads', 'Ro\0ads')},Works\n${line(99)},W\0\n`,
  );
  expect(await run(id, true)).toMatchObject({ state: 'checked', counts: { refused: 1 } });
});
