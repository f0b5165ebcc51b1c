import { describe, expect, test } from 'vitest';
import { type AuditEvent, auditEndpoints } from '#contracts/api/audit.ts';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { userEndpoints } from '#contracts/api/users.ts';
import { ACCOUNTS, CATALOGUE } from '../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import type { Actor } from '../../../../tests/support/http.ts';
import { tenderBody } from '../../../../tests/support/tenders/tender-samples.ts';
import { audit } from './index.ts';

const api = forAllTests(() =>
  startApi({
    modules: [ACCOUNTS, ...CATALOGUE, audit],
    settings: { auditKey: 'a key of the tests that is long enough' },
  }),
);
const guest = forAllTests(() => api.visitor());
const root = forAllTests(() => api.superAdmin());
const clerk = forAllTests(() => api.admin('chief.clerk'));
const plain = forAllTests(() => api.user('plain.user'));

const events = (query: Record<string, string | number> = {}, by: Actor = root): Promise<AuditEvent[]> =>
  by.call(auditEndpoints.list, { query });
const newest = async (query: Record<string, string | number> = {}) => (await events({ ...query, limit: 1 }))[0];

describe('every call × every role [ASVS 8.2.1] [X1, C24]', () => {
  const table: [Endpoint, visitor: number, user: number, admin: number, superAdmin: number][] = [
    [auditEndpoints.list, 401, 403, 200, 200],
    [auditEndpoints.export, 401, 403, 200, 200],
    [auditEndpoints.verification, 401, 403, 200, 200],
  ];
  test.each(table)('$method $path', async (endpoint, ...statuses) => {
    const seen: number[] = [];
    for (const person of [guest, plain, clerk, root]) seen.push((await person.send(endpoint)).status);
    expect(seen).toEqual(statuses);
  });
});

test('the table names every call of the module', () =>
  expect(Object.keys(auditEndpoints)).toEqual(['list', 'export', 'verification']));

describe('the log in words', () => {
  test('who made somebody an administrator, from what to what [ASVS 16.2.1]', async () => {
    expect(await newest({ type: 'AdminGranted', target: 'chief.clerk' })).toMatchObject({
      summary: 'shahnaz.akhtar granted admin to chief.clerk',
      actor: { kind: 'user', id: 1, name: 'shahnaz.akhtar' },
      target: { record: `user-${clerk.id}`, name: 'chief.clerk' },
      outcome: 'done',
      changes: [{ field: 'Role', before: 'User', after: 'Admin' }],
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      client: '127.0.0.0/24',
    });
  });

  test('what happened to a tender', async () => {
    await root.call(categoryEndpoints.create, { body: { name: 'Roads' } });
    const { id } = await clerk.call(tenderEndpoints.create, { body: tenderBody() });
    await root.call(tenderEndpoints.update, {
      params: { id },
      body: tenderBody({ closingDate: '2026-07-15', city: 'Lahore', province: 'Punjab' }),
    });
    await plain.send(tenderEndpoints.remove, { params: { id } });
    await root.call(tenderEndpoints.remove, { params: { id } });
    const name = `tender ${id} “Construction of a bridge”`;
    const history = await events({ target: `tender-${id}` });
    expect(history.map(({ summary }) => summary)).toEqual([
      `shahnaz.akhtar removed ${name}`,
      `plain.user was refused DELETE /api/tenders/:id on ${name}; the policy is admin`,
      `shahnaz.akhtar changed closing date, province and city of ${name}`,
      `chief.clerk published ${name}`,
    ]);
    expect(history[2]?.changes).toEqual([
      { field: 'Closing date', before: '2026-07-01', after: '2026-07-15' },
      { field: 'City', before: null, after: 'Lahore' },
      { field: 'Province', before: null, after: 'Punjab' },
    ]);
    expect(history[0]?.changes).toContainEqual({ field: 'Categories', before: 'Roads', after: null });
    expect(history[3]?.changes).toContainEqual({ field: 'Title', before: null, after: 'Construction of a bridge' });
  });

  test('sign-ins of administrators, right and wrong, and attempts that were refused [ASVS 16.3.1, 16.3.2]', async () => {
    await guest.send(userEndpoints.login, { body: { username: 'chief.clerk', password: 'wrong' } });
    expect(await newest({ outcome: 'refused' })).toMatchObject({
      type: 'SignInRefused',
      summary: 'A visitor was refused to sign in as chief.clerk: wrong password',
      target: { record: `user-${clerk.id}` },
      outcome: 'refused',
    });
    expect(await newest({ type: 'SignInSucceeded', actor: clerk.id })).toMatchObject({
      summary: 'chief.clerk signed in',
    });
    await guest.request('POST', '/api/tenders', { body: {}, headers: { 'sec-fetch-site': 'cross-site' } });
    expect(await newest({ outcome: 'refused' })).toMatchObject({
      summary: 'A visitor was refused POST /api/tenders; the policy is same-origin',
    });
  });

  test('an erased person is a number', async () => {
    const { id } = await api.user('soon.gone');
    await root.call(userEndpoints.remove, { params: { id } });
    const history = await events({ target: `user-${id}` });
    expect(history.map(({ summary }) => summary)).toEqual([
      `shahnaz.akhtar deleted user ${id}`,
      `A visitor signed up as deleted user ${id}`,
    ]);
    expect(JSON.stringify(history)).not.toContain('soon.gone');
  });

  test('looking at the log is in the log, once a quarter hour for each administrator [C24]', async () => {
    await events({}, clerk);
    await events({}, clerk);
    const readings = await events({ type: 'RecordsRead', actor: 'chief.clerk' });
    expect(readings.map(({ summary }) => summary)).toEqual(['chief.clerk read the event log']);
  });
});

describe('filters', () => {
  test.each(['tender-9', 'draft-9', 'subscription-9', 'statement-9', 'place-9', 'mail-box', 'settings-portal'])(
    'target=%s is a record',
    async (target) => {
      expect(await events({ target })).toEqual([]);
    },
  );

  test.each([
    ['type', 'Nonsense'],
    ['type', "' or 1"],
    ['actor', 'nobody.of.this.name'],
    ['target', 'nobody.of.this.name'],
    ['from', 'yesterday'],
    ['from', '2026-02-30'],
    ['to', '2026-13-01T00:00:00Z'],
    ['outcome', 'maybe'],
    ['limit', '201'],
    ['limit', '0'],
    ['before', '-1'],
    ['after', 'x'],
    ['page', '2'],
  ])('%s=%s is refused [C24]', async (name, value) => {
    const problem = await root.refused(auditEndpoints.list, { query: { [name]: value } });
    expect(problem).toMatchObject({ status: 400, errors: { [name]: expect.any(String) } });
  });

  test('a range that ends before it begins is refused', async () => {
    const query = { from: '2026-11-20', to: '2026-11-19' };
    expect((await root.refused(auditEndpoints.list, { query })).errors).toHaveProperty('to');
  });

  test('by day of Karachi and by instant', async () => {
    const last = await newest({ type: 'UserRegistered' });
    const at = last?.recordedAt ?? '';
    const day = new Date(Date.parse(at) + 5 * 3_600_000).toISOString().slice(0, 10);
    const found = async (from: string, to: string) =>
      (await events({ from, to, limit: 200 })).some(({ position }) => position === last?.position);
    expect(await found(day, day)).toBe(true);
    expect(await found(at, at)).toBe(true);
    expect(await found('2026-01-01', '2026-01-02')).toBe(false);
    expect(await found(new Date(Date.parse(at) + 1).toISOString(), '2199-01-01')).toBe(false);
  });

  test('by actor and outcome', async () => {
    const visitors = await events({ actor: 'visitor', limit: 200 });
    expect(new Set(visitors.map(({ actor }) => actor.kind))).toEqual(new Set(['visitor']));
    const done = await events({ outcome: 'done', limit: 200 });
    expect(new Set(done.map(({ outcome }) => outcome))).toEqual(new Set(['done']));
  });
});
