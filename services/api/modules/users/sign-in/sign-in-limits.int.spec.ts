import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#db/connection.ts';
import { hashPasswordsAtFullCost } from '../../../../../tests/setup/cheap-passwords.ts';
import { PASSWORD } from '../../../../../tests/support/api/people.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { users } from '../index.ts';

let office: string;
let elsewhere: string;
let addresses = 0;

hashPasswordsAtFullCost();
const api = forAllTests(() => startApi({ modules: [users], settings: { rateLimitScale: 1, trustProxy: 1 } }));
beforeAll(async () => {
  await api.superAdmin();
  await api.user('some.user');
});

// Exhausted budgets are remembered in memory too, so each test comes from addresses of its own.
beforeEach(async () => {
  await api.owner.query(sql`TRUNCATE rate_limit`);
  office = `203.0.113.${++addresses}`;
  elsewhere = `198.51.100.${addresses}`;
});

async function attempt(password: string, from = office, username = 'some.user') {
  const answer = await api.visitor().request('POST', '/api/login', {
    body: { username, password },
    headers: { 'x-forwarded-for': from },
  });
  return { status: answer.status, wait: Number(answer.headers.get('retry-after') ?? 0), body: answer.body };
}
const statuses = async (count: number, password: string, from?: string, username?: string) => {
  const seen: number[] = [];
  for (let n = 0; n < count; n++) seen.push((await attempt(password, from, username)).status);
  return seen;
};
/** Lets time pass for what a limiter has under names that begin so. */
const forget = (name: string) => api.owner.query(sql`DELETE FROM rate_limit WHERE key LIKE ${`${name}%`}`);
const expire = (name: string) => api.owner.query(sql`UPDATE rate_limit SET expire = 0 WHERE key LIKE ${`${name}%`}`);

describe('guessing at one account', () => {
  test('five failures are free, then waits grow from a minute to a day [ASVS 6.3.1] [S1]', async () => {
    expect(await statuses(5, 'wrong')).toEqual([401, 401, 401, 401, 401]);
    const sixth = await attempt(PASSWORD);
    expect(sixth.status).toBe(429);
    expect(sixth.wait).toBeGreaterThan(50);
    expect(sixth.wait).toBeLessThanOrEqual(60);
    expect(sixth.body).toMatchObject({
      title: 'Too Many Requests',
      message: expect.stringMatching(/^Too many attempts to sign in\. Please wait .+ and try again\.$/),
    });
    const waits: number[] = [];
    for (let round = 0; round < 8; round++) {
      await forget('sign-in-60');
      await expire('sign-in-wait');
      expect((await attempt('wrong')).status).toBe(401);
      waits.push((await attempt('wrong')).wait);
    }
    expect(waits.map((seconds) => Math.round(seconds / 60))).toEqual([2, 5, 15, 60, 240, 720, 1440, 1440]);
  });

  test('the right password starts afresh', async () => {
    await statuses(4, 'wrong');
    expect((await attempt(PASSWORD)).status).toBe(200);
    await forget('sign-in-60');
    expect(await statuses(6, 'wrong')).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('from one client does not lock the owner out elsewhere [ASVS 6.3.1] [S2]', async () => {
    await statuses(6, 'wrong');
    expect((await attempt(PASSWORD, elsewhere)).status).toBe(200);
  });

  test('in parallel gets no more guesses than one after another [ASVS 6.3.1, 15.4.2] [S1]', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => attempt('wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  test('by username and by email is one count', async () => {
    await statuses(3, 'wrong');
    expect(await statuses(3, 'wrong', office, 'some.user@example.pk')).toEqual([401, 401, 429]);
  });

  test('that does not exist looks the same [ASVS 6.3.8] [S3]', async () => {
    expect(await statuses(6, 'wrong', office, 'no.such.user')).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('from ever new clients stops after 100 a day, but not for a device that has signed in before [ASVS 6.3.1] [S1, S2]', async () => {
    const owner = api.visitor();
    const sign = (password: string, from: string, by = owner) =>
      by.request('POST', '/api/login', {
        body: { username: 'some.user', password },
        headers: { 'x-forwarded-for': from },
      });
    expect((await sign(PASSWORD, office)).status).toBe(200);
    await api.owner.query(sql`UPDATE rate_limit SET points = 99 WHERE key LIKE 'sign-in-strangers%'`);
    await sign('wrong', '192.0.2.1', api.visitor());
    await api.owner.query(sql`UPDATE rate_limit SET points = 100 WHERE key LIKE 'sign-in-strangers%'`);
    expect((await attempt(PASSWORD, office)).status).toBe(429);
    // elsewhere, even in the network of who guesses
    expect((await sign(PASSWORD, '192.0.2.1')).status).toBe(200);
    await owner.post('/api/logout');
    expect((await sign(PASSWORD, '192.0.2.9')).status).toBe(200);
  });

  test('of an administrator is in the event log, too many attempts included [ASVS 16.3.1, 16.3.3]', async () => {
    await statuses(6, 'wrong', office, 'shahnaz.akhtar');
    await api.securityLog.flush(); // the same again of the same network is counted
    const [refused] = await api.owner.query(sql`SELECT
      sum((data -> 'counts' ->> 'sign-in as user-1: wrong_password')::int)
        + count(*) FILTER (WHERE data ->> 'reason' = 'wrong_password') AS wrong,
      count(*) FILTER (WHERE data ->> 'reason' = 'too_many_attempts') AS "tooMany" FROM es.events`);
    expect(refused).toEqual({ wrong: 5, tooMany: 1 });
  });
});

test('an attempt that we were too busy to judge does not count', async () => {
  const clients = Array.from({ length: 90 }, (_, n) => `192.0.2.${n + 100}`);
  const answers = await Promise.all(clients.map((from) => attempt('wrong', from)));
  const judged = answers.filter(({ status }) => status === 401).length;
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(judged + busy.length).toBe(90);
  expect(busy[0]?.wait).toBeGreaterThan(0);
  const [counted] = await api.owner.query(sql`SELECT
    sum(points) FILTER (WHERE key LIKE 'sign-in-failures%')::int AS failures,
    sum(points) FILTER (WHERE key LIKE 'sign-in-strangers%')::int AS strangers FROM rate_limit`);
  expect(counted).toEqual({ failures: judged, strangers: judged });
});

describe('budgets per client', () => {
  test('sixty sign-ins a minute, whatever the accounts; the header of a proxy we do not have changes nothing [ASVS 4.1.3, 15.3.4] [X16]', async () => {
    await attempt('wrong', office, 'user.no0');
    await api.owner.query(sql`UPDATE rate_limit SET points = 59 WHERE key LIKE 'sign-in-60:%'`);
    expect((await attempt('wrong', office, 'user.no1')).status).toBe(401);
    const next = await attempt('wrong', office, 'user.no7');
    expect(next.status).toBe(429);
    expect(next.wait).toBeLessThanOrEqual(60);
    expect((await attempt('wrong', `192.0.2.99, ${office}`, 'user.no8')).status).toBe(429);
    expect((await attempt(PASSWORD, elsewhere)).status).toBe(200);
  });

  test('six hundred sign-ins an hour', async () => {
    await attempt('wrong', office, 'user.no0');
    await api.owner.query(sql`UPDATE rate_limit SET points = 600 WHERE key LIKE 'sign-in-3600%'`);
    const next = await attempt('wrong', office, 'user.no1');
    expect(next.status).toBe(429);
    expect(next.wait).toBeGreaterThan(3000);
  });

  test('three hundred sign-ups an hour [ASVS 2.4.1] [C2]', async () => {
    const signUp = async (n: number) =>
      (
        await api.visitor().request('POST', '/api/register', {
          body: { username: `new.user${n}`, email: `new${n}@example.pk`, password: PASSWORD, fullName: 'New' },
          headers: { 'x-forwarded-for': '2001:db8:1:2::1' },
        })
      ).status;
    expect(await signUp(1)).toBe(201);
    await api.owner.query(sql`UPDATE rate_limit SET points = 299 WHERE key LIKE 'sign-up-3600%'`);
    expect([await signUp(2), await signUp(3)]).toEqual([201, 429]);
  });

  test('600 reads a minute, counted without writing to the database [ASVS 2.4.1, 15.2.2] [C4, C9]', async () => {
    const reader = await api.signIn('some.user');
    await api.owner.query(sql`TRUNCATE rate_limit`);
    const statusOf = async () => (await reader.get('/api/user', { 'x-forwarded-for': office })).status;
    const seen: number[] = [];
    for (let n = 0; n < 600; n += 50) seen.push(...(await Promise.all(Array.from({ length: 50 }, statusOf))));
    expect(new Set(seen)).toEqual(new Set([200]));
    expect(await statusOf()).toBe(429);
    const [rows] = await api.owner.query(sql`SELECT count(*) AS rows FROM rate_limit`);
    expect(rows).toEqual({ rows: 0 });
  });
});

test('while Postgres does not take the counts they are kept in memory, and still turn on [ASVS 16.5.2, 16.5.3]', async () => {
  await api.owner.query(sql`ALTER TABLE rate_limit RENAME TO gone`);
  expect(await statuses(7, 'wrong')).toEqual([401, 401, 401, 401, 401, 429, 429]);
  expect(api.log.some((line) => line.includes('counted in memory'))).toBe(true);
  await api.owner.query(sql`ALTER TABLE gone RENAME TO rate_limit`);
});
