import { describe, expect, it } from 'vitest';
import { findRoute, matchPath } from './routes.ts';

describe('routes', () => {
  it.each([
    ['/', '/'],
    ['/tenders', '/tenders'],
    ['/tenders/', '/tenders'],
    ['/tenders/42', '/tenders/:id'],
    ['/admin/login', '/admin/login'],
    ['/nowhere', '*'],
    ['/tenders/42/more', '*'],
    ['//tenders', '*'],
    ['/__proto__', '*'],
  ])('%s is %s', (path, pattern) => expect(findRoute(path).route.pattern).toBe(pattern));

  it('give their parameters', () => expect(matchPath('/tenders/:id', '/tenders/42')).toEqual({ id: '42' }));
});
