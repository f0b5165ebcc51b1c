import { expect, test } from 'vitest';
import { townOfTitle } from './city-behind.ts';

test.each([
  ['Renovation of Canal Park, Faisalabad', 'Faisalabad'],
  ['Construction of a school at Kotka, District Bannu', 'Bannu'],
  ['FENCE AT THE AIRPORT, LAHORE.', 'Lahore'],
  ['Flood wall at River Swat, Charsadda', 'Charsadda'],
  ['Offices at Lahore, Karachi', undefined],
  ['Vans in Lahore, Multan and Karachi', undefined],
  ['Road from Lahore, Kasur', undefined],
  ['Chairs, desks', undefined],
  ['Tents, Kabul', undefined],
  ['Bridge at Multan', undefined],
])('%s → %s', (title, town) => expect(townOfTitle(title, new Map())).toBe(town));
