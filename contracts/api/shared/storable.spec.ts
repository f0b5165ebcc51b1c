import { expect, test } from 'vitest';
import { OrganizationBody } from '../organizations.ts';

const body = (more: object) => OrganizationBody.safeParse({ name: 'Public Works', ...more });

/** Postgres takes neither U+0000 nor half a surrogate pair, and would answer for us: with a fault. */
test.each(['https://example.pk/\u0000', 'https://example.pk/\u0085', 'https://example.pk/\ud800'])(
  'a web address with what cannot be stored is none: %j',
  (website) => expect(body({ website }).error?.issues[0]?.message).toBe('Please enter a valid URL'),
);

test('a web address in another script is one', () =>
  expect(body({ website: ' https://example.pk/سڑک?a=1 ' }).data?.website).toBe('https://example.pk/سڑک?a=1'));

test.each([
  ['\u0000', null],
  [' None ', null],
  ['Roads\u0000 and \ud800bridges', 'Roads and \ufffdbridges'],
  [{ name: '\u0000' }, null],
  [{ name: ' Roads ', id: 7 }, 'Roads'],
  [null, null],
])('the category %j of an organization is %j', (category, name) =>
  expect(body({ category }).data?.category).toBe(name),
);
