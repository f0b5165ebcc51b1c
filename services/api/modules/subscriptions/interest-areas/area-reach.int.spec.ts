import { beforeAll, expect, test } from 'vitest';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { INTEREST_AREAS } from '#contracts/vocabulary/newsletter.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { publishFacts } from '../../../../../tests/support/tenders/publish-facts.ts';
import { addCategory } from '../../../../../tests/support/tenders/tender-samples.ts';
import { readReach } from './area-reach.ts';

const { interestAreas, areaReach, mapInterestArea } = newsletterEndpoints;

const api = forAllTests(startApi);
const chief = forAllTests(() => api.superAdmin());
beforeAll(async () => {
  for (const name of ['Roads', 'Water Pumps', 'Falconry']) await addCategory(api.owner, name);
  for (const id of INTEREST_AREAS.keys()) await map(id + 1, [], '');
  const closingDate = addDays(karachiDay(new Date()), 9);
  await publishFacts(api.owner, [
    { title: 'Paving in Multan', categoryIds: [1], closingDate },
    { title: 'Pump for a tube well', categoryIds: [2], closingDate },
    { title: 'Hoods and bells', description: 'For the aviary.', categoryIds: [3], closingDate },
    { title: 'Pump of last year', categoryIds: [2], closingDate: '2025-01-02', publishDate: '2025-01-01' },
  ]);
});

const map = (id: number, categories: string[], words: string) =>
  chief.call(mapInterestArea, { params: { id }, body: { categories, words } });

test('areas that stand for nothing reach nothing, and everything is unreached', async () => {
  const reach = await chief.call(areaReach);
  expect(reach).toMatchObject({ open: 3, unreached: 3, empty: [...INTEREST_AREAS] });
  expect(reach.examples.map(({ title }) => title)).toContain('Hoods and bells');
});

test('an area reaches by its categories and by its words; a category of none is offered to those that it resembles', async () => {
  expect(await map(1, ['Roads'], '')).toMatchObject({ openTenders: 1 });
  expect(await map(7, [], '"tube well", turbine, pump motor')).toMatchObject({ openTenders: 1 });
  const reach = await chief.call(areaReach);
  expect(reach).toMatchObject({ open: 3, unreached: 1, examples: [{ id: 3, title: 'Hoods and bells' }] });
  expect(reach.empty).toHaveLength(8);
  expect(reach.suggestions).toEqual([
    { category: 'Falconry', areas: [] },
    { category: 'Water Pumps', areas: ['Energy'] },
  ]);
  const areas = await chief.call(interestAreas);
  expect(areas.map(({ openTenders }) => openTenders)).toEqual([1, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
});

test('of more open tenders than can be looked at, the newest are', async () => {
  const { openOf, ...reach } = await readReach(api.owner, new Date(), 2);
  expect(reach).toMatchObject({ open: 2, unreached: 1, examples: [{ id: 3 }] });
  expect([...openOf.values()].slice(0, 7)).toEqual([0, 0, 0, 0, 0, 0, 1]);
});

test('an area that somebody else changed meanwhile is not overwritten unseen', async () => {
  const [area] = await chief.call(interestAreas);
  if (area === undefined) throw new Error('There are no areas of interest');
  const params = { id: area.id };
  const headers = { 'if-match': `"interest-area-${area.id}-${area.version}"` };
  const first = { categories: [], words: 'masnooi' };
  expect(await chief.call(mapInterestArea, { params, body: first, headers })).toMatchObject(first);
  const second = { categories: [], words: 'faux' };
  expect(await chief.refused(mapInterestArea, { params, body: second, headers })).toMatchObject({ status: 412 });
  expect((await chief.call(interestAreas))[0]).toMatchObject({ ...first, version: area.version + 1 });
});
