import { beforeAll, describe, expect, test } from 'vitest';
import { type SynonymBody, synonymEndpoints } from '#contracts/api/tenders/synonyms.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { synonymGroups } from '#contracts/rules/search/synonyms.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { ACCOUNTS, CATALOGUE } from '../../../../tests/support/api/catalogue.ts';
import { type RoleRow, testRoles } from '../../../../tests/support/api/role-table.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { replayed } from '../../../../tests/support/log/replay.ts';
import { publishFacts } from '../../../../tests/support/tenders/publish-facts.ts';
import { addCategory } from '../../../../tests/support/tenders/tender-samples.ts';
import { synonyms } from './index.ts';

const { list, create, update, remove } = synonymEndpoints;

const api = forAllTests(() => startApi({ modules: [...CATALOGUE, ACCOUNTS] }));
const guest = forAllTests(() => api.visitor());
const chief = forAllTests(() => api.superAdmin());
const plain = forAllTests(() => api.user());
beforeAll(async () => {
  await addCategory(api.db, 'General');
  await publishFacts(api.db, [{ title: 'Paver for streets' }, { title: 'Kerb stone' }, { title: 'Laptops' }]);
});

const found = async (search: string) =>
  (await guest.call(tenderEndpoints.list, { query: { search, sort: 'relevance' } as never })).map(({ title }) => title);
const add = (names: string[], kinds: string[] = []) => chief.call(create, { body: { names, kinds } });

describe('every call × every role [ASVS 8.2.1] [X1]', () => {
  const nobodyHas = { params: { id: 999_999_999 } };
  const body = { names: [] as string[] };
  const table: RoleRow[] = [
    [list, {}, 401, 403, 200],
    [create, { body }, 401, 403, 400],
    [update, { ...nobodyHas, body }, 401, 403, 400],
    [remove, nobodyHas, 401, 403, 404],
  ];

  testRoles(synonymEndpoints, table, () => ({ guest, plain, chief }));
});

test('what administrators add, change and remove, searches follow at once', async () => {
  expect(await found('Zarbafti tile')).toEqual([]);
  const group = await add(['Zarbafti  Tile', 'paver'], ['kerb stone']);
  expect(group).toMatchObject({
    names: ['Zarbafti Tile', 'paver'],
    kinds: ['kerb stone'],
    product: null,
    state: 'own',
  });
  expect(await found('zarbafti tiles')).toEqual(['Paver for streets', 'Kerb stone']);
  expect(await found('kerb stone')).toEqual(['Kerb stone']);
  await chief.call(update, { params: { id: group.id }, body: { names: ['zarbafti tile', 'paver'], kinds: [] } });
  expect(await found('zarbafti tile')).toEqual(['Paver for streets']);
  await chief.call(remove, { params: { id: group.id } });
  expect(await found('zarbafti tile')).toEqual([]);
  expect(await chief.call(list, { query: { search: 'zarbafti' } as never })).toEqual([]);
});

test('a group of the product is switched off, and on again as it was or otherwise', async () => {
  const groups = await chief.call(list, { query: { search: 'lap top' } as never });
  const group = groups.find(({ names }) => names.includes('lap top'));
  if (group === undefined) throw new Error('The product knows no laptop');
  const params = { id: group.id };
  expect(group).toMatchObject({ state: 'product' });
  expect(await found('lap top')).toEqual(['Laptops']);
  await chief.call(remove, { params });
  expect(await found('lap top')).toEqual([]);
  const listed = await chief.call(list, { query: { search: 'lap top' } as never });
  expect(listed).toContainEqual({ ...group, version: 1, state: 'off', names: [], kinds: [] });
  const changed = { names: ['lap top', 'laptop'], kinds: [] };
  expect(await chief.call(update, { params, body: changed })).toMatchObject({ state: 'changed' });
  expect(await found('lap top')).toEqual(['Laptops']);
  const again = group.product as SynonymBody;
  expect(await chief.call(update, { params, body: again })).toMatchObject({ state: 'product' });
});

test('the list has the own groups first, and is paged and searched in any spelling', async () => {
  const { id } = await add(['بجری', 'Zulfi-crush']);
  const all = await chief.call(list, {});
  expect(all).toHaveLength(synonymGroups().length + 1);
  expect(all[0]).toMatchObject({ id, state: 'own' });
  const page = await chief.send(list, { query: { page: '2', limit: '50' } as never });
  expect(page.body).toEqual(all.slice(50, 100));
  expect(page.headers.get('X-Total-Count')).toBe(String(all.length));
  expect(await chief.call(list, { query: { search: 'ZULFI crush' } as never })).toHaveLength(1);
});

test('of two administrators who add one group at once, one is told that it is there', async () => {
  const body = { names: ['Chobara Brick', 'gutka brick'], kinds: [] };
  const turned = { names: ['gutka  bricks', 'CHOBARA brick'], kinds: ['half brick'] };
  const answers = await Promise.all([body, turned, body].map((one) => chief.send(create, { body: one })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect((refused?.body as { message: string } | undefined)?.message).toMatch(
    /^These names stand together already, in the group of “.+”\. Change that one instead\.$/,
  );
  expect(await chief.call(list, { query: { search: 'chobara' } as never })).toHaveLength(1);
});

test('a group that somebody else changed meanwhile is not overwritten unseen', async () => {
  const own = await add(['Masnooi tile', 'faux tile']);
  const [product] = await chief.call(list, { query: { search: 'manhole' } as never });
  if (product?.state !== 'product') throw new Error('The product knows no manhole');
  for (const { id, version } of [own, product]) {
    const params = { id };
    const headers = { 'if-match': `"synonym-${id}-${version}"` };
    const first = { names: ['manhole', 'masnooi tile'], kinds: [] };
    expect(await chief.call(update, { params, body: first, headers })).toMatchObject({ version: version + 1 });
    const second = { names: ['manhole', 'faux tile'], kinds: [] };
    expect(await chief.refused(update, { params, body: second, headers })).toMatchObject({ status: 412 });
    const [now] = await chief.call(list, { query: { search: 'manhole masnooi' } as never });
    expect(now).toMatchObject({ id, ...first });
    await chief.call(remove, { params });
  }
});

test('a group of the product is not added once more, unless it is off', async () => {
  const [group] = await chief.call(list, { query: { search: 'earth work' } as never });
  if (group?.state !== 'product') throw new Error('The product knows no earthwork');
  const body = { names: group.names, kinds: [] };
  expect((await chief.send(create, { body })).status).toBe(409);
  await chief.call(remove, { params: { id: group.id } });
  expect((await chief.send(create, { body })).status).toBe(201);
});

test.each<[string, SynonymBody, string]>([
  ['no name', { names: [], kinds: ['x'] }, 'names'],
  ['one name alone', { names: ['Tile', 'tile '], kinds: [] }, 'names'],
  ['signs', { names: ['tile', '!!'], kinds: [] }, 'names.1'],
  ['a sentence', { names: ['tile', 'a b c d e f'], kinds: [] }, 'names.1'],
  ['forty-one names', { names: Array.from({ length: 41 }, (_, at) => `n${at}`), kinds: [] }, 'names'],
])('%s is refused', async (_, body, field) => {
  const { status, body: problem } = await chief.send(create, { body });
  expect(status).toBe(400);
  expect(Object.keys((problem as { errors: object }).errors)[0]).toMatch(new RegExp(`^${field.split('.')[0]}`));
});

test('the rows are what the log says', async () => {
  const read = (of: Queryable) => of.query(sql`SELECT * FROM synonym_group ORDER BY id`);
  const live = await read(api.owner);
  expect(live.length).toBeGreaterThan(1);
  expect(await replayed(api.owner, [synonyms], ['synonym_group'], read)).toEqual(live);
});
