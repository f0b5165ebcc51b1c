import { expect, it } from 'vitest';
import { GAZETTEER } from '../cities.ts';
import { OUTSIDE_PAKISTAN } from '../places.ts';
import { POSITIONS } from './positions.ts';

it('are of towns that the gazetteer knows in one province, and lie in Pakistan', () => {
  const here = GAZETTEER.filter(({ province }) => province !== OUTSIDE_PAKISTAN);
  for (const [city, { latitude, longitude }] of POSITIONS) {
    expect(here.filter(({ name }) => name === city).length, city).toBe(1);
    expect(latitude > 23.6 && latitude < 37.1 && longitude > 60.8 && longitude < 77.9, city).toBe(true);
  }
  expect(POSITIONS.size).toBe(82);
});
