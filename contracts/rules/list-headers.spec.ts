import { describe, expect, it } from 'vitest';
import { linkParameter, listPage, totalIn } from './list-headers.ts';

const headers = (values: Record<string, string>) => (name: string) => values[name];

describe('the headers of a list', () => {
  it('state the total, and whether counting stopped', () => {
    const capped = headers({ 'X-Total-Count': '10000', 'X-Total-Count-Relation': 'gte' });
    expect(listPage(['a'], capped)).toEqual({ items: ['a'], total: 10_000, relation: 'gte' });
    expect(listPage([], headers({ 'X-Total-Count': '0' }))).toEqual({ items: [], total: 0, relation: 'eq' });
  });

  it('may be absent: then the items are the whole list', () => {
    expect(totalIn(headers({}))).toBeUndefined();
    expect(listPage(['a', 'b'], headers({})).total).toBe(2);
  });

  it('lead to the neighbours', () => {
    const link = headers({ Link: '</e?after=9>; rel="prev", </e?limit=5&before=4>; rel="next"' });
    expect(linkParameter(link, 'prev', 'after')).toBe('9');
    expect(linkParameter(link, 'next', 'before')).toBe('4');
    expect(linkParameter(headers({}), 'next', 'before')).toBeUndefined();
  });
});
