import { expect, test } from 'vitest';
import { accountEndpoints } from '#contracts/api/account/account.ts';
import { sql } from '#db/connection.ts';
import { EVERYTHING } from '../../../../../tests/support/api/catalogue.ts';
import { PASSWORD } from '../../../../../tests/support/api/people.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { subscriptionBody } from '../../../../../tests/support/payments/subscription-body.ts';

const CLIENTS = 250;

const api = forAllTests(() => startApi({ modules: EVERYTHING, settings: { rateLimitScale: 1 } }));

/** In small groups, because two passwords are hashed at once. */
async function everybody(one: (n: number) => Promise<{ status: number }>): Promise<number[]> {
  const seen: number[] = [];
  for (let n = 0; n < CLIENTS; n += 25) {
    const group = await Promise.all(Array.from({ length: 25 }, (_, at) => one(n + at)));
    seen.push(...group.map(({ status }) => status));
  }
  return [...new Set(seen)];
}

test('counters name nobody, and those of an account go with it [ASVS 14.2.4]', async () => {
  await api.owner.query(sql`TRUNCATE rate_limit`);
  const [leaving, staying] = [await api.user('leaving.person'), await api.user('staying.person')];
  for (const username of ['leaving.person', 'staying.person'])
    await api.visitor().post('/api/login', { username, password: 'wrong' });
  const keys = async () =>
    (await api.owner.query<{ key: string }>(sql`SELECT key FROM rate_limit`)).map(({ key }) => key);
  const before = await keys();
  expect(before.length).toBeGreaterThan(3);
  for (const key of before) expect(key).toMatch(/^[a-z0-9-]+:[\w-]{22}(\|[\w-]{22})?$/);
  expect(before.filter((key) => key.startsWith('sign-in-failures:'))).toHaveLength(2);
  const body = { currentPassword: PASSWORD, confirmation: 'delete my account' } as const;
  await leaving.call(accountEndpoints.remove, { body });
  const after = await keys();
  expect(after.filter((key) => key.startsWith('sign-in-failures:'))).toHaveLength(1);
  expect(after.filter((key) => key.startsWith('devices-made:'))).toHaveLength(1);
  expect((await staying.get('/api/user')).status).toBe(200);
});

test('250 people behind one address of a mobile network sign up, write and subscribe within the hour [ASVS 2.4.1]', async () => {
  const email = (n: number) => `person${n}@mobile.example.pk`;
  const message = { name: 'Somebody', subject: 'A question', message: 'When does the office open?' };
  expect(await everybody((n) => api.visitor().post('/api/contact', { ...message, email: email(n) }))).toEqual([201]);
  expect(await everybody((n) => api.visitor().post('/api/newsletter', subscriptionBody(email(n))))).toEqual([201]);
  const register = (n: number) => ({
    username: `person${n}`,
    email: email(n),
    password: PASSWORD,
    fullName: 'Somebody',
  });
  expect(await everybody((n) => api.visitor().post('/api/register', register(n)))).toEqual([201]);
});

test('hundreds of guesses from one address shut out no known device behind it, of whichever account [ASVS 6.3.1]', async () => {
  const owner = await api.user('known.owner');
  await owner.post('/api/logout');
  const login = (by = api.visitor(), password = PASSWORD) =>
    by.post('/api/login', { username: 'known.owner', password });
  const seen = await everybody(() => login(api.visitor(), 'wrong'));
  expect(seen).toContain(429);
  expect((await login()).status).toBe(429);
  expect((await login(owner)).status).toBe(200);
  // a device is known to its own account, not to another; and it guesses no more than others do
  const other = await api.user('other.owner');
  const guesses: number[] = [];
  for (let n = 0; n < 8; n++) guesses.push((await login(other, 'wrong')).status);
  expect(guesses.at(-1)).toBe(429);
  const own: number[] = [];
  for (let n = 0; n < 8; n++) own.push((await login(owner, 'wrong')).status);
  expect(own.slice(-1)).toEqual([429]);
});
