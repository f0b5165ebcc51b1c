import { describe, expect, test } from 'vitest';
import { townAtEnd } from './town-at-end.ts';

describe('the town with which an office is called, without a sign before it', () => {
  test.each([
    ['THQ Hospital Jaranwala', 'Jaranwala'],
    ['SDO PHED Layyah', 'Layyah'],
    ['Deputy Commissioner Kasur', 'Kasur'],
    ['Cantonment Board Kohat', 'Kohat'],
    ['Irrigation Department Dera Ghazi Khan', 'Dera Ghazi Khan'],
    ['Municipal Committee D.I. Khan.', 'Dera Ismail Khan'],
    ['University of Turbat', 'Turbat'],
    ['Canals Division Chiniot', 'Chiniot'],
    ['Works University Islamabad', 'Islamabad'],
    ['Commissioner Multan Division', 'Multan'],
    ['District Police Sialkot Cantt', 'Sialkot'],
    ['DHQ Hospital Tank', 'Tank'],
    ['محکمہ صحت لاہور', 'Lahore'],
  ])('%s', (name, town) => expect(townAtEnd(name, null)).toBe(town));

  test.each([
    'Multan Electric Power Company',
    'Bank of Khyber',
    'Sports Board Punjab',
    'Government of Gilgit-Baltistan',
    'Project Office Lahore to Multan',
    'Water Boards of Hyderabad and Kotri',
    'Overhead Water Tank',
    'Incubation Centre Hub',
    'Technical Institute Ghulam Rasul',
    'Works Department London',
    'Lahore',
    '',
  ])('none in %j', (name) => expect(townAtEnd(name, null)).toBeUndefined());

  test('none in a province that the row contradicts', () =>
    expect(townAtEnd('Works Department Multan', 'Sindh')).toBeUndefined());
});
