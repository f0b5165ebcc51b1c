import { expect, it } from 'vitest';
import { named } from './named.ts';

it.each([
  ['Roads', 'Roads'],
  [{ id: 1, name: 'Roads' }, 'Roads'],
  [{ name: 7 }, 'none'],
  [{}, 'none'],
  [null, 'none'],
  [undefined, 'none'],
])('%j is called %s', (value, name) => expect(named(value, 'none')).toBe(name));
