import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { secondFactorEndpoints as factor } from '#contracts/api/account/second-factor.ts';
import { userEndpoints } from '#contracts/api/users.ts';
import { sql } from '#db/connection.ts';
import { PASSWORD } from '../../../../../tests/support/api/people.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import type { Actor } from '../../../../../tests/support/http.ts';
import { users } from '../index.ts';

const HALF_MINUTE = 30_000;
let now = Date.parse('2026-11-21T07:00:00Z');

const api = forAllTests(() => startApi({ modules: [users], clock: () => new Date(now) }));
const root = forAllTests(() => api.superAdmin());

const codeOf = (key: string, at = now) => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at });
const nextHalfMinute = () => {
  now += HALF_MINUTE;
};
const signIn = (username: string, code?: string) =>
  api.visitor().send(userEndpoints.login, { body: { username, password: PASSWORD, ...(code ? { code } : {}) } });

/** An administrator with the factor on. */
async function enrolled(username: string) {
  const person = await api.admin(username);
  const { key, uri } = await person.call(factor.enrol, { body: { currentPassword: PASSWORD } });
  nextHalfMinute();
  const { recoveryCodes } = await person.call(factor.confirm, { body: { code: codeOf(key) } });
  nextHalfMinute();
  return { person, key, uri, recoveryCodes };
}

describe('setting up', () => {
  test('takes the password, then a code of the shown key; until then nothing changes [ASVS 6.3.3, 7.5.1, 2.3.1, 6.5.3, 6.5.4] [S8]', async () => {
    const person = await api.admin('careful.one');
    expect(await person.refused(factor.enrol, { body: { currentPassword: 'wrong' } })).toMatchObject({ status: 403 });
    const { key, uri } = await person.call(factor.enrol, { body: { currentPassword: PASSWORD } });
    expect(uri).toBe(`otpauth://totp/Ailaan:careful.one?issuer=Ailaan&secret=${key}&algorithm=SHA1&digits=6&period=30`);
    expect(await person.call(factor.get)).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 });
    expect((await signIn('careful.one')).status).toBe(200);
    expect(await person.refused(factor.confirm, { body: { code: '000000' } })).toMatchObject({ status: 400 });
    const other = api.visitor();
    await other.call(userEndpoints.login, { body: { username: 'careful.one', password: PASSWORD } });
    const { recoveryCodes } = await person.call(factor.confirm, { body: { code: codeOf(key) } });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes.every((code) => /^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/.test(code))).toBe(true);
    expect(await person.call(factor.get)).toEqual({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
    expect((await other.get('/api/user')).status).toBe(401);
    expect(await person.refused(factor.enrol, { body: { currentPassword: PASSWORD } })).toMatchObject({ status: 409 });
  });

  test('is for administrators', async () => {
    const plain = await api.user('plain.person');
    expect(await plain.refused(factor.enrol, { body: { currentPassword: PASSWORD } })).toMatchObject({ status: 403 });
  });
});

describe('signing in with a second factor', () => {
  test('gives no session for the password alone, and says what is missing [ASVS 6.3.3, 6.3.4] [S8]', async () => {
    const { key } = await enrolled('two.steps');
    const half = await signIn('two.steps');
    expect(half.status).toBe(401);
    expect(half.body).toMatchObject({ errors: { code: expect.stringContaining('authenticator app') } });
    expect(half.headers.getSetCookie()).toEqual([]);
    expect((await signIn('two.steps', '123456')).status).toBe(401);
    expect((await signIn('two.steps', codeOf(key))).status).toBe(200);
  });

  test('does not tell of the factor to who has not the password [ASVS 6.3.8] [S3]', async () => {
    await enrolled('quiet.one');
    const body = { username: 'quiet.one', password: 'wrong', code: '123456' };
    const answer = await api.visitor().send(userEndpoints.login, { body });
    expect(answer.body).toMatchObject({ message: 'Invalid username or password' });
    expect(answer.body).not.toHaveProperty('errors');
  });

  test('takes each code once, also from two at the same moment, and none that is too old or too new [ASVS 6.5.1, 6.5.5, 15.4.2] [S9]', async () => {
    const { key } = await enrolled('once.only');
    const both = await Promise.all([signIn('once.only', codeOf(key)), signIn('once.only', codeOf(key))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await signIn('once.only', codeOf(key, now - HALF_MINUTE))).status).toBe(401);
    now += 3 * HALF_MINUTE;
    expect((await signIn('once.only', codeOf(key, now - 2 * HALF_MINUTE))).status).toBe(401);
    expect((await signIn('once.only', codeOf(key, now + 2 * HALF_MINUTE))).status).toBe(401);
    expect((await signIn('once.only', codeOf(key, now - HALF_MINUTE))).status).toBe(200);
  });

  test('takes each recovery code once, and the log tells how many are left [ASVS 6.5.1, 6.5.2] [S9]', async () => {
    const { person, recoveryCodes } = await enrolled('lost.phone');
    const [code = ''] = recoveryCodes;
    expect((await signIn('lost.phone', code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await signIn('lost.phone', code)).status).toBe(401);
    const [event] = await api.owner.query(sql`SELECT type, data FROM es.events WHERE type = 'RecoveryCodeUsed'`);
    expect(event).toEqual({ type: 'RecoveryCodeUsed', data: { userId: person.id, left: 9 } });
  });

  test('counts wrong codes as wrong passwords, which the password alone does not forgive [ASVS 6.3.1] [S9]', async () => {
    const strict = await startApi({
      modules: [users],
      settings: { rateLimitScale: 1, trustProxy: 1 },
      clock: () => new Date(now),
    });
    try {
      const chief = await strict.superAdmin();
      const { key } = await chief.call(factor.enrol, { body: { currentPassword: PASSWORD } });
      await chief.call(factor.confirm, { body: { code: codeOf(key) } });
      await strict.owner.query(sql`TRUNCATE rate_limit`);
      const attempt = async (code?: string) => {
        await strict.owner.query(sql`DELETE FROM rate_limit WHERE key LIKE 'sign-in-60%'`);
        const body = { username: 'shahnaz.akhtar', password: PASSWORD, ...(code ? { code } : {}) };
        return (await strict.visitor().send(userEndpoints.login, { body })).status;
      };
      const seen: number[] = [];
      for (let n = 0; n < 5; n++) seen.push(await attempt(), await attempt('111111'));
      expect(seen).toEqual(Array(10).fill(401));
      expect(await attempt(codeOf(key, now + HALF_MINUTE))).toBe(429);
    } finally {
      await strict.stop();
    }
  });
});

describe('losing it', () => {
  test('takes password and code; other sessions end [ASVS 7.4.3, 7.5.1]', async () => {
    const { person, key } = await enrolled('had.enough');
    const wrong = await person.refused(factor.remove, { body: { currentPassword: PASSWORD, code: '123456' } });
    expect(wrong).toMatchObject({ status: 403, errors: { code: expect.any(String) } });
    await person.call(factor.remove, { body: { currentPassword: PASSWORD, code: codeOf(key) } });
    expect((await signIn('had.enough')).status).toBe(200);
    expect(
      await person.refused(factor.remove, { body: { currentPassword: PASSWORD, code: codeOf(key) } }),
    ).toMatchObject({ status: 409 });
  });

  test('by the Super Admin only, for others only [ASVS 6.4.4, 7.4.5] [S10]', async () => {
    const { person } = await enrolled('drowned.phone');
    const clerk = await api.admin('other.clerk');
    expect(await clerk.refused(factor.reset, { params: { id: person.id } })).toMatchObject({ status: 403 });
    expect(await root.refused(factor.reset, { params: { id: 1 } })).toMatchObject({ status: 409 });
    await root.call(factor.reset, { params: { id: person.id } });
    expect((await person.get('/api/user')).status).toBe(401);
    expect((await signIn('drowned.phone')).status).toBe(200);
    expect(await root.refused(factor.reset, { params: { id: person.id } })).toMatchObject({ status: 409 });
  });
});

test('where it is required, an administrator without it gets as far as the account page [ASVS 6.3.3, 8.3.1] [S8]', async () => {
  const strict = await startApi({
    modules: [users],
    settings: { adminSecondFactor: 'required' },
    clock: () => new Date(now),
  });
  try {
    const chief: Actor = await strict.superAdmin();
    expect(await chief.refused(userEndpoints.list)).toMatchObject({ status: 403 });
    expect(await chief.call(factor.get)).toMatchObject({ isOn: false, isRequired: true });
    const { key } = await chief.call(factor.enrol, { body: { currentPassword: PASSWORD } });
    await chief.call(factor.confirm, { body: { code: codeOf(key) } });
    expect(await chief.call(userEndpoints.list)).toHaveLength(1);
  } finally {
    await strict.stop();
  }
});

test('neither key nor recovery code is readable in any table, event or log line [ASVS 6.5.2, 13.3.1, 16.2.5, 11.3.3] [S9, X17]', async () => {
  const { key, recoveryCodes } = await enrolled('well.hidden');
  const bytes = Buffer.from(Secret.fromBase32(key).buffer);
  const words = [key, bytes.toString('hex'), bytes.toString('base64'), ...recoveryCodes];
  const [found] = await api.owner.query<{ text: string }>(sql`SELECT
    (SELECT string_agg(f::text, ' ') FROM user_second_factor f) || (SELECT string_agg(c::text, ' ') FROM user_recovery_code c)
    || (SELECT string_agg(concat(data, meta), ' ') FROM es.events) AS text`);
  for (const word of words) {
    expect(found?.text).not.toContain(word);
    expect(api.log.join('\n')).not.toContain(word);
  }
});
