import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { type SQLQuery, sql } from '#db/connection.ts';
import { CATALOGUE } from '../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { presentTender } from '../../../tests/support/tenders/tender-samples.ts';
import { MODULES } from '../app.ts';
import { users } from '../modules/users/index.ts';
import { READ_TABLES } from './read-tables.ts';
import { type RebuildOptions, rebuild } from './rebuild.ts';
import { differs } from './tables/compare-tables.ts';

const post = async (path: string, body: object) => {
  const { status, body: answer } = await chief.post(path, body);
  expect(status).toBe(201);
  return (answer as { id: number }).id;
};
const notice = (title: string, changes: object = {}) => presentTender({ title, ...changes });
const put = (id: number, body: ReturnType<typeof notice>) =>
  chief.call(tenderEndpoints.update, { params: { id }, body });

const api = forAllTests(() => startApi({ modules: [...CATALOGUE, users] }));
const chief = forAllTests(() => api.superAdmin());
beforeAll(async () => {
  await api.user('amina.rebuilds');
  await post('/api/categories', { name: 'Roads' });
  await post('/api/categories', { name: 'Bridges' });
  const offices = [
    await post('/api/organizations', { name: 'North' }),
    await post('/api/organizations', { name: 'South' }),
  ];
  for (let n = 0; n < 12; n++) await post('/api/tenders', notice(`Road ${n}`, { organizationIds: offices }));
  await put(3, notice('Bridge 3', { categories: ['Bridges'] }));
  await put(3, notice('Bridge 3 again', { organizationIds: offices.slice(1) }));
  await chief.call(tenderEndpoints.remove, { params: { id: 5 } });
  const changes = [
    ['categories/1', { name: 'Roads', sortOrder: 3 }],
    ['categories/1', { name: 'Roads', sortOrder: 4 }],
    [`organizations/${offices[1]}`, { name: 'South', address: 'Canal Road' }],
    [`organizations/${offices[0]}`, { name: 'Far North' }],
  ] as const;
  for (const [path, body] of changes) expect((await chief.request('PUT', `/api/${path}`, { body })).status).toBe(200);
});

const run = (options: Partial<RebuildOptions> = {}) => rebuild(api.owner, { modules: MODULES, ...options });
const wrong = async (options: Partial<RebuildOptions> = {}) => {
  const { equal, differences } = await run(options);
  return { equal, differences: differences.filter(differs) };
};

/** Tables that no event tells of: secrets, sessions, what the worker did, what follows the log or a read table by itself. */
const KEPT_TABLES =
  `account_link account_mail account_notice audit_entry audit_hour backup_made calendar_link change_due day_count
  digest_passed digest_range digest_run draft_file draft_work dump dump_part hidden_tender idempotency_key file
  file_page file_reading image import_memory import_part import_reading import_run mail mail_choice mail_piece
  mail_request mail_secret payment_proof_file rate_limit reminder_round saved_search saved_tender schema_function
  schema_migration sent_tender session statement statement_line tender_change tender_followed tender_tally
  tender_tally_change told_change told_closing unfound_search user_recovery_code user_second_factor user_secret
  watched_file web_asset worker_process`.split(/\s+/);

it('every table is said to be made of events (services/api/rebuild/read-tables.ts), or above not to be', async () => {
  const tables = await api.owner.query<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const listed = [...READ_TABLES.map(({ name }) => name), ...KEPT_TABLES];
  expect(tables.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([]);
});

describe('tables that are what the log gives', () => {
  it('are found so', async () => {
    const { differences, ...report } = await run();
    expect(report).toMatchObject({ equal: true });
    expect(differences.filter(differs)).toEqual([]);
    expect(differences.find(({ table }) => table === 'tender')?.rows).toBe(11);
    expect(await api.owner.query(sql`SELECT 1 FROM pg_namespace WHERE nspname = 'rebuild'`)).toEqual([]);
  });
});

describe('tables that are not', () => {
  const harm: Record<string, [SQLQuery, object]> = {
    'a changed row': [
      sql`UPDATE tender SET title = 'Forged', city = 'Nowhere' WHERE id = 2`,
      { table: 'tender', changed: 1, surplus: 0, missing: 0, columns: ['title', 'city'], examples: ['2'] },
    ],
    'a missing row, and with it its links': [sql`DELETE FROM tender WHERE id = 2`, { table: 'tender', missing: 1 }],
    'a row too many': [
      sql`INSERT INTO tender_category VALUES (2, 2)`,
      { table: 'tender_category', surplus: 1, examples: ['2/2'] },
    ],
    'an account with other rights': [
      sql`UPDATE user_account SET is_admin = true WHERE id = 2`,
      { table: 'user_account', changed: 1, columns: ['is_admin'] },
    ],
  };

  it.each(Object.entries(harm))(
    '%s is told, left alone by --check, and put right',
    async (_name, [query, difference]) => {
      await api.owner.query(query);
      for (const checkOnly of [true, false]) {
        const { equal, differences } = await wrong({ checkOnly });
        expect(differences).toContainEqual(expect.objectContaining(difference));
        expect(equal).toBe(!checkOnly);
      }
      expect(await wrong()).toEqual({ equal: true, differences: [] });
    },
  );

  it("two rows that hold one another's unique value end in a sentence, the rows as they were", async () => {
    const swap = () =>
      api.owner.tx(async (tx) => {
        for (const [from, to] of [
          ['Roads', '-'],
          ['Bridges', 'Roads'],
          ['-', 'Bridges'],
        ] as const)
          await tx.query(sql`UPDATE category SET name = ${to} WHERE name = ${from}`);
      });
    const names = () => api.owner.query(sql`SELECT id, name FROM category ORDER BY id`);
    await swap();
    const before = await names();
    await expect(run()).rejects.toThrow(
      /^A row of category that the log gives could not be written: .* unique index category_name\. .*run npm run rebuild again\.$/,
    );
    expect(await names()).toEqual(before);
    await api.owner.query(sql`UPDATE category SET name = 'Elsewhere' WHERE name = 'Roads'`);
    expect(await wrong()).toMatchObject({ equal: true, differences: [{ table: 'category', changed: 2 }] });
  });

  it('sessions and secrets stay when an account is put right', async () => {
    const count = () =>
      api.owner.query(sql`SELECT (SELECT count(*) FROM user_secret), (SELECT count(*) FROM session) AS sessions`);
    const before = await count();
    await api.owner.query(sql`UPDATE user_account SET username = username || '-x'`);
    expect(await wrong()).toMatchObject({ equal: true, differences: [{ table: 'user_account', changed: 2 }] });
    expect(await count()).toEqual(before);
    const id = await post('/api/tenders', notice('Still signed in'));
    await chief.call(tenderEndpoints.remove, { params: { id } });
  });
});

it('writes go on during a rebuild, and none is lost', async () => {
  await api.owner.query(sql`UPDATE tender SET title = 'Forged' WHERE id <= 8`);
  let writing = true;
  let slowest = 0;
  const writer = (async () => {
    const ids: number[] = [];
    while (writing) {
      const began = Date.now();
      const { id } = await chief.call(tenderEndpoints.create, { body: notice(`Meanwhile ${ids.length}`) });
      await put(id, notice(`Meanwhile ${ids.length}, changed`, { categories: ['Bridges'] }));
      slowest = Math.max(slowest, Date.now() - began);
      ids.push(id);
    }
    return ids;
  })();
  for (let round = 0; round < 3; round++) {
    await api.owner.query(sql`UPDATE tender SET city = 'Nowhere' WHERE id <= 8`);
    expect(await wrong()).toMatchObject({ equal: true, differences: [{ table: 'tender' }] });
  }
  writing = false;
  const ids = await writer;
  expect(ids.length).toBeGreaterThan(3);
  expect(slowest).toBeLessThan(5000);
  const [row] = await api.owner.query<{ n: number }>(
    sql`SELECT count(*) AS n FROM tender WHERE id = ANY (${ids}) AND title LIKE 'Meanwhile %, changed' AND category_ids = '{2}'`,
  );
  expect(row?.n).toBe(ids.length);
  expect(await wrong()).toEqual({ equal: true, differences: [] });
});

describe('a rebuild that is interrupted', () => {
  it('leaves the live tables alone, and is resumed or begun anew', async () => {
    const stop = new AbortController();
    const stopped = run({ signal: stop.signal, onProgress: () => stop.abort(new Error('stopped')) });
    await expect(stopped).rejects.toThrow('stopped');
    const steps: string[] = [];
    expect(await wrong({ resume: true, onProgress: ({ step }) => steps.push(step) })).toEqual({
      equal: true,
      differences: [],
    });
    expect(steps).toEqual(['compare']);
    expect(await wrong()).toEqual({ equal: true, differences: [] });
  });

  it('is alone', async () => {
    const first = run({ checkOnly: true });
    await sleep(50);
    await expect(run()).rejects.toThrow('Another rebuild is under way');
    await first;
  });
});

it('an event that this version does not know stops it before anything is changed', async () => {
  const append = (type: string, schema: number) =>
    api.owner.query(sql`INSERT INTO es.events (stream_id, version, event_id, type, schema, data, meta)
      VALUES (${`tender-${randomUUID().replaceAll(/\D/g, '').slice(0, 8)}`}, 1, ${randomUUID()}, ${type}, ${schema}::smallint, '{}', '{"outcome":"done"}')`);
  await append('TenderTeleported', 1);
  await api.owner.query(sql`UPDATE tender SET city = 'Nowhere' WHERE id = 2`);
  await expect(run()).rejects.toThrow(/TenderTeleported at position \d+ \(stream tender-\d+\) is not known/);
  expect(await api.owner.query(sql`SELECT city FROM tender WHERE id = 2`)).toEqual([{ city: 'Nowhere' }]);
  await api.owner.tx(async (tx) => {
    await tx.query(sql`SET LOCAL session_replication_role = replica`);
    await tx.query(sql`UPDATE es.events SET type = 'TenderRemoved', schema = 2 WHERE type = 'TenderTeleported'`);
  });
  await expect(run({ resume: true })).rejects.toThrow('TenderRemoved in shape 2');
});
