import { describe, expect, test } from 'vitest';
import { type CategoryBodyInput, categoryEndpoints } from '#contracts/api/categories.ts';
import { organizationEndpoints } from '#contracts/api/organizations.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { ACCOUNTS, CATALOGUE } from '../../../../tests/support/api/catalogue.ts';
import { type RoleRow, testRoles } from '../../../../tests/support/api/role-table.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import type { Actor } from '../../../../tests/support/http.ts';
import { replayed } from '../../../../tests/support/log/replay.ts';
import { tenderBody } from '../../../../tests/support/tenders/tender-samples.ts';
import { categories } from './index.ts';

const { list, main, subcategories, names, create, update, remove } = categoryEndpoints;

const api = forAllTests(() => startApi({ modules: [...CATALOGUE, ACCOUNTS] }));
const guest = forAllTests(() => api.visitor());
const chief = forAllTests(() => api.superAdmin());
const plain = forAllTests(() => api.user());

const add = (body: CategoryBodyInput) => chief.call(create, { body });
const nobodyHas = { params: { id: 2_000_000_000 } };

describe('every call × every role [ASVS 8.2.1] [X1, C10]', () => {
  const body = { name: 'x' };
  const table: RoleRow[] = [
    [list, {}, 200, 200, 200],
    [main, {}, 200, 200, 200],
    [subcategories, nobodyHas, 404, 404, 404],
    [names, {}, 200, 200, 200],
    [create, { body }, 401, 403, 400],
    [update, { ...nobodyHas, body }, 401, 403, 400],
    [remove, nobodyHas, 401, 403, 404],
  ];

  testRoles(categoryEndpoints, table, () => ({ guest, plain, chief }));
});

test('categories stand in the order that was given to them, then by name', async () => {
  await add({ name: 'Zinc', sortOrder: -3 });
  await add({ name: 'borax', sortOrder: -3 });
  await add({ name: 'Alum', sortOrder: -2 });
  expect((await guest.call(names)).slice(0, 3)).toEqual(['borax', 'Zinc', 'Alum']);
});

test('a change of a version that is no longer there is refused, and one without If-Match is not', async () => {
  const { id, version } = await add({ name: 'Tin' });
  const change = (name: string, tag?: string) =>
    chief.request('PUT', `/api/categories/${id}`, {
      body: { name },
      headers: tag === undefined ? {} : { 'if-match': tag },
    });
  const tag = `"category-${id}-${version}"`;
  expect([(await change('Tin 2', tag)).status, (await change('Tin 3', tag)).status]).toEqual([200, 412]);
  expect((await change('Tin 4')).status).toBe(200);
});

test('a change that says only name and description leaves a category where it is, and as it is shown', async () => {
  const { id: parentId } = await add({ name: 'Metals' });
  const placed = { parentId, emoji: '🔩', isActive: false, sortOrder: 7 };
  const { id } = await add({ name: 'Copper', ...placed });
  const body = { name: 'Copper wire', description: 'By weight' };
  expect(await chief.call(update, { params: { id }, body })).toMatchObject({ ...body, ...placed });
  const cleared = { parentId: null, emoji: null };
  expect(await chief.call(update, { params: { id }, body: { ...body, ...cleared } })).toMatchObject(cleared);
});

test('all are listed, however many, unless a page is asked for', async () => {
  for (let n = 0; n < 101; n++) await add({ name: `Crowded ${n}` });
  expect(await guest.call(list, { query: { search: 'crowded' } })).toHaveLength(101);
  expect(await guest.call(list, { query: { search: 'crowded', page: '2' } })).toHaveLength(1);
  expect(await guest.call(list, { query: { search: 'crowded', limit: '7' } })).toHaveLength(7);
});

test('a main category and what lies below it', async () => {
  const works = await add({ name: 'Works', emoji: '🏗️' });
  const roads = await add({ name: 'Works: roads', parentId: works.id });
  await add({ name: 'Works: hidden', parentId: works.id, isActive: false });
  expect(await guest.call(main)).toContainEqual({ id: works.id, name: 'Works', emoji: '🏗️' });
  expect((await guest.call(main)).map(({ id }) => id)).not.toContain(roads.id);
  expect(await guest.call(subcategories, { params: { id: works.id } })).toEqual([
    { id: roads.id, name: 'Works: roads' },
  ]);
});

test('an inactive category is shown to administrators only [ASVS 8.2.2] [C9]', async () => {
  const { id } = await add({ name: 'Steam engines', isActive: false });
  const seenBy = async (actor: Actor) => (await actor.call(list)).some((category) => category.id === id);
  expect(await Promise.all([seenBy(guest), seenBy(plain), seenBy(chief)])).toEqual([false, false, true]);
  expect(await guest.call(names)).not.toContain('Steam engines');
});

describe('names', () => {
  test('are taken once, without regard to case', async () => {
    await add({ name: 'Printing' });
    expect(await chief.refused(create, { body: { name: 'PRINTING' } })).toMatchObject({
      status: 409,
      message: 'A category of this name exists already.',
      errors: { name: 'This name is taken' },
    });
  });

  test('have two letters at least, in the words of the form', async () => {
    expect(await chief.refused(create, { body: { name: ' x ' } })).toMatchObject({
      status: 400,
      errors: { name: 'Category name must be at least 2 characters.' },
    });
  });

  test('follow through to the tenders when they change', async () => {
    const { id } = await add({ name: 'Bridges' });
    const body = tenderBody({ categories: ['Bridges'] });
    const tender = await chief.call(tenderEndpoints.create, { body });
    await chief.call(update, { params: { id }, body: { name: 'Bridges & Culverts' } });
    const shown = await guest.call(tenderEndpoints.get, { params: { id: tender.id } });
    expect(shown.categories).toEqual(['Bridges & Culverts']);
    // links and feeds with the former name go on
    for (const category of ['Bridges & Culverts', 'Bridges']) {
      const found = await guest.call(tenderEndpoints.list, { query: { category } });
      expect(found.map((item) => item.id)).toEqual([tender.id]);
    }
  });
});

describe('the tree stays a tree', () => {
  test('a parent exists', async () => {
    expect(await chief.refused(create, { body: { name: 'Orphan', parentId: 999_999 } })).toMatchObject({
      status: 400,
      errors: { parentId: 'This parent category does not exist' },
    });
  });

  test('nothing lies below itself, however far down [ASVS 2.2.3] [C10]', async () => {
    const top = await add({ name: 'Top' });
    const middle = await add({ name: 'Middle', parentId: top.id });
    const bottom = await add({ name: 'Bottom', parentId: middle.id });
    for (const parentId of [top.id, middle.id, bottom.id]) {
      const refusal = await chief.refused(update, { params: { id: top.id }, body: { name: 'Top', parentId } });
      expect(refusal).toMatchObject({ status: 400, errors: { parentId: 'A category cannot lie below itself' } });
    }
    const moved = { name: 'Bottom', parentId: top.id };
    expect(await chief.call(update, { params: { id: bottom.id }, body: moved })).toMatchObject(moved);
  });

  test('nor do two that are moved below each other at one moment [ASVS 15.4.2]', async () => {
    for (let n = 0; n < 8; n++) {
      const [one, other] = [await add({ name: `One ${n}` }), await add({ name: `Other ${n}` })];
      const move = ({ id, name }: { id: number; name: string }, parentId: number) =>
        chief.send(update, { params: { id }, body: { name, parentId } });
      const answers = await Promise.all([move(one, other.id), move(other, one.id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    }
  });
});

test('the parent picker is offered neither the category nor what lies below it, and asks for some by their ids', async () => {
  const top = await add({ name: 'Pickable top' });
  const middle = await add({ name: 'Pickable middle', parentId: top.id });
  const bottom = await add({ name: 'Pickable bottom', parentId: middle.id });
  const found = async (query: Record<string, string>) =>
    (await chief.call(list, { query })).map(({ id }) => id).sort((a, b) => a - b);
  expect(await found({ search: 'pickable', limit: '20' })).toEqual([top.id, middle.id, bottom.id]);
  expect(await found({ search: 'pickable', notBelow: String(middle.id) })).toEqual([top.id]);
  expect(await found({ ids: `${bottom.id},${top.id}` })).toEqual([top.id, bottom.id]);
  expect((await chief.refused(list, { query: { notBelow: 'x' } })).status).toBe(400);
});

describe('deleting', () => {
  test('an unused category goes, and is not found afterwards', async () => {
    const { id } = await add({ name: 'Short-lived' });
    await chief.call(remove, { params: { id } });
    expect((await chief.call(list)).map((category) => category.id)).not.toContain(id);
    expect((await chief.refused(remove, { params: { id } })).status).toBe(404);
    expect((await chief.refused(update, { params: { id }, body: { name: 'Again' } })).status).toBe(404);
  });

  test('one in use stays, and the answer says what uses it [C10]', async () => {
    const { id } = await add({ name: 'Irrigation' });
    await add({ name: 'Canals', parentId: id });
    await chief.call(organizationEndpoints.create, { body: { name: 'Canal Board', category: 'irrigation' } });
    for (const title of ['One', 'Two']) {
      await chief.call(tenderEndpoints.create, { body: tenderBody({ title, categories: ['Irrigation'] }) });
    }
    expect(await chief.refused(remove, { params: { id } })).toMatchObject({
      status: 409,
      message:
        'This category is used by 2 tenders and 1 organization and 1 subcategory. Move them to another category first, or make it inactive.',
    });
    expect(await guest.call(names)).toContain('Irrigation');
  });
});

test('a replay of the log gives what was written live', async () => {
  const read = (db: Queryable) => db.query(sql`SELECT * FROM category ORDER BY id`);
  const live = await read(api.owner);
  expect(live.length).toBeGreaterThan(10);
  expect(await replayed(api.owner, [categories], ['category'], read)).toEqual(live);
});
