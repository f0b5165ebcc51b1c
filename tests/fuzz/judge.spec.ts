import { describe, expect, test } from 'vitest';
import { savedEndpoints } from '#contracts/api/account/saved.ts';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import { userEndpoints } from '#contracts/api/users.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { judge } from './judge.ts';
import type { RawResponse } from './people/send.ts';

const CATEGORY = {
  id: 1,
  name: 'Roads',
  description: null,
  parentId: null,
  version: 1,
  parentName: null,
  emoji: null,
  isActive: true,
  sortOrder: 0,
  createdAt: '2026-11-21T00:00:00.000Z',
};

const shot = (endpoint: Endpoint, more: Partial<FuzzRequest> = {}): FuzzRequest => ({
  endpoint,
  role: 'administrator',
  target: endpoint.path.replace(':id', '1'),
  headers: {},
  body: undefined,
  broken: undefined,
  ...more,
});
const create = (body: unknown, more: Partial<FuzzRequest> = {}) =>
  shot(categoryEndpoints.create, { body: JSON.stringify(body), ...more });
const hit = (status: number, answer?: unknown): RawResponse => ({
  status,
  type: status < 400 ? 'application/json' : 'application/problem+json',
  text: answer === undefined ? '' : JSON.stringify(answer),
  etag: undefined,
  cookie: undefined,
});
const problem = (status: number) => {
  const words = { title: 'Refused', message: 'Refused.', detail: 'Refused.' };
  return hit(status, { type: '/api/docs#problem', ...words, status });
};

describe('the judge finds no fault in', () => {
  test.each<[string, FuzzRequest, RawResponse]>([
    ['what is granted as the contract says', create({ name: 'Roads' }), hit(201, CATEGORY)],
    ['bad input that is refused', create({ name: 'x' }), problem(400)],
    ['good input that is refused all the same', create({ name: 'Roads' }), problem(409)],
    ['a visitor who is asked to sign in', create({ name: 'Roads' }, { role: 'visitor' }), problem(401)],
    ['a user who may not', create({ name: 'Roads' }, { role: 'user' }), problem(403)],
    ['nothing to say', shot(categoryEndpoints.remove), hit(204)],
    ['what is known already', shot(categoryEndpoints.list, { headers: { 'if-none-match': '"x"' } }), hit(304)],
    ['the way back to the page', shot(newsletterEndpoints.oneClick, { target: '/unsubscribe/x' }), hit(303)],
  ])('%s', (_, sent, answer) => expect(judge(sent, answer)).toEqual([]));
});

describe('the judge finds', () => {
  const accepted = hit(201, CATEGORY);
  test.each<[string, FuzzRequest, RawResponse, RegExp]>([
    ['a fault of ours', create({ name: 'Roads' }), problem(500), /answered 500/],
    ['a body accepted that the schema refuses', create({ name: 'x' }), accepted, /invalid input \(schema\)/],
    ['a missing field accepted', create({}), accepted, /invalid input \(schema\)/],
    ['no JSON accepted', shot(categoryEndpoints.create, { body: '{' }), accepted, /invalid input \(schema\)/],
    ['an unknown key accepted', create({ name: 'Roads', isAdmin: true }), accepted, /invalid input \(schema\)/],
    [
      'what was spoilt accepted',
      create({ name: 'Roads' }, { broken: 'encoding' }),
      accepted,
      /invalid input \(encoding\)/,
    ],
    ['a body accepted where none is taken', shot(savedEndpoints.save, { body: '{"a":1}' }), hit(200), /invalid input/],
    [
      'a bad query accepted',
      shot(categoryEndpoints.list, { target: '/api/categories?page=0' }),
      hit(200, []),
      /invalid input/,
    ],
    [
      'a repeated parameter accepted',
      shot(categoryEndpoints.list, { target: '/api/categories?page=1&page=2' }),
      hit(200, []),
      /invalid input/,
    ],
    ['a bad id accepted', shot(categoryEndpoints.remove, { target: '/api/categories/1e3' }), hit(204), /invalid input/],
    ['a visitor let in', create({ name: 'Roads' }, { role: 'visitor' }), accepted, /let in where admin is asked/],
    ['a user let in', create({ name: 'Roads' }, { role: 'user' }), accepted, /let in where admin is asked/],
    [
      'input judged before the caller',
      create({ name: 'x' }, { role: 'user' }),
      problem(400),
      /got 400 where admin is asked/,
    ],
    ['an administrator not known', create({ name: 'Roads' }), problem(401), /not known any more/],
    ['another status than the contract has', create({ name: 'Roads' }), hit(200, CATEGORY), /200 instead of 201/],
    ['a field too many', create({ name: 'Roads' }), hit(201, { ...CATEGORY, secret: 1 }), /breaks the contract/],
    ['a password hash', shot(userEndpoints.current), hit(200, { passwordHash: '$argon2id$' }), /breaks the contract/],
    ['204 that says something', shot(categoryEndpoints.remove), hit(204, {}), /204 with a body/],
    ['304 that nobody asked for', shot(categoryEndpoints.list), hit(304), /304 instead of 200/],
    [
      'a refusal that is no problem',
      create({ name: 'x' }),
      { ...problem(400), type: 'text/html' },
      /refused as text\/html/,
    ],
    [
      'a refusal that states another status',
      create({ name: 'x' }),
      { ...problem(400), status: 409 },
      /states another status/,
    ],
  ])('%s', (_, sent, answer, fault) => expect(judge(sent, answer).join('; ')).toMatch(fault));
});
