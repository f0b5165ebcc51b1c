import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { SAVED_MAX, savedEndpoints } from '#contracts/api/account/saved.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { sql } from '#db/connection.ts';
import { EVERYTHING } from '../../../../tests/support/api/catalogue.ts';
import type { Person } from '../../../../tests/support/api/people.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { tenderBody } from '../../../../tests/support/tenders/tender-samples.ts';

const { list, save, remove } = savedEndpoints;

const api = forAllTests(() => startApi({ modules: EVERYTHING }));
const chief = forAllTests(() => api.superAdmin());
const amina = forAllTests(() => api.user('amina.saves'));
const bilal = forAllTests(() => api.user('bilal.saves'));
beforeAll(() => chief.post('/api/categories', { name: 'Roads' }));

async function publish(title: string, inDays: number): Promise<number> {
  const today = karachiDay(new Date());
  const days = { publishDate: addDays(today, -40), closingDate: addDays(today, inDays) };
  const body = tenderBody({ title, ...days, city: 'Multan' });
  const { body: tender } = await chief.post('/api/tenders', body);
  return (tender as { id: number }).id;
}

/** Rows of read tables only, with ids above 100,000. */
async function copyTender(id: number, copies: number): Promise<void> {
  const { rows } = await api.owner.pool.query<{
    name: string;
  }>(`SELECT column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'tender' AND is_generated = 'NEVER' AND column_name <> 'id'`);
  const columns = rows.map(({ name }) => name).join(', ');
  await api.owner.pool.query(
    `INSERT INTO tender (id, ${columns}) SELECT 100000 + n, ${columns} FROM tender, generate_series(1, $1) n WHERE id = $2`,
    [copies, id],
  );
}

const savedTitles = async (person: Person) =>
  (await person.call(list)).map(({ title, status }) => `${title}: ${status}`);

describe('saved tenders', () => {
  test('is one per person: what closes soonest first, closed ones last', async () => {
    const ids = [
      await publish('Next month', 30),
      await publish('Long over', -20),
      await publish('Over', -2),
      await publish('This week', 3),
    ];
    for (const id of ids) await amina.call(save, { params: { id } });
    expect(await savedTitles(amina)).toEqual([
      'This week: closing_soon',
      'Next month: open',
      'Over: closed',
      'Long over: closed',
    ]);
    expect(await savedTitles(bilal)).toEqual([]);
    expect((await amina.call(list))[0]).toMatchObject({
      city: 'Multan',
      closingTime: null,
      cancelledAt: null,
      id: ids[3],
    });
  });

  test('names the first organization where none is said to procure', async () => {
    const { body } = await chief.post('/api/organizations', { name: 'Canal Board' });
    const organizationIds = [(body as { id: number }).id];
    const { body: tender } = await chief.post('/api/tenders', tenderBody({ title: 'Desilting', organizationIds }));
    const saved = await bilal.call(save, { params: { id: (tender as { id: number }).id } });
    expect(saved).toMatchObject({ organization: 'Canal Board' });
    await bilal.call(remove, { params: { id: saved.id } });
  });

  test('takes a tender once, however often it is saved, and gives it up however often it is removed', async () => {
    const id = await publish('Saved twice', 10);
    const first = await bilal.call(save, { params: { id } });
    expect(await bilal.call(save, { params: { id } })).toEqual(first);
    expect(await savedTitles(bilal)).toEqual(['Saved twice: open']);
    await bilal.call(remove, { params: { id } });
    await bilal.call(remove, { params: { id } });
    expect(await savedTitles(bilal)).toEqual([]);
  });

  test('does not show a tender that was taken down, nor takes it', async () => {
    const id = await publish('Taken down', 10);
    await bilal.call(save, { params: { id } });
    await chief.delete(`/api/tenders/${id}`);
    expect(await savedTitles(bilal)).toEqual([]);
    expect((await bilal.refused(save, { params: { id } })).status).toBe(404);
  });

  test('is full at its limit, and says what to do [ASVS 2.3.2]', async () => {
    const id = await publish('One too many', 10);
    const full = await api.user('saved.all');
    await copyTender(id, SAVED_MAX);
    await api.owner.query(sql`INSERT INTO saved_tender SELECT ${full.id}::int, id FROM tender WHERE id > 100000`);
    const refusal = await full.refused(save, { params: { id } });
    expect(refusal).toMatchObject({ status: 409, message: expect.stringMatching(/Remove some/) });
  });

  test('is full at its limit for requests at once, too [ASVS 15.4.2]', async () => {
    const late = await Promise.all(Array.from({ length: 6 }, (_, n) => publish(`Late ${n}`, 10)));
    const full = await api.user('saved.at.once');
    await api.owner.query(sql`INSERT INTO saved_tender
      SELECT ${full.id}::int, id FROM tender WHERE id > 100000 LIMIT ${SAVED_MAX - 1}`);
    const answers = await Promise.all(late.map((id) => full.send(save, { params: { id } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });
});

describe('who may', () => {
  test.each([
    ['GET', '/api/account/saved', 200],
    ['PUT', '/api/account/saved/999999', 404],
    ['DELETE', '/api/account/saved/999999', 404],
    ['PUT', '/api/account/saved/0', 404],
    ['PUT', '/api/account/saved/1e3', 404],
  ])('%s %s: nobody 401, everybody who is signed in %i', async (method, path, status) => {
    expect((await api.visitor().request(method, path)).status).toBe(401);
    for (const person of [amina, chief]) expect((await person.request(method, path)).status).toBe(status);
  });

  test('nothing but the tender of the path can be stated [ASVS 8.2.2]', async () => {
    const id = await publish('Not for others', 10);
    expect((await amina.put(`/api/account/saved/${id}`, { userId: bilal.id })).status).toBe(400);
    expect((await amina.get('/api/account/saved?userId=1')).status).toBe(400);
  });

  test('what somebody keeps is in nobody else’s caches and in no event [ASVS 14.2.2] [X11]', async () => {
    const id = await publish('Kept quiet', 10);
    const { rows } = await api.owner.pool.query('SELECT max(position) AS last FROM es.events');
    await amina.call(save, { params: { id } });
    const after = await api.owner.pool.query('SELECT max(position) AS last FROM es.events');
    expect(after.rows).toEqual(rows);
    const answer = await amina.get('/api/account/saved');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});

test('who deletes his account while he saves a notice is signed out, in words that say so', async () => {
  const id = await publish('Saved too late', 9);
  const gone = await api.user('saves.too.late');
  let saving: Promise<{ readonly status: number }> | undefined;
  await api.owner.tx(async (tx) => {
    await tx.query(sql`DELETE FROM user_account WHERE id = ${gone.id}`);
    saving = gone.send(save, { params: { id } });
    await delay(300); // it waits for the row
  });
  expect(await saving).toMatchObject({ status: 401 });
});
