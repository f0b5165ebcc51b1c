import { expect, test } from 'vitest';
import { townOfTitle } from './city-behind.ts';

test.each([
  ['Renovation of Canal Park, Faisalabad', 'Faisalabad'],
  ['Construction of a school at Kotka, District Bannu', 'Bannu'],
  ['FENCE AT THE AIRPORT, LAHORE.', 'Lahore'],
  ['Flood wall at River Swat, Charsadda', 'Charsadda'],
  ['Repair of wards (Mirpurkhas)', 'Mirpur Khas'],
  ['Repair of the rest house in Lahore (Multan)', undefined],
  ['Repair of wards (old)', undefined],
  ['Offices at Lahore, Karachi', undefined],
  ['Vans in Lahore, Multan and Karachi', undefined],
  ['Road from Lahore, Kasur', undefined],
  ['Chairs, desks', undefined],
  ['Tents, Kabul', undefined],
  ['Bridge at Multan', undefined],
])('%s → %s', (title, town) => expect(townOfTitle(title, new Map())).toBe(town));
