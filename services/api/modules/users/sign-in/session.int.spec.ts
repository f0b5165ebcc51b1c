import { sealData, unsealData } from 'iron-session';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#db/connection.ts';
import { PASSWORD } from '../../../../../tests/support/api/people.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { users } from '../index.ts';

const api = forAllTests(() => startApi({ modules: [users] }));
const root = forAllTests(() => api.superAdmin());
beforeAll(async () => {
  await api.admin('some.admin');
  await api.user('some.user');
});

/** Signs in and answers the Set-Cookie line and the pair to send back. */
async function signIn(username: string, cookie?: string) {
  const answer = await api.visitor().request('POST', '/api/login', {
    body: { username, password: PASSWORD },
    headers: cookie === undefined ? {} : { cookie },
  });
  const [line = ''] = answer.headers.getSetCookie();
  return { line, pair: line.split(';')[0] ?? '' };
}

const send = (cookie: string, method = 'GET', path = '/api/user') =>
  api.visitor().request(method, path, { headers: { cookie } });
const statusOf = async (cookie: string) => (await send(cookie)).status;
const age = (column: 'created_at' | 'last_seen_at', interval: string) =>
  api.owner.query(sql`UPDATE session SET ${sql.ident(column)} = now() - ${interval}::interval`);

describe('the cookie', () => {
  test('is sealed, for this host, out of reach of scripts and of other sites [ASVS 3.3.2, 3.3.4] [S6]', async () => {
    const { line, pair } = await signIn('some.user');
    expect(line).toMatch(/^ailaan=Fe26\.[^;]+; Max-Age=2591940; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(pair.length).toBeLessThan(1000);
    expect((await signIn('some.admin')).line).toContain('; Max-Age=43140;');
  });

  test('is bound to https where the site is [ASVS 3.3.1, 3.3.3] [S6]', async () => {
    const secure = await startApi({ modules: [users], settings: { publicUrl: 'https://tenders.example.pk' } });
    try {
      const visitor = secure.visitor();
      const body = { username: 'over.tls', email: 'tls@example.pk', password: PASSWORD, fullName: 'Over TLS' };
      const [line] = (await visitor.post('/api/register', body)).headers.getSetCookie();
      expect(line).toMatch(/^__Host-ailaan=Fe26\.[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      expect((await visitor.get('/api/user')).status).toBe(200);
    } finally {
      await secure.stop();
    }
  });

  test('holds an id of which the database knows only the hash [ASVS 7.2.2, 7.2.3] [S6]', async () => {
    await signIn('some.user');
    const [row] = await api.owner.query<{ id_hash: Buffer }>(sql`SELECT id_hash FROM session LIMIT 1`);
    expect(row?.id_hash).toHaveLength(32);
  });

  test('is set when a session begins or ends and at no other answer', async () => {
    const { pair } = await signIn('some.user');
    expect((await send(pair)).headers.getSetCookie()).toEqual([]);
    expect((await api.visitor().get('/api/user')).headers.getSetCookie()).toEqual([]);
    expect((await api.visitor().post('/api/logout')).headers.getSetCookie()).toEqual([]);
    expect((await send(pair, 'POST', '/api/logout')).headers.getSetCookie()).toEqual([
      'ailaan=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  test.each(['ailaan=', 'ailaan=Fe26.2*1*x*y*z*0*a*b~2', `ailaan=${'x'.repeat(5000)}`, 'ailaan=%00', 'xailaan=1'])(
    'that nobody sealed is nobody: %.30s [ASVS 7.2.1]',
    async (cookie) => expect(await statusOf(cookie)).toBe(401),
  );

  test('sealed with another secret is nobody', async () => {
    const { pair } = await signIn('some.user');
    const { id } = await unsealData<{ id: string }>(pair.slice('ailaan='.length), {
      password: api.config.sessionSecrets[0],
    });
    const sealedWith = async (password: string) => `ailaan=${await sealData({ id }, { password })}`;
    expect(await statusOf(await sealedWith(api.config.sessionSecrets[0]))).toBe(200);
    expect(await statusOf(await sealedWith('another secret '.repeat(3)))).toBe(401);
  });
});

describe('a session ends at once', () => {
  test('by logout, also for a copy of the cookie [ASVS 7.4.1] [C1, C3]', async () => {
    const { pair } = await signIn('some.user');
    expect(await statusOf(pair)).toBe(200);
    expect((await send(pair, 'POST', '/api/logout')).status).toBe(204);
    expect(await statusOf(pair)).toBe(401);
    expect((await send(pair, 'POST', '/api/logout')).status).toBe(204);
  });

  test('by a new sign-in in the same browser, which gets a new id [ASVS 7.2.4] [S11]', async () => {
    const before = await signIn('some.user');
    const after = await signIn('some.user', before.pair);
    expect(after.pair).not.toBe(before.pair);
    expect(await statusOf(before.pair)).toBe(401);
    expect(await statusOf(after.pair)).toBe(200);
  });

  test('but not by a sign-in elsewhere', async () => {
    const here = await signIn('some.user');
    await signIn('some.user');
    expect(await statusOf(here.pair)).toBe(200);
  });

  test('by deletion and by demotion, everywhere [ASVS 7.4.2, 8.3.2] [S7, C1]', async () => {
    for (const [username, end] of [
      ['to.be.demoted', (id: number) => root.patch(`/api/admin/users/${id}`, { isAdmin: false })],
      ['to.be.deleted', (id: number) => root.delete(`/api/admin/users/${id}`)],
    ] as const) {
      const { id } = await api.admin(username);
      const [one, two] = [await signIn(username), await signIn(username)];
      await end(id);
      expect([await statusOf(one.pair), await statusOf(two.pair)], username).toEqual([401, 401]);
    }
  });
});

describe('a session grows old by the clock of the database', () => {
  test.each([
    ['some.user', 'last_seen_at', '13 days 23 hours', '14 days 1 minute'],
    ['some.user', 'created_at', '29 days 23 hours', '30 days 1 minute'],
    ['some.admin', 'last_seen_at', '29 minutes', '31 minutes'],
    ['some.admin', 'created_at', '11 hours 59 minutes', '12 hours 1 minute'],
  ] as const)('%s by %s: lives at %s, not at %s [ASVS 7.3.1, 7.3.2] [S7]', async (username, column, alive, dead) => {
    const { pair } = await signIn(username);
    await age(column, alive);
    expect(await statusOf(pair)).toBe(200);
    await age(column, dead);
    expect(await statusOf(pair)).toBe(401);
  });

  test('being used keeps it alive, noted at most once a minute', async () => {
    const { pair } = await signIn('some.admin');
    const seen = () => api.owner.query<{ at: Date }>(sql`SELECT max(last_seen_at) AS at FROM session`);
    const version = () => api.owner.query(sql`SELECT xmin::text FROM session ORDER BY created_at DESC LIMIT 1`);
    await age('last_seen_at', '59 seconds');
    const before = await version();
    await statusOf(pair);
    expect(await version()).toEqual(before);
    await age('last_seen_at', '61 seconds');
    const [old] = await seen();
    await statusOf(pair);
    const [now] = await seen();
    expect((now?.at.getTime() ?? 0) - (old?.at.getTime() ?? 0)).toBeGreaterThan(60_000);
  });
});

test('what has grown too old is removed, at most once an hour [ASVS 7.4.1] [S7]', async () => {
  let now = new Date();
  const other = await startApi({ modules: [users], clock: () => now });
  try {
    const first = await other.user('first.user');
    const sessions = () => other.owner.query(sql`SELECT count(*) AS count FROM session`);
    await other.owner.query(sql`UPDATE session SET created_at = now() - interval '31 days'`);
    await other.user('second.user');
    expect(await sessions()).toEqual([{ count: 2 }]);
    now = new Date(now.getTime() + 60 * 60 * 1000);
    await other.user('third.user');
    expect(await sessions()).toEqual([{ count: 2 }]);
    expect((await first.get('/api/user')).status).toBe(401);
  } finally {
    await other.stop();
  }
});
