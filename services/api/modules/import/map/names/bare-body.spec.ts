import { describe, expect, test } from 'vitest';
import { bareBody } from './bare-body.ts';
import { cityBehind, isNowhere } from './city-behind.ts';

describe('the body behind the words of an address', () => {
  test.each([
    ['Office of the XEN, Public Health Engineering Division Multan', 'Public Health Engineering Division Multan'],
    ['O/o the Executive Engineer, Works Deptt., Multan', 'Works Department'],
    ['O/o Executive Engineer (Civil) Highways Division', 'Highways Division'],
    ['Office of the Deputy Director (Procurement), NHA, Lahore', 'NHA'],
    ['Deptt. of Canals', 'Department of Canals'],
    ['Medical Superintendent DHQ Hospital', 'DHQ Hospital'],
    ['Sub-Divisional Officer of the Irrigation Department', 'Irrigation Department'],
    ['Works Department', 'Works Department'],
    ['Director General', 'Director General'],
    ['Engineering Development Board (EDB)', 'Engineering Development Board (EDB)'],
    ['Officers Training School', 'Officers Training School'],
  ])('%s', (name, body) => expect(bareBody(name)).toBe(body));
});

describe('the city behind the name of a body', () => {
  test.each([
    ['Works Department, Multan', 'Works Department', 'Multan', false],
    ['Works Department, Multan Division', 'Works Department', 'Multan', false],
    ['Works Department (Peshawer)', 'Works Department', 'Peshawar', false],
    ['Canals Division - D.I. Khan', 'Canals Division', 'Dera Ismail Khan', false],
    ['Works Department / Multan', 'Works Department', 'Multan', true],
    ['Works / Canals, Lahore', 'Works / Canals', 'Lahore', false],
  ])('%s', (name, body, city, areTwo) => expect(cityBehind(name, new Map())).toEqual({ body, city, areTwo }));

  test.each([
    'Works Department Multan',
    'Works Department, Punjab',
    'Roads & Buildings (C&W)',
    'Pakistan Canals (Private) Limited',
    'Works Department, Old Campus',
    'Works Department, London',
    'Lahore',
    '(Lahore)',
    ', Lahore',
    '',
  ])('none in %j', (name) => expect(cityBehind(name, new Map())).toBeUndefined());

  test('none in a province that the row contradicts', () =>
    expect(cityBehind('Works Department, Multan', new Map(), 'Sindh')).toBeUndefined());

  test('one that an administrator settled', () => {
    const places = new Map([['newcampus', { city: 'Lahore', province: 'Punjab' }]]);
    expect(cityBehind('Works Department, New Campus', places)).toMatchObject({ city: 'Lahore' });
  });
});

test.each(['All Pakistan', 'Nationwide', 'country-wide', 'Various cities', 'N/A', '--', 'Pakistan'])(
  '%s is no city',
  (text) => expect(isNowhere(text)).toBe(true),
);
test.each(['Pakpattan', 'Naran', 'Allai'])('%s is one', (text) => expect(isNowhere(text)).toBe(false));
