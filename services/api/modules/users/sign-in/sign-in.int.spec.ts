import { beforeAll, describe, expect, test } from 'vitest';
import { userEndpoints } from '#contracts/api/users.ts';
import { sql } from '#db/connection.ts';
import { hashPasswordsAtFullCost } from '../../../../../tests/setup/cheap-passwords.ts';
import { PASSWORD, SUPER_ADMIN } from '../../../../../tests/support/api/people.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { users } from '../index.ts';

hashPasswordsAtFullCost();
const api = forAllTests(() => startApi({ modules: [users] }));
const root = forAllTests(() => api.superAdmin());
beforeAll(() => api.user('known.user'));

const { current, login, register } = userEndpoints;
const attempt = (username: string, password = PASSWORD) => api.visitor().send(login, { body: { username, password } });
const applicant = (username: string) => ({
  username,
  email: `${username}@example.pk`,
  password: PASSWORD,
  fullName: 'Bilal Khan',
  businessType: 'it' as const,
});

describe('registering', () => {
  test('makes a plain account and signs in', async () => {
    const visitor = api.visitor();
    const body = { ...applicant('Bilal_Khan'), email: 'Bilal@Example.PK' };
    const answered = await visitor.call(register, { body });
    const expected = { username: 'Bilal_Khan', email: 'bilal@example.pk', fullName: 'Bilal Khan', businessType: 'it' };
    expect(answered).toEqual({ ...expected, id: expect.any(Number), isAdmin: false });
    expect(await visitor.call(current)).toEqual(answered);
  });

  test.each([
    ['username', { username: 'ab' }, 'Username must be at least 3 characters'],
    ['username', { username: 'Аdmin' }, /start with a letter/], // a Cyrillic А
    ['username', { username: 'Admin' }, /reserved/],
    ['email', { email: 'a@b.pk\r\nBcc: e@evil.pk' }, 'Please enter a valid email'],
    ['email', { email: 'a@x.pk,b@x.pk' }, 'Please enter a valid email'],
    ['password', { password: 'short' }, 'Password must be at least 6 characters'],
    ['password', { password: 'password123' }, /most common/],
    ['password', { password: 'x'.repeat(129) }, /at most 128/],
    ['fullName', { fullName: '  ' }, 'Full name is required'],
    ['isAdmin', { isAdmin: true }, 'Unknown field'],
    ['isPaid', { isPaid: true }, 'Unknown field'],
    ['id', { id: 1 }, 'Unknown field'],
  ])('refuses a bad %s: %j [ASVS 2.2.1, 15.3.3] [X6, C2]', async (field, change, words) => {
    const answer = await api.visitor().post('/api/register', { ...applicant('fresh.name'), ...change });
    expect(answer.status).toBe(400);
    const { errors } = answer.body as { errors: Record<string, string> };
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toMatch(words);
  });

  test('by twenty at once under one name makes one account [ASVS 2.3.4, 15.4.2] [C2]', async () => {
    const body = (n: number) => ({ ...applicant('Same.Name'), email: `same.${n}@example.pk` });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => api.visitor().send(register, { body: body(n) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    const refused = answers.filter(({ status }) => status === 409);
    for (const { body } of refused) expect(body).toMatchObject({ errors: { username: 'Username is already taken' } });
    const [left] = await api.owner.query(sql`SELECT
      (SELECT count(*) FROM es.personal WHERE data ->> 'username' = 'Same.Name') AS personal,
      (SELECT count(*) FROM user_account WHERE username = 'Same.Name') AS accounts`);
    expect(left).toEqual({ personal: 1, accounts: 1 });
  });
});

describe('signing in', () => {
  test.each(['known.user', 'KNOWN.user', ' known.user ', 'known.user@example.pk', 'Known.User@EXAMPLE.pk'])(
    'takes %j for username or email',
    async (name) => expect((await attempt(name)).body).toMatchObject({ username: 'known.user' }),
  );

  test('is answered to nobody else [ASVS 14.3.2] [X11]', async () => {
    expect((await attempt('known.user')).headers.get('cache-control')).toBe('private, no-store');
  });

  test('says the same of an unknown account as of a wrong password [ASVS 6.3.8] [S3]', async () => {
    const answers = [
      await attempt('known.user', 'wrong'),
      await attempt('unknown.user', 'wrong'),
      await attempt('nobody@example.pk', 'wrong'),
      await attempt("' OR 1=1--", 'wrong'),
      await attempt('null\u0000byte', 'wrong'),
      await attempt('known.user\u0000', PASSWORD),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual({
        type: expect.stringContaining('/api/docs#problem-not-signed-in'),
        title: 'Unauthorized',
        status: 401,
        message: 'Invalid username or password',
        detail: 'Invalid username or password',
        requestId: expect.any(String),
      });
    }
  });

  test('takes as long for an unknown account as for a wrong password [ASVS 6.3.8] [S3]', async () => {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 15; round++) {
      for (const kind of ['known', 'unknown'] as const) {
        const start = performance.now();
        await attempt(`${kind}.user`, 'wrong');
        times[kind].push(performance.now() - start);
      }
    }
    const median = (list: number[]) => list.sort((a, b) => a - b)[7] ?? 0;
    expect(median(times.unknown) / median(times.known)).toBeGreaterThan(0.5);
    expect(median(times.unknown) / median(times.known)).toBeLessThan(2);
  });

  test.each([
    [{ username: { $gt: '' }, password: 'x' }],
    [{ username: 'known.user', password: ['x'] }],
    [{ username: 'known.user', password: 'x'.repeat(129) }],
    [{ username: 'known.user', password: PASSWORD, isAdmin: true }],
    [{ username: '', password: '' }],
    [[]],
  ])('refuses %j as malformed [ASVS 15.3.5] [S12]', async (body) => {
    expect((await api.visitor().post('/api/login', body)).status).toBe(400);
  });

  test('of administrators is in the event log, good or refused; of others it is not [ASVS 16.3.1]', async () => {
    const clerk = await api.admin('logged.clerk');
    const before = await signInEvents();
    await attempt('known.user');
    await attempt('known.user', 'wrong');
    await attempt('logged.clerk', 'wrong');
    await attempt('logged.clerk');
    expect((await signInEvents()).slice(before.length)).toEqual([
      {
        type: 'SignInRefused',
        data: { userId: clerk.id, reason: 'wrong_password' },
        outcome: 'refused',
        actor: 'visitor',
      },
      { type: 'SignInSucceeded', data: { userId: clerk.id }, outcome: 'done', actor: 'user' },
    ]);
  });
});

test('no name, address, password or hash is in any event, answer or log line [ASVS 15.3.1, 16.2.5] [X17, C19]', async () => {
  const answers = [
    await root.get('/api/admin/users?limit=200'),
    await root.get('/api/user'),
    await attempt(SUPER_ADMIN),
    await attempt(SUPER_ADMIN, 'a wrong Guess-77'),
  ];
  const log = await api.owner.query<{ text: string }>(sql`SELECT concat(data, meta) AS text FROM es.events`);
  const secrets = [/argon2/i, new RegExp(PASSWORD), /wrong Guess/];
  const personal = [/known\.user/, /shahnaz/, /example\.pk/, /Bilal/];
  for (const secret of secrets) expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(secret);
  for (const secret of [...secrets, ...personal]) {
    expect(log.map(({ text }) => text).join('\n')).not.toMatch(secret);
    expect(api.log.join('\n')).not.toMatch(secret);
  }
  expect(log.length).toBeGreaterThan(5);
});

function signInEvents() {
  return api.owner.query(sql`SELECT type, data, meta ->> 'outcome' AS outcome, meta -> 'actor' ->> 'kind' AS actor
    FROM es.events WHERE type LIKE 'SignIn%' ORDER BY position`);
}
