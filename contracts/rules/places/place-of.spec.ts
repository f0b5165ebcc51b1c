import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { GAZETTEER } from '../../vocabulary/cities.ts';
import { OUTSIDE_PAKISTAN, PROVINCES } from '../../vocabulary/places.ts';
import { nearestPlace } from './nearest-place.ts';
import { placeKey } from './place-key.ts';
import { placeOf } from './place-of.ts';

const of = (city: string | null, province: string | null = null) => placeOf({ city, province });

describe('a city has one name, however it is written', () => {
  test.each([
    ['Karachi.', 'Karachi', 'Sindh'],
    ['KARACHI - Pakistan', 'Karachi', 'Sindh'],
    ['IslamabadTEC', 'Islamabad', 'Islamabad Capital Territory'],
    ['Peshawer', 'Peshawar', 'Khyber Pakhtunkhwa'],
    ['D.I. Khan', 'Dera Ismail Khan', 'Khyber Pakhtunkhwa'],
    ['DG Khan', 'Dera Ghazi Khan', 'Punjab'],
    ['Wah Cantt', 'Wah Cantonment', 'Punjab'],
    ['Sialkot Cantt.', 'Sialkot', 'Punjab'],
    ['District Nowshera', 'Nowshera', 'Khyber Pakhtunkhwa'],
    ['SHAHEED BENAZIRABAD', 'Nawabshah', 'Sindh'],
    ['راولپنڈی', 'Rawalpindi', 'Punjab'],
    ['Lahore, Punjab', 'Lahore', 'Punjab'],
    ['Model Town, Lahore', 'Lahore', 'Punjab'],
    ['Okara-56300', 'Okara', 'Punjab'],
    ['Sukkur 65200, Sindh', 'Sukkur', 'Sindh'],
    ['Minimarg Astore', 'Astore', 'Gilgit-Baltistan'],
    ['London - United Kingdom', 'London', OUTSIDE_PAKISTAN],
    ['Embassy of Pakistan, Tokyo', 'Tokyo', OUTSIDE_PAKISTAN],
    ['LONDON', 'London', OUTSIDE_PAKISTAN],
  ])('%s', (written, city, province) => expect(of(written)).toMatchObject({ city, province }));

  it('is the first of several, and none of two in one name', () => {
    expect(of('Rawalpindi/Islamabad')).toMatchObject({ city: 'Rawalpindi', province: 'Punjab', howSure: 'part' });
    expect(of('Multan Road Lahore')).toMatchObject({ city: 'Lahore', howSure: 'part' });
    expect(of('Kotri Khurd')).toMatchObject({ city: 'Kotri Khurd', province: null, howSure: 'unknown' });
    expect(of('Sukkur Rohri Works')).toMatchObject({ city: 'Sukkur Rohri Works', province: null, howSure: 'unknown' });
  });

  test.each([
    'All over Punjab',
    'Whole of Punjab',
    'various districts of Punjab',
    'Punjab (all districts)',
    'South Punjab',
  ])('%s is the province alone', (written) =>
    expect(of(written)).toMatchObject({ city: null, province: 'Punjab', howSure: 'unstated' }),
  );

  it('is a province, when that is all that stands there', () => {
    expect(of('AJK')).toMatchObject({ city: null, province: 'Azad Jammu and Kashmir', howSure: 'unstated' });
    expect(of(null, 'KPK')).toMatchObject({ city: null, province: 'Khyber Pakhtunkhwa' });
  });

  it.each(['کراچی', 'کراچى', 'کراچي', 'كراچى'])('is known in the letters of any keyboard: %s', (city) => {
    expect(of(city)).toMatchObject({ city: 'Karachi', province: 'Sindh' });
    expect(of(null, 'خيبر پختونخوا').province).toBe('Khyber Pakhtunkhwa');
  });

  it('says how sure it is', () => {
    const sure = ['Lahore', 'Peshawer', 'Saddar Road, Quetta', 'Nowhere'].map((city) => of(city).howSure);
    expect(sure).toEqual(['name', 'alias', 'part', 'unknown']);
  });
});

describe('the province follows from the city', () => {
  it('tells of a province that was stated otherwise', () => {
    expect(of('Lahore', 'Sindh')).toMatchObject({ province: 'Punjab', contradicted: 'Sindh' });
    expect(of('Lahore', 'PUNJAB')).toMatchObject({ province: 'Punjab', contradicted: null });
  });

  it('chooses between towns of one name', () => {
    expect(of('Khanpur').province).toBe('Punjab');
    expect(of('Khanpur', 'KPK')).toMatchObject({ province: 'Khyber Pakhtunkhwa', contradicted: null });
    expect(of('Hyderabad - India')).toMatchObject({ city: 'Hyderabad', isAbroad: true });
  });

  test.each(['UKI32', 'UKI', 'DE212', 'England', 'UAE', 'outside pakistan'])('%s is outside Pakistan', (province) =>
    expect(of('Somewhere', province)).toMatchObject({ city: 'Somewhere', province: OUTSIDE_PAKISTAN, isAbroad: true }),
  );

  it('keeps what it does not understand', () => {
    expect(of('Chak 42', 'Punjaab')).toEqual({
      city: 'Chak 42',
      province: 'Punjaab',
      isAbroad: false,
      howSure: 'unknown',
      contradicted: null,
    });
  });
});

it('is what an administrator settled, before all else', () => {
  const settled = new Map([['chakditta', { city: 'Chak Ditta', province: 'Punjab' }]]);
  const place = placeOf({ city: 'CHAK DITTA - Pakistan', province: null }, settled);
  expect(place).toMatchObject({ city: 'Chak Ditta', province: 'Punjab', howSure: 'settled' });
});

describe('whatever is written', () => {
  const written = fc.constantFrom(...GAZETTEER.flatMap(({ name, aliases }) => [name, ...aliases]));
  const dress = fc.constantFrom<(name: string) => string>(
    (name) => name.toUpperCase(),
    (name) => name.toLowerCase(),
    (name) => `  ${name}. `,
    (name) => `${name} - Pakistan`,
    (name) => name.replaceAll(' ', '-'),
    (name) => name.replaceAll(' ', ''),
  );

  it('a known name is found in any dress, with one province', () => {
    fc.assert(
      fc.property(written, dress, (name, dressed) => {
        const place = of(dressed(name));
        expect({ city: place.city, province: place.province }).toEqual({
          city: of(name).city,
          province: of(name).province,
        });
        expect([...PROVINCES, OUTSIDE_PAKISTAN]).toContain(place.province);
      }),
      { numRuns: 300 },
    );
  });

  it('the answer, stated again, stays as it is', () => {
    const text = fc.oneof(written, fc.string({ maxLength: 40 }), fc.constantFrom('GUWAHATI SOUTH', 'a / b', '-', 'UK'));
    const province = fc.option(
      fc.oneof(fc.constantFrom(...PROVINCES, 'KPK', 'UKI', 'England'), fc.string({ maxLength: 20 })),
    );
    fc.assert(
      fc.property(fc.option(text), province, (city, stated) => {
        const { howSure: _, contradicted, ...place } = of(city, stated);
        const again = of(place.city, contradicted ?? place.province);
        expect([again.city, again.contradicted ?? again.province]).toEqual([
          place.city,
          contradicted ?? place.province,
        ]);
      }),
      { numRuns: 500, examples: [[null, ' (']] },
    );
  });
});

describe('the nearest known place is offered', () => {
  test.each([
    ['Quettaa', 'Quetta'],
    ['Faislbad', 'Faisalabad'],
    ['Rawalpnidi', 'Rawalpindi'],
  ])('%s', (written, name) => expect(nearestPlace(written)?.name).toBe(name));

  it('but not of two that are as near, nor for a short name', () => {
    expect(nearestPlace('Tangu')).toBeUndefined(); // Hangu, Tangi
    expect(nearestPlace('Dia')).toBeUndefined();
  });
});

describe('the gazetteer', () => {
  it('holds each name once in a province, with letters only', () => {
    const names = GAZETTEER.map(({ name, province }) => `${placeKey(name)} ${province}`);
    expect(names.length).toBe(new Set(names).size);
    expect(GAZETTEER.filter(({ name }) => !/^[A-Z][A-Za-z ]+$/.test(name))).toEqual([]);
  });

  it('gives no alias to two places, nor the name of another one', () => {
    const owners = new Map<string, Set<string>>();
    for (const { name, aliases } of GAZETTEER) {
      for (const one of [name, ...aliases]) {
        owners.set(placeKey(one), (owners.get(placeKey(one)) ?? new Set()).add(name));
      }
    }
    expect([...owners].filter(([, names]) => names.size > 1)).toEqual([]);
  });
});
