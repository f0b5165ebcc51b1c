import { describe, expect, it } from 'vitest';
import { toOptions } from '../controls.tsx';
import { suggest } from './suggestions.ts';

const cities = toOptions(['Islamabad', 'Karachi', 'Abbottabad', 'Hyderabad']);
const labels = (text: string) => suggest(cities, text).shown.map(({ label }) => label);

describe('suggestions', () => {
  it('are all options for no text', () => expect(labels(' ')).toHaveLength(4));
  it('begin with what begins with the text', () =>
    expect(labels('ab')).toEqual(['Abbottabad', 'Islamabad', 'Hyderabad']));
  it('are none when nothing matches', () => expect(suggest(cities, 'x')).toEqual({ shown: [], hidden: 0 }));
  it('stop at fifty and say how many are left', () => {
    const many = toOptions(Array.from({ length: 73 }, (_, index) => `Town ${index}`));
    const { shown, hidden } = suggest(many, 'town');
    expect([shown.length, hidden]).toEqual([50, 23]);
  });
});
