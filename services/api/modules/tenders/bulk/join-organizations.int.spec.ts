import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import { organizationEndpoints } from '#contracts/api/organizations.ts';
import { bulkEndpoints } from '#contracts/api/tenders/bulk.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { ACCOUNTS, CATALOGUE } from '../../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { replayed } from '../../../../../tests/support/log/replay.ts';
import { addCategory, tenderBody } from '../../../../../tests/support/tenders/tender-samples.ts';
import { importPath } from '../../../import/import-path.ts';

const { move } = bulkEndpoints;

const api = forAllTests(() => startApi({ modules: [...CATALOGUE, ACCOUNTS] }));
const admin = forAllTests(() => api.superAdmin());

beforeAll(() => addCategory(api.db, 'Roads'));

let at = 0;
let [first, second, third, tender]: number[] = [];
const name = (which: string) => `${which} ${at}`;
beforeEach(async () => {
  at += 1;
  const add = async (which: string) =>
    (await admin.call(organizationEndpoints.create, { body: { name: name(which) } })).id;
  [first, second, third] = [await add('WASA'), await add('Water and Sanitation Agency'), await add('Water Agency')];
  const facts = { organizationIds: [first, second], procuringOrganizationId: first };
  tender = (await admin.call(tenderEndpoints.create, { body: tenderBody({ title: `Pumps ${at}`, ...facts }) })).id;
});

const find = () => admin.call(tenderEndpoints.get, { params: { id: tender ?? 0 } });
const remove = (id = 0, joinedTo?: number) =>
  admin.send(organizationEndpoints.remove, { params: { id }, query: joinedTo === undefined ? {} : { joinedTo } });
const moveTo = (from = 0, to = 0) => admin.send(move, { body: { from, to } });
const found = async (organization: string) =>
  (await admin.call(tenderEndpoints.list, { query: { organization } })).map(({ id }) => id);

test('tenders of one entry name the other, each once; readers of the tender are not told of a change', async () => {
  expect((await moveTo(first, second)).body).toEqual({ moved: 1, remaining: 0 });
  expect(await find()).toMatchObject({ organizationIds: [second], procuringOrganizationId: second });
  const [event] = await api.db.query(sql`SELECT data ->> 'cause' AS cause, data -> 'changed' AS changed FROM es.events
    WHERE stream_id = ${`tender-${tender}`} ORDER BY version DESC LIMIT 1`);
  expect(event).toEqual({ cause: 'correction', changed: ['organizationIds', 'procuringOrganizationId'] });
  expect((await moveTo(first, second)).body).toEqual({ moved: 0, remaining: 0 });
});

test('the name of a joined entry leads to the other, also when that is joined to a third', async () => {
  expect((await remove(first, second)).status).toBe(409); // its tender still names it
  await moveTo(first, second);
  expect((await remove(first, second)).status).toBe(204);
  expect(await found(name('WASA'))).toEqual([tender]);
  const { facets } = await admin.call(tenderEndpoints.facets, { query: { organization: name('WASA') } });
  const counts = facets.organization.filter(({ value }) => value.endsWith(` ${at}`));
  expect(counts).toEqual([{ value: name('Water and Sanitation Agency'), count: 1 }]);
  const [told] = await admin.call(tenderEndpoints.history, { params: { id: tender ?? 0 } });
  expect(told?.changes).toContainEqual(
    expect.objectContaining({ before: name('WASA'), after: name('Water and Sanitation Agency') }),
  );
  await moveTo(second, third);
  await remove(second, third);
  expect(await found(name('WASA'))).toEqual([tender]);
  expect(await find()).toMatchObject({ organizationIds: [third], procuringOrganizationId: third });
  const read = (db: Queryable) => db.query(sql`SELECT id, version, name FROM organization ORDER BY id`);
  expect(await replayed(api.owner, CATALOGUE, ['organization'], read)).toEqual(await read(api.owner));
});

test('a file that names a joined or renamed entry brings no new one', async () => {
  await moveTo(first, second);
  await remove(first, second);
  await admin.call(organizationEndpoints.update, { params: { id: second ?? 0 }, body: { name: name('Nikasi') } });
  const path = join(tmpdir(), `joined-${process.pid}-${at}.csv`);
  const lines = [
    'reference,title,closingDate,category,procuringOrganization',
    `J-${at}/1,Valves for the town,2031-05-01,Roads,${name('wasa')}`,
    `J-${at}/2,Chlorine for the wells,2031-05-02,Roads,${name('Water and Sanitation Agency')}`,
  ];
  await writeFile(path, lines.join('\n'));
  const imported = await importPath(api.db, { path, source: 'Clerk', reading: {}, dryRun: false });
  expect(imported).toMatchObject({ report: { added: 2, newOrganizations: 0 } });
  expect(await found(name('Nikasi'))).toHaveLength(3);
});

test('who has the joined entry or the former name of a category still, in an open form, a draft or a program, names the present one', async () => {
  await moveTo(first, second);
  await remove(first, second);
  const category = await admin.call(categoryEndpoints.create, { body: { name: name('Wells') } });
  await admin.call(categoryEndpoints.update, { params: { id: category.id }, body: { name: name('Tube wells') } });
  const stated = { categories: [name('Wells'), name('Tube wells')], procuringOrganizationId: first ?? 0 };
  const present = { categories: [name('Tube wells')], procuringOrganizationId: second };
  const body = tenderBody({ ...stated, title: `Chlorine ${at}`, organizationIds: [first ?? 0, second ?? 0] });
  expect(await admin.call(tenderEndpoints.create, { body })).toMatchObject({ ...present, organizationIds: [second] });
  await admin.call(tenderEndpoints.update, {
    params: { id: tender ?? 0 },
    body: { ...body, organizationIds: [third ?? 0, first ?? 0] },
  });
  expect(await find()).toMatchObject({ ...present, organizationIds: [third, second] });
  const query = { ids: `${first},${third}` };
  const named = await admin.call(organizationEndpoints.list, { query });
  expect(named.map(({ id }) => id).toSorted()).toEqual([second, third].toSorted());
});

test('what there is not, or is the same, is refused', async () => {
  expect(await moveTo(first, 999_999)).toMatchObject({ status: 400, body: { errors: { to: expect.any(String) } } });
  expect(await moveTo(first, first)).toMatchObject({ status: 400, body: { errors: { to: expect.any(String) } } });
  const errors = { joinedTo: 'Choose another organization that exists' };
  expect(await remove(third, 999_999)).toMatchObject({ status: 400, body: { errors } });
  expect(await remove(third, third)).toMatchObject({ status: 400, body: { errors } });
});

test('of two that are joined to each other at one moment, one stays', async () => {
  await moveTo(first, third);
  await moveTo(second, third);
  const answers = await Promise.all([remove(first, second), remove(second, first)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
});
