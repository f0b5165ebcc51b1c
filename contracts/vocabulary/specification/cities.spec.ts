import { expect, it } from 'vitest';
import { CITIES, GAZETTEER } from '../cities.ts';
import { FALLBACK_CITIES } from '../places.ts';

it('holds each city once, as one plain name', () => {
  const [clean, distinct] = [CITIES.filter((city) => /^[A-Z][A-Za-z ]+$/.test(city)), new Set(CITIES)];
  expect([clean.length, distinct.size]).toEqual([CITIES.length, CITIES.length]);
});

it('knows the towns that a browser offers without a server, and their provinces', () => {
  expect(CITIES).toEqual(expect.arrayContaining([...FALLBACK_CITIES]));
  const citiesOf = (name: string) => GAZETTEER.filter(({ province }) => province === name).map((city) => city.name);
  expect(citiesOf('Sindh')).toContain('Tando Muhammad Khan');
  expect(citiesOf('Islamabad Capital Territory')).toEqual(['Islamabad']);
});
