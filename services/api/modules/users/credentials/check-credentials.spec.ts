import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../platform/refusal.ts';
import { checkNewCredentials, credentialErrors } from './check-credentials.ts';
import { isReserved } from './reserved-usernames.ts';

const GOOD = { username: 'bilal.khan', email: 'office@example.pk', password: 'Kitab-Ghar-7291' };
const strictly = (change: Partial<typeof GOOD>) => credentialErrors({ ...GOOD, ...change }, { strict: true });

describe('reserved usernames', () => {
  test.each([
    'admin',
    'Admin',
    'ADMINISTRATOR',
    'a.d.m.i.n',
    'adm1n',
    'admin_2026',
    'r00t',
    'Super-User',
    'ailaan',
    'support24',
  ])('%s is refused [C2]', (username) => expect(isReserved(username)).toBe(true));
  test.each(['bilal', 'adminah', 'rooted', 'sami3', 'teamwork', 'khan.786'])('%s is free', (username) =>
    expect(isReserved(username)).toBe(false),
  );
});

describe('the strict rules', () => {
  test('accept what follows them', () => expect(strictly({})).toEqual({}));
  test.each([
    ['bilal', 'Username must be at least 6 characters'],
    ['b'.repeat(31), 'Username must be no more than 30 characters'],
    ['1bilal', 'Username must start with a letter'],
    ['bilal khan', 'Username must have only letters, digits, underscore, dot and hyphen'],
    ['Administrator', 'Username cannot be admin or administrator'],
  ])('username %s: %s', (username, username_error) =>
    expect(strictly({ username })).toEqual({ username: username_error }),
  );
  test.each([
    ['Kitab-Ghar7', 'Password must be at least 12 characters'],
    ['kitab-ghar-7291', 'Password must have an uppercase letter'],
    ['KITAB-GHAR-7291', 'Password must have a lowercase letter'],
    ['Kitab-Ghar-Urdu', 'Password must have a digit'],
    ['KitabGharUrdu72', 'Password must have a special character'],
    ['Kitaaab-Ghar-72', 'Password must not repeat a character three or more times in a row'],
    ['Kitab-Ghar-1234', 'Password must not have a common pattern (123, abc, qwe, password, admin)'],
    ['Kitab-aDmin-729', 'Password must not have a common pattern (123, abc, qwe, password, admin)'],
  ])('password %s: %s', (password, error) => expect(strictly({ password })).toEqual({ password: error }));
});

describe('everybody', () => {
  const check = (change: Partial<typeof GOOD>, strict = false) => {
    try {
      checkNewCredentials({ ...GOOD, ...change }, { strict });
      return {};
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal);
      return { ...(error instanceof Refusal ? { kind: error.kind, ...error.errors } : {}) };
    }
  };
  test('may choose a short password that nobody would guess [ASVS 6.2.5]', () =>
    expect(check({ password: 'x7kitb' })).toEqual({}));
  test('may choose one of 64 characters and more [ASVS 6.2.9]', () =>
    expect([64, 128].map((length) => check({ password: 'بہت لمبا لفظ '.repeat(11).slice(0, length) }))).toEqual([
      {},
      {},
    ]));
  test('not a common one [ASVS 6.2.4, 6.2.12] [S4]', () =>
    expect(check({ password: 'Pakistan123' })).toMatchObject({
      kind: 'invalid',
      password: expect.stringMatching(/common/),
    }));
  test('nor a reserved name; both are told at once', () =>
    expect(check({ username: 'support', password: 'iloveyou' })).toMatchObject({
      username: 'This username is reserved. Choose another one',
      password: expect.stringMatching(/common/),
    }));
  test('follows the strict rules where the operator says so [ASVS 6.2.1] [S4]', () =>
    expect(check({ password: 'x7kitb' }, true)).toEqual({
      kind: 'invalid',
      password: 'Password must be at least 12 characters',
    }));
});
