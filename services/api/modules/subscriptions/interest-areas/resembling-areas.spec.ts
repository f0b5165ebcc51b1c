import { expect, test } from 'vitest';
import { resembling } from './resembling-areas.ts';

const areas = [
  { name: 'Construction', texts: ['Construction', 'road', 'water supply'] },
  { name: 'Energy', texts: ['Energy', 'solar', 'water pump', 'Electrical'] },
];

test.each([
  ['Solar Panels', ['Energy']],
  ['Water Pumps', ['Energy', 'Construction']],
  ['Roads & Bridges', ['Construction']],
  ['General Supplies', []],
  ['Supply of Equipment', []],
  ['سڑک', []],
])('%s is offered to %j', (category, offered) => expect(resembling(category, areas)).toEqual(offered));
