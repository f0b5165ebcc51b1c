import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import { userEndpoints } from '#contracts/api/users.ts';
import type { SecurityEvent } from '#contracts/events/security.ts';
import { sql } from '#db/connection.ts';
import { readPast } from '#db/event-store/read-stream.ts';
import { PASSWORD, SUPER_ADMIN } from '../../../../tests/support/api/people.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import type { Actor } from '../../../../tests/support/http.ts';
import { users } from './index.ts';

const api = forAllTests(() => startApi({ modules: [users] }));
const root = forAllTests(() => api.superAdmin());
const chief = forAllTests(() => api.admin('chief.clerk'));
const plain = forAllTests(() => api.user('plain.user'));

const { current, login, register, logout, list, create, setRole, remove } = userEndpoints;
const nobodyHas = { params: { id: 2_000_000_000 } };
const fresh = (username: string) => ({ username, email: `${username}@example.pk`, password: PASSWORD });

async function refusals(): Promise<SecurityEvent['data'][]> {
  const rows = await api.owner.query<{ data: SecurityEvent['data'] }>(
    sql`SELECT data FROM es.events WHERE type = 'AccessRefused' ORDER BY position`,
  );
  return rows.map(({ data }) => data);
}

describe('every call × every role [ASVS 8.2.1, 8.3.1] [X1]', () => {
  type Row = [Endpoint, input: object, visitor: number, user: number, admin: number, superAdmin: number];
  const table: Row[] = [
    [current, {}, 401, 200, 200, 200],
    [login, { body: { username: 'nobody.here', password: 'x' } }, 401, 401, 401, 401],
    [register, { body: {} }, 400, 400, 400, 400],
    [list, {}, 401, 403, 200, 200],
    [create, { body: {} }, 401, 403, 400, 400],
    [setRole, { ...nobodyHas, body: { isAdmin: true } }, 401, 403, 403, 404],
    [remove, nobodyHas, 401, 403, 404, 404],
    [logout, {}, 204, 204, 204, 204],
  ];

  test('the table names every call of the module', () => {
    expect(new Set(table.map(([endpoint]) => endpoint))).toEqual(new Set(Object.values(userEndpoints)));
  });

  test.each(table)('$method $path', async (endpoint, input, ...statuses) => {
    const actors: Actor[] = [
      api.visitor(),
      await api.signIn('plain.user'),
      await api.signIn('chief.clerk'),
      await api.signIn(SUPER_ADMIN),
    ];
    const seen = [];
    for (const actor of actors) seen.push((await actor.send(endpoint, input)).status);
    expect(seen).toEqual(statuses);
  });

  test('a refused administrator call is in the event log with route and target, and the address typed is not [ASVS 16.3.2, 16.3.3]', async () => {
    const before = (await refusals()).length;
    await plain.request('DELETE', '/api/admin/users/1?token=typed');
    expect((await refusals()).slice(before)).toEqual([
      { method: 'DELETE', route: '/api/admin/users/:id', needs: 'admin', target: '1', record: 'user-1' },
    ]);
  });
});

describe('administrators', () => {
  test('create plain accounts, which can sign in', async () => {
    const created = await chief.call(create, { body: fresh('new.clerk') });
    expect(created).toEqual({
      id: expect.any(Number),
      username: 'new.clerk',
      email: 'new.clerk@example.pk',
      fullName: null,
      businessType: null,
      isAdmin: false,
    });
    expect(await (await api.signIn('new.clerk')).call(current)).toEqual(created);
  });

  test.each([
    ['isAdmin', { isAdmin: true }],
    ['id', { id: 1 }],
    ['confirmPassword', { confirmPassword: PASSWORD }],
  ])('cannot state %s of a new account [ASVS 8.2.3, 15.3.3] [C20]', async (field, extra) => {
    const { status, errors } = await chief.refused(create, { body: { ...fresh('sneaky.one'), ...extra } });
    expect({ status, errors }).toEqual({ status: 400, errors: { [field]: 'Unknown field' } });
  });

  test('see a taken username or email named, whatever its case', async () => {
    const both = { ...fresh('Plain.User'), email: 'PLAIN.USER@example.pk' };
    expect(await chief.refused(create, { body: both })).toMatchObject({
      status: 409,
      errors: { username: 'Username is already taken', email: 'Email is already registered' },
    });
    const email = { ...fresh('other.name'), email: 'Plain.User@example.pk' };
    expect(await chief.refused(create, { body: email })).toMatchObject({
      message: 'Email is already registered',
      errors: { email: 'Email is already registered' },
    });
  });

  test('list accounts by id, search them literally, and page [C19]', async () => {
    const all = await chief.send(list);
    expect((all.body as { id: number }[]).map(({ id }) => id)).toEqual(
      (all.body as { id: number }[]).map(({ id }) => id).sort((a, b) => a - b),
    );
    expect(Number(all.headers.get('x-total-count'))).toBe((all.body as unknown[]).length);
    expect(all.headers.get('cache-control')).toBe('private, no-store');
    const found = await chief.call(list, { query: { search: 'PLAIN.user@' } });
    expect(found.map(({ id }) => id)).toEqual([plain.id]);
    expect(await chief.call(list, { query: { search: '%' } })).toEqual([]);
    const second = await chief.send(list, { query: { limit: 1, page: 2 } });
    expect(second.body).toEqual([expect.objectContaining({ id: chief.id })]);
    expect(second.headers.get('x-total-count')).toBe(all.headers.get('x-total-count'));
  });

  test('delete plain users, whose names are then nowhere [ASVS 7.4.5]', async () => {
    const leaver = await api.user('leaving.soon');
    await chief.call(remove, { params: { id: leaver.id } });
    expect((await leaver.get('/api/user')).status).toBe(401);
    expect((await chief.refused(remove, { params: { id: leaver.id } })).status).toBe(404);
    const [left] = await api.owner.query<{ rows: number }>(sql`SELECT
      (SELECT count(*) FROM es.personal WHERE data::text LIKE '%leaving.soon%')
      + (SELECT count(*) FROM user_account WHERE id = ${leaver.id}) + (SELECT count(*) FROM user_secret WHERE user_id = ${leaver.id})
      + (SELECT count(*) FROM session WHERE user_id = ${leaver.id}) AS rows`);
    expect(left).toEqual({ rows: 0 });
    expect((await api.user('leaving.soon')).id).not.toBe(leaver.id);
  });

  test('do not delete each other; the attempt is in the event log', async () => {
    const other = await api.admin('other.chief');
    const before = (await refusals()).length;
    const refused = await chief.refused(remove, { params: { id: other.id } });
    expect(refused).toMatchObject({ status: 403, message: expect.stringContaining('Super Admin') });
    expect((await other.get('/api/user')).status).toBe(200);
    expect((await refusals()).slice(before)).toEqual([
      {
        method: 'DELETE',
        route: '/api/admin/users/:id',
        needs: 'super-admin',
        target: String(other.id),
        record: `user-${other.id}`,
      },
    ]);
    await root.call(remove, { params: { id: other.id } });
    expect((await other.get('/api/user')).status).toBe(401);
  });

  test('do not delete themselves [C22]', async () => {
    expect((await chief.refused(remove, { params: { id: chief.id } })).status).toBe(409);
  });
});

describe('the Super Admin', () => {
  test('grants admin once and for every later call, and removes it with the sessions [ASVS 7.4.5, 8.3.2] [C21]', async () => {
    const person = await api.user('up.and.down');
    expect((await person.get('/api/admin/users')).status).toBe(403);
    const params = { id: person.id };
    expect((await root.call(setRole, { params, body: { isAdmin: true } })).isAdmin).toBe(true);
    expect((await person.get('/api/admin/users')).status).toBe(200);
    expect((await root.call(setRole, { params, body: { isAdmin: true } })).isAdmin).toBe(true);
    expect((await root.call(setRole, { params, body: { isAdmin: false } })).isAdmin).toBe(false);
    expect((await person.get('/api/admin/users')).status).toBe(401);
    const types = (await readPast(api.owner, `user-${person.id}`)).map(({ type }) => type);
    expect(types).toEqual(['UserRegistered', 'AdminGranted', 'AdminRevoked']);
  });

  test.each([{ isAdmin: 'true' }, {}, { isAdmin: true, id: 5 }, { isAdmin: 1 }])(
    'must say %j properly [ASVS 15.3.5] [C21]',
    async (body) => {
      expect((await root.patch(`/api/admin/users/${plain.id}`, body)).status).toBe(400);
    },
  );

  test('is neither demoted nor deleted by anybody [C21, C22]', async () => {
    const params = { id: 1 };
    expect((await root.refused(setRole, { params, body: { isAdmin: false } })).status).toBe(409);
    expect((await root.refused(remove, { params })).status).toBe(409);
    expect((await chief.refused(remove, { params })).status).toBe(409);
    expect((await chief.refused(setRole, { params, body: { isAdmin: false } })).status).toBe(403);
    expect((await root.call(current)).isAdmin).toBe(true);
  });

  test('keeps account 1, whatever the sequence says', async () => {
    await api.owner.query(sql`SELECT setval('user_id', 1, false)`);
    const next = await chief.send(create, { body: fresh('after.reset') });
    expect(next.status).not.toBe(201); // id 2 is taken by then, and never is it 1
    expect((await root.call(current)).username).toBe(SUPER_ADMIN);
    await api.owner.query(sql`SELECT setval('user_id', (SELECT max(id) FROM user_account))`);
  });
});

test.each(['0', '-1', '1e3', '1.5', '2147483648', 'NaN', '1%20or%201=1', '%00'])(
  'the id %s is not found [X15]',
  async (id) => {
    expect((await root.request('DELETE', `/api/admin/users/${id}`)).status).toBe(404);
  },
);

describe('the list', () => {
  test('says its total and its neighbours', async () => {
    const answer = await root.get('/api/admin/users?limit=1&page=2&sort=-id');
    const total = Number(answer.headers.get('x-total-count'));
    const at = (page: number) => `</api/admin/users?sort=-id&page=${page}&limit=1>`;
    expect(answer.headers.get('link')).toBe(
      `${at(1)}; rel="first", ${at(1)}; rel="prev", ${at(3)}; rel="next", ${at(total)}; rel="last"`,
    );
    const empty = await root.get('/api/admin/users?search=nobodyhasthisname');
    expect(empty.headers.get('link')).not.toMatch(/next|prev/);
  });
});
