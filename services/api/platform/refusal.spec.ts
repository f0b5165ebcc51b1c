import { expect, test } from 'vitest';
import { toHttpError } from './http/problem-details.ts';
import { NOTHING, validate } from './http/validate.ts';
import { busy, conflict, forbidden, invalid, missing, notSignedIn, type Refusal, stale, tooMany } from './refusal.ts';

test.each<[number, Refusal]>([
  [400, invalid({ title: 'Title is required' })],
  [401, notSignedIn()],
  [403, forbidden()],
  [404, missing('Tender')],
  [409, conflict('This name is taken.', { name: 'This name is taken' })],
  [412, stale()],
  [429, tooMany('Too many changes.', 7)],
  [503, busy('Too many images.', 5)],
])('answers %i with the words of the refusal', (status, refusal) => {
  const { message, errors, retryAfter } = refusal;
  expect(toHttpError(refusal)).toMatchObject({ status, message, headers: {} });
  expect(toHttpError(refusal).errors).toEqual(errors);
  expect(toHttpError(refusal).headers['Retry-After']).toBe(retryAfter?.toString());
});

test.each(['53000', '53100', '53200', '53300', '53400', '58000', '58030', '25006'])(
  'the SQLSTATE %s of a Postgres without room or memory is 503 with Retry-After',
  (code) => {
    const { status, headers } = toHttpError(Object.assign(new Error('refused'), { code }), 'POST');
    expect([status, Number(headers['Retry-After']) > 0]).toEqual([503, true]);
  },
);

test.each([
  ...['08006', '57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'],
  // its password is being changed, it is being restored, its container starts anew under its name
  ...['28P01', '28000', '3D000', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
])('%s of a Postgres that cannot be reached is 503 with Retry-After', (code) => {
  const { status, headers } = toHttpError(Object.assign(new Error('refused'), { code }), 'POST');
  expect([status, headers['Retry-After']]).toEqual([503, '2']);
});

test('of 20,000 unknown keys the first ten are named [ASVS 15.2.2]', () => {
  const keys = Array.from({ length: 20_000 }, (_, n) => `key-${n}`);
  const body = Object.fromEntries(keys.map((key) => [key, 1]));
  const errors = Object.fromEntries(keys.slice(0, 10).map((key) => [key, 'Unknown field']));
  expect(() => validate(NOTHING, body)).toThrow(expect.objectContaining({ kind: 'invalid', errors }));
});
