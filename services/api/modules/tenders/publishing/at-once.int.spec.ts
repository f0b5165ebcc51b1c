import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { sql } from '#db/connection.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { startTenderApp } from '../../../../../tests/support/tenders/tender-app.ts';
import { addCategory, addOrganization, tenderBody } from '../../../../../tests/support/tenders/tender-samples.ts';

const app = forAllTests(startTenderApp);
const admin = forAllTests(() => app.as('admin'));
beforeAll(() => addCategory(app.db, 'Roads'));

afterAll(() => expect(app.failures).toEqual([]));

const publish = () => admin.call(tenderEndpoints.create, { body: tenderBody() });

function tally(statuses: number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('twenty edits at once', () => {
  const edits = (id: number, etag: string | null) =>
    Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        admin.send(tenderEndpoints.update, {
          params: { id },
          body: tenderBody({ title: `Edit ${at}` }),
          headers: etag === null ? {} : { 'if-match': etag },
        }),
      ),
    );

  test('of the same version: one is made, nineteen are stale [ASVS 2.3.4] [C7]', async () => {
    const { id } = await publish();
    const { headers } = await admin.get(`/api/tenders/${id}`);
    const answers = await edits(id, headers.get('etag'));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 412: 19 });
    const won = answers.find(({ status }) => status === 200)?.body;
    expect(won).toMatchObject({ version: 2 });
    expect(await admin.call(tenderEndpoints.get, { params: { id } })).toEqual(won);
    expect(await admin.call(tenderEndpoints.history, { params: { id } })).toHaveLength(1);
  });

  test('of whatever version: each that is answered 200 is in the history', async () => {
    const { id } = await publish();
    const answers = await edits(id, null);
    const made = answers.filter(({ status }) => status === 200).length;
    expect(made + answers.filter(({ status }) => status === 409).length).toBe(20);
    expect(made).toBeGreaterThan(0);
    expect(await admin.call(tenderEndpoints.history, { params: { id } })).toHaveLength(made);
  });
});

test('a stale removal removes nothing [C8]', async () => {
  const { id } = await publish();
  const { headers } = await admin.get(`/api/tenders/${id}`);
  await admin.call(tenderEndpoints.update, { params: { id }, body: tenderBody({ title: 'Newer' }) });
  const refusal = await admin.refused(tenderEndpoints.remove, {
    params: { id },
    headers: { 'if-match': headers.get('etag') ?? '' },
  });
  expect(refusal.status).toBe(412);
  expect(await admin.call(tenderEndpoints.get, { params: { id } })).toMatchObject({ title: 'Newer' });
});

describe('a reference that is deleted while a tender is published', () => {
  const remove = { categories: sql`DELETE FROM category`, organizations: sql`DELETE FROM organization` };

  test.each([
    ['a category', async (name: string) => ({ name, id: await addCategory(app.db, name) }), remove.categories],
    [
      'an organization',
      async (name: string) => ({ name, id: await addOrganization(app.db, name) }),
      remove.organizations,
    ],
  ])('%s: the tender is refused with 409 or keeps it from deletion [ASVS 15.4.2] [C6]', async (what, add, deletion) => {
    const outcomes: number[] = [];
    for (let round = 0; round < 12; round++) {
      const { name, id } = await add(`${what} ${round}`);
      const body = tenderBody(what === 'a category' ? { categories: [name] } : { organizationIds: [id] });
      const [answer, deleted] = await Promise.all([
        admin.send(tenderEndpoints.create, { body }),
        app.db.query(sql`${deletion} WHERE id = ${id} RETURNING id`).then(
          () => true,
          () => false,
        ),
      ]);
      expect([201, 400, 409]).toContain(answer.status);
      expect(answer.status === 201).toBe(!deleted);
      outcomes.push(answer.status);
    }
    expect(outcomes.length).toBe(12);
  });

  test.each([
    ['category', 'categories'],
    ['organization', 'organizationIds'],
  ] as const)('the %s goes after it was looked up: 409 with a sentence', async (table, field) => {
    const name = `Passing ${table}`;
    const id = table === 'category' ? await addCategory(app.db, name) : await addOrganization(app.db, name);
    const body = tenderBody({ [field]: table === 'category' ? [name] : [id] });
    // the row's lock holds the publication back after its look-up, until the deletion is committed
    const answer = await app.db.tx(async (tx) => {
      await tx.query(sql`DELETE FROM ${sql.ident(table)} WHERE id = ${id}`);
      const sent = admin.send(tenderEndpoints.create, { body });
      await waitForLock();
      return { sent };
    });
    expect(await answer.sent).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(new RegExp(`^An? ${table} of this tender was deleted`)) },
    });
  });
});

test('a tender published while its organization is renamed is found by the new name', async () => {
  const id = await addOrganization(app.db, 'Irrigation');
  const published = await app.db.tx(async (tx) => {
    await tx.query(sql`SELECT 1 FROM organization WHERE id = ${id} FOR UPDATE`);
    await tx.query(sql`UPDATE organization SET name = 'Hydrology', name_folded = 'hydrology' WHERE id = ${id}`);
    const sent = admin.call(tenderEndpoints.create, { body: tenderBody({ procuringOrganizationId: id }) });
    await waitForLock();
    return { sent };
  });
  const tender = await published.sent;
  const found = await admin.call(tenderEndpoints.list, { query: { search: 'hydrology' } });
  expect(found.map((item) => item.id)).toEqual([tender.id]);
});

async function waitForLock(): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const waiting = await app.db.query(
      sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('nothing waited for the lock');
}
