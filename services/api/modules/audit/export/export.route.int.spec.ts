import { once } from 'node:events';
import { get as httpGet } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { AuditEvent } from '#contracts/api/audit.ts';
import { sql } from '#db/connection.ts';
import { ACCOUNTS } from '../../../../../tests/support/api/catalogue.ts';
import { PASSWORD, SUPER_ADMIN } from '../../../../../tests/support/api/people.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { audit } from '../index.ts';

const MANY = 100_000;
const MB = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes that are in use: what waits for the collector says how lazy it is, not how much an export holds. */
function heldNow(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

let cookie: string;

const api = forAllTests(() => startApi({ modules: [ACCOUNTS, audit] }));
const root = forAllTests(() => api.superAdmin());
beforeAll(async () => {
  const answer = await root.request('POST', '/api/login', {
    body: { username: SUPER_ADMIN, password: PASSWORD },
  });
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await api.owner.query(sql`INSERT INTO es.events (stream_id, version, event_id, type, data, meta)
    SELECT 'category-' || n, 1, gen_random_uuid(), 'CategoryCreated',
      jsonb_build_object('category', jsonb_build_object('name', '=SUM(' || n || ')', 'description', repeat('words ', 40),
        'parentId', null, 'emoji', null, 'isActive', true, 'sortOrder', n)),
      '{"actor": {"kind": "system", "name": "bench"}, "requestId": "r", "correlationId": "r", "outcome": "done"}'::jsonb
    FROM generate_series(1, ${MANY}::int) n`);
});

const path = (query: string) => `/api/admin/events/export?${query}`;

describe('an export', () => {
  test('as CSV has every event that fits, and no cell is a formula [ASVS 1.2.10] [C24]', async () => {
    await api.owner.query(sql`INSERT INTO es.events (stream_id, version, event_id, type, data, meta)
      SELECT 'organization-' || n, 1, gen_random_uuid(), 'OrganizationCreated',
        '{"organization": {"name": "Say \\"yes\\", please", "description": "=1+1", "categoryId": null, "website": null, "address": null}}'::jsonb,
        '{"actor": {"kind": "user", "id": 1}, "requestId": "-r", "correlationId": "r", "outcome": "done"}'::jsonb
      FROM generate_series(1, 700) n`);
    const answer = await root.get(path('type=OrganizationCreated'));
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="ailaan-events-[\d-]+\.csv"$/);
    expect(answer.headers.get('x-total-count')).toBe('700');
    const rows = parse(String(answer.body), { columns: true }) as Record<string, string>[];
    expect(rows).toHaveLength(700);
    expect(rows[0]).toMatchObject({
      actor: 'shahnaz.akhtar',
      target_record: 'organization-700',
      summary: 'shahnaz.akhtar created organization 700 “Say "yes", please”',
      request_id: "'-r",
    });
  });

  test('as JSON Lines has the events as the list answers them', async () => {
    const answer = await root.get(path('type=UserCreated&format=jsonl'));
    const lines = String(answer.body).trimEnd().split('\n');
    expect(lines.map((line) => AuditEvent.parse(JSON.parse(line)).type)).toEqual(['UserCreated']);
  });

  test('is in the log itself, with its filter by id [C24]', async () => {
    await root.get(path('actor=shahnaz.akhtar&format=jsonl&outcome=refused'));
    const [logged] = await api.owner.query<{ data: object }>(
      sql`SELECT data FROM es.events WHERE type = 'RecordsExported' ORDER BY position DESC LIMIT 1`,
    );
    expect(logged?.data).toEqual({
      route: '/api/admin/events/export',
      format: 'jsonl',
      filter: { actor: 'user-1', outcome: 'refused' },
    });
  });

  test.each(['format=xml', 'type=Nonsense', 'before=5'])('with %s is refused and not in the log', async (query) => {
    const count = () => api.owner.query(sql`SELECT count(*) AS n FROM es.events WHERE type = 'RecordsExported'`);
    const before = await count();
    expect((await root.get(path(query))).status).toBe(400);
    expect(await count()).toEqual(before);
  });

  test('of a hundred thousand events keeps memory flat for a reader slower than we are [ASVS 15.2.2]', async () => {
    const { response, request } = await open('type=CategoryCreated');
    let bytes = 0;
    let pauses = 0;
    let held = 0;
    const before = heldNow();
    for await (const chunk of response) {
      bytes += chunk.length;
      if (bytes > pauses * 4 * MB) {
        pauses++;
        await sleep(5);
        held = Math.max(held, heldNow() - before);
      }
    }
    expect(bytes).toBeGreaterThan(30 * MB);
    expect(held / MB).toBeLessThan(15);
    request.destroy();
  });

  test('ends when the caller leaves', async () => {
    const { response, request } = await open('type=CategoryCreated&format=jsonl');
    await once(response, 'data');
    request.destroy();
    const queries = () => api.db.pool.totalCount - api.db.pool.idleCount;
    await expect.poll(queries, { timeout: 10_000 }).toBe(0);
    await sleep(200);
    expect(queries()).toBe(0);
    expect(api.log.filter((line) => line.includes('broke off'))).toEqual([]);
  });
});

/** Without fetch, which would read ahead of us. */
async function open(query: string) {
  const request = httpGet(new URL(path(query), api.origin), { headers: { cookie } });
  const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream & { statusCode: number }];
  response.on('error', () => undefined);
  request.on('error', () => undefined);
  expect(response.statusCode).toBe(200);
  return { request, response };
}
