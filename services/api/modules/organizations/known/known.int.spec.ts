import { beforeAll, expect, test } from 'vitest';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import { KnownResult, knownEndpoints } from '#contracts/api/organizations/known.ts';
import { organizationEndpoints } from '#contracts/api/organizations.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { sql } from '#db/connection.ts';
import { ACCOUNTS, CATALOGUE } from '../../../../../tests/support/api/catalogue.ts';
import { testRoles } from '../../../../../tests/support/api/role-table.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { tenderBody } from '../../../../../tests/support/tenders/tender-samples.ts';

const { list, choose } = knownEndpoints;

const api = forAllTests(() => startApi({ modules: [...CATALOGUE, ACCOUNTS] }));
const guest = forAllTests(() => api.visitor());
const chief = forAllTests(() => api.superAdmin());
const plain = forAllTests(() => api.user());
beforeAll(() => chief.call(categoryEndpoints.create, { body: { name: 'Roads' } }));

testRoles(
  knownEndpoints,
  [
    [list, {}, 401, 403, 200],
    [choose, { body: { names: ['Nobody knows it'] } }, 401, 403, 400],
  ],
  () => ({ guest, plain, chief }),
);

const present = async () => (await chief.call(organizationEndpoints.list)).map(({ name }) => name);

test('those that are chosen come, the others go, each by its event; what a notice names and what is unknown stays', async () => {
  const known = await chief.call(list);
  expect(known.every(({ id }) => id === null)).toBe(true);
  expect(new Set(known.map(({ kind }) => kind))).toEqual(new Set(['federal', 'provincial']));
  const [one = '', two = '', three = ''] = known.map(({ name }) => name);
  await chief.call(organizationEndpoints.create, { body: { name: 'Town Committee of Nowhere' } });
  expect(await chief.call(choose, { body: { names: [one.toUpperCase(), two] } })).toEqual({
    ...{ added: 2, removed: 0, kept: [] },
  });
  expect(await chief.call(choose, { body: { names: [one, two] } })).toEqual({ added: 0, removed: 0, kept: [] });
  const used = (await chief.call(list)).find(({ name }) => name === one);
  await chief.call(tenderEndpoints.create, { body: tenderBody({ organizationIds: [used?.id ?? 0] }) });
  expect(await chief.call(choose, { body: { names: [three] } })).toEqual({
    added: 1,
    removed: 1,
    kept: [{ name: one, message: expect.stringContaining('1 tender') }],
  });
  expect((await present()).sort()).toEqual([one, three, 'Town Committee of Nowhere'].sort());
  const events = await api.owner.query(sql`SELECT type, count(*)::int AS times FROM es.events
    WHERE type IN ('OrganizationCreated', 'OrganizationRemoved') GROUP BY 1 ORDER BY 1`);
  expect(events).toEqual([
    { type: 'OrganizationCreated', times: 4 },
    { type: 'OrganizationRemoved', times: 1 },
  ]);
});

const chosenOf = async () => (await chief.call(list)).flatMap(({ name, id }) => (id === null ? [] : [name])).sort();

test('of ten choices at once one counts, whole; the others hear that somebody else was faster', async () => {
  const names = (await chief.call(list)).map(({ name }) => name);
  const choices = [names.slice(0, 50), names.slice(40, 99)];
  const { headers } = await chief.send(list);
  const headersOf = { 'If-Match': headers.get('etag') ?? '' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      chief.send(choose, { body: { names: choices[at % 2] ?? [] }, headers: headersOf }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(412)]);
  const at = answers.findIndex(({ status }) => status === 200) % 2;
  const done = KnownResult.parse(answers.find(({ status }) => status === 200)?.body);
  const kept = done.kept.map(({ name }) => name);
  expect(await chosenOf()).toEqual([...new Set([...(choices[at] ?? []), ...kept])].sort());
  expect(answers.find(({ status }) => status === 412)?.body).toMatchObject({
    message: expect.stringContaining('Somebody else changed this meanwhile'),
  });
  // an organization that came by itself meanwhile makes a choice stale, too
  const seen = (await chief.send(list)).headers.get('etag') ?? '';
  const missed = (await chief.call(list)).find(({ id }) => id === null);
  await chief.call(organizationEndpoints.create, { body: { name: missed?.name ?? '' } });
  expect((await chief.send(choose, { body: { names: [] }, headers: { 'If-Match': seen } })).status).toBe(412);
  expect((await chief.send(choose, { body: { names }, headers: { 'If-Match': '*' } })).status).toBe(200);
  expect(await chosenOf()).toHaveLength(names.length);
});

test('a choice that names what nobody knows changes nothing', async () => {
  const before = await present();
  expect((await chief.send(choose, { body: { names: ['Nobody knows it'] } })).body).toMatchObject({
    errors: { names: 'Unknown organization: Nobody knows it' },
  });
  expect(await present()).toEqual(before);
});
