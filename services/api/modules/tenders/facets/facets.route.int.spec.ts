import { beforeAll, describe, expect, test } from 'vitest';
import { TenderFacets } from '#contracts/api/tenders.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { publishFacts } from '../../../../../tests/support/tenders/publish-facts.ts';
import { startTenderApp } from '../../../../../tests/support/tenders/tender-app.ts';
import { addCategory, addOrganization } from '../../../../../tests/support/tenders/tender-samples.ts';

const app = forAllTests(startTenderApp);
const visitor = forAllTests(() => app.as('visitor'));
beforeAll(async () => {
  await addCategory(app.db, 'Works');
  await addCategory(app.db, 'Roads', { parentId: 1 });
  await addOrganization(app.db, 'NHA');
  await publishFacts(app.db, [
    { city: 'Lahore', province: 'Punjab', categoryIds: [2], organizationIds: [1], procuringOrganizationId: 1 },
    { city: 'Multan', province: 'Punjab', closingDate: '2026-06-16' },
    { closingDate: '2026-06-10', sectors: ['Energy', 'Government'] },
  ]);
});

test('counts every facet, each without its own filter', async () => {
  const answer = await visitor.get('/api/tenders/facets?city=lahore');
  expect(answer.status).toBe(200);
  expect(TenderFacets.parse(answer.body)).toEqual({
    total: 1,
    relation: 'eq',
    countsRelation: 'eq',
    facets: {
      status: [
        { value: 'open', count: 1 },
        { value: 'closing_soon', count: 0 },
        { value: 'closed', count: 0 },
      ],
      province: [{ value: 'Punjab', count: 1 }],
      city: [
        { value: 'Lahore', count: 1 },
        { value: 'Multan', count: 1 },
      ],
      category: [
        { value: 'Roads', count: 1 },
        { value: 'Works', count: 1 },
      ],
      sector: [{ value: 'Government', count: 1 }],
      organization: [{ value: 'NHA', count: 1 }],
    },
  });
});

test('counts one facet alone', async () => {
  const answer = await visitor.get('/api/tenders/facets?province=Punjab&only=city');
  const { facets, total } = TenderFacets.parse(answer.body);
  expect(total).toBe(2);
  expect(facets.city).toEqual(['Lahore', 'Multan'].map((value) => ({ value, count: 1 })));
  expect([facets.province, facets.organization, facets.status]).toEqual([[], [], []]);
});

test.each(['page=1', 'limit=5', 'only=shape', 'sort=latest', 'colour=red', 'city=a&city=b', 'status=sold'])(
  '%s → 400',
  async (query) => expect((await visitor.get(`/api/tenders/facets?${query}`)).status).toBe(400),
);

describe('when nothing is found, another spelling is offered', () => {
  test.each([
    ['brigde', 'bridge'],
    ['cosntruction bridge', 'construction bridge'],
    ['concreet', 'concrete'],
    ['bridge'],
    ['helicopter'],
    ['xq'],
  ])('%s → %s', async (search, meant = undefined) => {
    const { body } = await visitor.get(`/api/tenders/facets?search=${encodeURIComponent(search)}`);
    expect(TenderFacets.parse(body).didYouMean).toBe(meant);
  });
  test('but none that the filters leave nothing of', async () => {
    const { body } = await visitor.get('/api/tenders/facets?search=brigde&city=Quetta');
    expect(TenderFacets.parse(body)).not.toHaveProperty('didYouMean');
  });
});
