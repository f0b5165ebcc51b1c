import { beforeAll, expect, test } from 'vitest';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import { organizationEndpoints } from '#contracts/api/organizations.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { EVERYTHING, OPEN_DATA } from '../../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { tenderBody } from '../../../../../tests/support/tenders/tender-samples.ts';

const api = forAllTests(() => startApi({ modules: [...EVERYTHING, OPEN_DATA] }));
const root = forAllTests(() => api.superAdmin());

const renameCategory = (id: number, name: string) =>
  root.call(categoryEndpoints.update, { params: { id }, body: { name } });

let category = 0;

beforeAll(async () => {
  category = (await root.call(categoryEndpoints.create, { body: { name: 'Karez' } })).id;
  const office = (await root.call(organizationEndpoints.create, { body: { name: 'Nahr Board' } })).id;
  const facts = { categories: ['Karez'], organizationIds: [office], procuringOrganizationId: office };
  await root.call(tenderEndpoints.create, { body: tenderBody({ title: 'Kept link', ...facts }) });
  await renameCategory(category, 'Karez and wells');
  await root.call(organizationEndpoints.update, { params: { id: office }, body: { name: 'Canal Board' } });
});

const body = async (path: string) => String((await api.visitor().get(path)).body);
const found = async (query: string) =>
  ((await api.visitor().get(`/api/tenders?${query}`)).body as { title: string }[]).map(({ title }) => title);

test.each(['category=karez', 'category=Karez and wells', 'organization=NAHR Board', 'organization=Canal Board'])(
  'a link with %s leads to what is called so now, in every format',
  async (query) => {
    expect(await found(query)).toEqual(['Kept link']);
    for (const format of ['atom', 'ics', 'csv'])
      expect(await body(`/tenders.${format}?${query}`)).toContain('Kept link');
    expect((await api.visitor().get(`/api/tenders/facets?${query}`)).body).toMatchObject({ total: 1 });
  },
);

test('a name that nothing ever had finds nothing', async () => {
  expect(await found('category=Kare')).toEqual([]);
  expect(await found('organization=Karez')).toEqual([]);
});

test('a name goes to who has it now', async () => {
  const { id } = await root.call(categoryEndpoints.create, { body: { name: 'Karez' } });
  expect(await found('category=Karez')).toEqual([]);
  await root.call(categoryEndpoints.remove, { params: { id } });
  expect(await found('category=Karez')).toEqual(['Kept link']);
});
