import { expect, test } from 'vitest';
import { lookupEndpoints } from '#contracts/api/lookups.ts';
import { CITIES } from '#contracts/vocabulary/cities.ts';
import { PROVINCES } from '#contracts/vocabulary/places.ts';
import { SECTORS } from '#contracts/vocabulary/sectors.ts';
import { ACCOUNTS, CATALOGUE } from '../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { publishFacts } from '../../../../tests/support/tenders/publish-facts.ts';
import { addCategory } from '../../../../tests/support/tenders/tender-samples.ts';
import { placesOfTenders } from './lookup.routes.ts';

const api = forAllTests(() => startApi({ modules: [...CATALOGUE, ACCOUNTS] }));
const guest = forAllTests(() => api.visitor());

test('without tenders the lists are our vocabulary [C9]', async () => {
  const { cities, provinces, sectors } = lookupEndpoints;
  expect((await guest.call(cities)).sort()).toEqual([...CITIES].sort());
  expect(await guest.call(provinces)).toEqual([...PROVINCES]);
  expect(await guest.call(sectors)).toEqual([...SECTORS]);
});

test('places that tenders name are added once, in our spelling where we have one', async () => {
  await addCategory(api.owner, 'Roads');
  const places = [
    { city: 'Guwahati', province: 'Assam' },
    { city: 'guwahati', province: 'Assam' },
    { city: 'LAHORE', province: 'punjab' },
    { city: 'LONDON', province: null },
    { city: 'London', province: null },
    { city: 'Peshawer', province: null },
    { city: 'Zanzibar', province: null },
    { city: null, province: 'England' },
  ];
  await publishFacts(api.db, places);
  const cities = await guest.call(lookupEndpoints.cities);
  expect(cities).toHaveLength(CITIES.length + 3);
  expect(cities.filter((city) => /guwahati|lahore|london|peshaw|zanzibar/i.test(city))).toEqual([
    'Guwahati',
    'Lahore',
    'London',
    'Peshawar',
    'Zanzibar',
  ]);
  expect(cities).toEqual([...cities].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
  expect(await guest.call(lookupEndpoints.provinces)).toEqual([...PROVINCES, 'Assam', 'England']);
  expect(await placesOfTenders(api.db, 'province')).toEqual(['Assam', 'England', 'punjab']);
});
