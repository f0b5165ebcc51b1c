import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountEndpoints } from '#contracts/api/account/account.ts';
import { linkEndpoints } from '#contracts/api/account/links.ts';
import { secondFactorEndpoints } from '#contracts/api/account/second-factor.ts';
import { userEndpoints } from '#contracts/api/users.ts';
import { sql } from '#db/connection.ts';
import { readPast } from '#db/event-store/read-stream.ts';
import { linkOf } from '../../../../../tests/support/api/link-of.ts';
import { PASSWORD } from '../../../../../tests/support/api/people.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { replayed } from '../../../../../tests/support/log/replay.ts';
import { users } from '../index.ts';

const { address, confirm, forgot, resend, reset } = linkEndpoints;
const NEW_PASSWORD = 'Naya-Kitab-Ghar-8302';
const NOT_WORKING = /This link does not work.*ask for a new one/;

const api = forAllTests(() => startApi({ modules: [users] }));
beforeAll(() => api.superAdmin());

const linksOf = (id: number) =>
  api.owner.query<{ purpose: string; to: string }>(
    sql`SELECT purpose, to_address AS to FROM account_link WHERE user_id = ${id} ORDER BY version`,
  );
const eventsOf = async (id: number) => (await readPast(api.owner, `user-${id}`)).map(({ type }) => type);
const askFor = (email: string) => api.visitor().call(forgot, { body: { email } });
const signIn = (username: string, password: string) => api.visitor().post('/api/login', { username, password });

describe('confirming an address', () => {
  it('signs in at once, waits for the link, and works once', async () => {
    const person = await api.user('waits.first');
    expect(await person.call(address)).toEqual({ isConfirmed: false, waiting: null });
    expect(await linksOf(person.id)).toEqual([{ purpose: 'sign-up', to: 'waits.first@example.pk' }]);
    const token = await linkOf(api, person.id, 'sign-up');
    await api.visitor().call(confirm, { body: { token } });
    expect(await person.call(address)).toEqual({ isConfirmed: true, waiting: null });
    expect(await eventsOf(person.id)).toEqual(['UserRegistered', 'AddressConfirmed']);
    expect(await api.visitor().refused(confirm, { body: { token } })).toMatchObject({ status: 404 });
    expect(await person.call(resend)).toEqual({ message: 'Your address is confirmed already.' });
    expect(await linksOf(person.id)).toEqual([]);
  });

  it('asks again on request, three links a day', async () => {
    const strict = await startApi({ modules: [users], settings: { rateLimitScale: 1 } });
    try {
      const person = await strict.user('asks.again');
      const statuses = [];
      for (let n = 0; n < 5; n++) statuses.push((await person.send(resend)).status);
      expect(statuses).toEqual([202, 202, 202, 429, 429]);
    } finally {
      await strict.stop();
    }
  });

  it('a new address replaces the one that was asked for before, whose link works no more', async () => {
    const person = await api.user('changes.mind');
    await person.call(confirm, { body: { token: await linkOf(api, person.id, 'sign-up') } });
    const names = { username: 'changes.mind', fullName: 'A', businessType: null, currentPassword: PASSWORD };
    const move = (email: string) => person.call(accountEndpoints.profile, { body: { ...names, email } });
    await move('first@example.pk');
    const token = await linkOf(api, person.id, 'new-email');
    await move('second@example.pk');
    expect(await person.refused(confirm, { body: { token } })).toMatchObject({ status: 404 });
    expect(await person.call(address)).toEqual({ isConfirmed: true, waiting: 'second@example.pk' });
  });
});

describe('a lost password [ASVS 6.4.3] [C32]', () => {
  it('is replaced by a link: all sessions end, the log says so, and the person is in', async () => {
    const person = await api.user('loses.it');
    const other = await api.signIn('loses.it');
    await askFor('Loses.It@example.pk');
    const token = await linkOf(api, person.id, 'reset');
    const visitor = api.visitor();
    expect(await visitor.call(reset, { body: { token, newPassword: NEW_PASSWORD } })).toEqual({ isSignedIn: true });
    expect(await visitor.call(userEndpoints.current)).toMatchObject({ id: person.id });
    for (const one of [person, other]) expect((await one.get('/api/user')).status).toBe(401);
    expect([(await signIn('loses.it', PASSWORD)).status, (await signIn('loses.it', NEW_PASSWORD)).status]).toEqual([
      401, 200,
    ]);
    expect(await eventsOf(person.id)).toEqual(['UserRegistered', 'AccountLinkRequested', 'PasswordReset']);
    expect(await visitor.call(address)).toEqual({ isConfirmed: true, waiting: null });
    expect(await linksOf(person.id)).toEqual([]);
  });

  it('does not switch a second factor off, and does not sign in past it [ASVS 6.4.3]', async () => {
    const person = await api.admin('has.codes');
    const { key } = await person.call(secondFactorEndpoints.enrol, { body: { currentPassword: PASSWORD } });
    const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
    await person.call(secondFactorEndpoints.confirm, { body: { code } });
    await askFor('has.codes@example.pk');
    const body = { token: await linkOf(api, person.id, 'reset'), newPassword: NEW_PASSWORD };
    const visitor = api.visitor();
    expect(await visitor.call(reset, { body })).toEqual({ isSignedIn: false });
    expect((await visitor.get('/api/user')).status).toBe(401);
    expect((await signIn('has.codes', NEW_PASSWORD)).body).toMatchObject({ errors: { code: expect.any(String) } });
  });

  it.each(['by a link', 'with the present one'])(
    'ends the way to another address that somebody in the account had begun: %s',
    async (how) => {
      const username = how === 'by a link' ? 'was.invaded' : 'was.invaded.too';
      const person = await api.user(username);
      const names = { username, fullName: 'A', businessType: null, currentPassword: PASSWORD };
      await person.call(accountEndpoints.profile, { body: { ...names, email: 'thief@example.pk' } });
      const thief = await linkOf(api, person.id, 'new-email');
      await askFor(`${username}@example.pk`);
      const token = await linkOf(api, person.id, 'reset');
      if (how === 'by a link') await api.visitor().call(reset, { body: { token, newPassword: NEW_PASSWORD } });
      else
        await person.call(accountEndpoints.password, {
          body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
        });
      expect(await api.visitor().refused(confirm, { body: { token: thief } })).toMatchObject({ status: 404 });
      expect(await linksOf(person.id)).toEqual(
        how === 'by a link' ? [] : [{ purpose: 'sign-up', to: `${username}@example.pk` }],
      );
    },
  );

  it('a password that may not be used leaves the link as it is', async () => {
    const person = await api.user('tries.weak');
    await askFor('tries.weak@example.pk');
    const token = await linkOf(api, person.id, 'reset');
    const weak = await api.visitor().refused(reset, { body: { token, newPassword: 'password123' } });
    expect(weak).toMatchObject({ status: 400, errors: { newPassword: expect.stringMatching(/common/) } });
    expect(await api.visitor().call(reset, { body: { token, newPassword: NEW_PASSWORD } })).toEqual({
      isSignedIn: true,
    });
  });

  it('the answer and its time are the same for any address [ASVS 6.3.8] [C32]', async () => {
    await api.user('is.known');
    const ask = async (email: string) => {
      const began = performance.now();
      const answer = await askFor(email);
      return { took: performance.now() - began, words: JSON.stringify(answer) };
    };
    const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const [known, unknown] = [[], []] as [Awaited<ReturnType<typeof ask>>[], Awaited<ReturnType<typeof ask>>[]];
    for (let n = 0; n < 5; n++) {
      known.push(await ask('is.known@example.pk'));
      unknown.push(await ask(`nobody${n}@example.pk`));
    }
    expect(new Set([...known, ...unknown].map(({ words }) => words)).size).toBe(1);
    const [one, other] = [known, unknown].map((asked) => median(asked.map(({ took }) => took)));
    expect(Math.abs((one ?? 0) - (other ?? 0))).toBeLessThan(60);
  });
});

describe('a link that does not work says what to do and tells nothing', () => {
  it.each(['expired', 'used', 'cut off', 'of another kind', 'to an address that was left', 'made up'])(
    '%s [ASVS 6.4.3]',
    async (how) => {
      const name = how.replaceAll(' ', '.');
      const person = await api.user(`link.${name}`.slice(0, 30));
      const { email } = await person.call(userEndpoints.current);
      await askFor(email);
      let token = await linkOf(api, person.id, how === 'of another kind' ? 'sign-up' : 'reset');
      if (how === 'expired')
        await api.owner.query(sql`UPDATE account_link SET expires_at = now() WHERE user_id = ${person.id}`);
      if (how === 'used') await api.visitor().call(reset, { body: { token, newPassword: 'Purana-Ghar-1122-x' } });
      if (how === 'cut off') token = token.slice(0, -1);
      if (how === 'made up') token = 'x'.repeat(43);
      if (how.startsWith('to an')) {
        const profile = { username: `link.${name}`.slice(0, 30), fullName: 'A', businessType: null };
        const body = { ...profile, email: 'elsewhere@example.pk', currentPassword: PASSWORD };
        await person.call(accountEndpoints.profile, { body });
        await person.call(confirm, { body: { token: await linkOf(api, person.id, 'new-email') } });
      }
      const refusal = await api.visitor().refused(reset, { body: { token, newPassword: NEW_PASSWORD } });
      expect(refusal).toMatchObject({ status: 404, message: expect.stringMatching(NOT_WORKING) });
      expect(JSON.stringify(refusal)).not.toMatch(new RegExp(`${email}|link\\.`));
    },
  );

  it('two uses at once: one succeeds [C32]', async () => {
    const person = await api.user('twice.at.once');
    await askFor('twice.at.once@example.pk');
    const token = await linkOf(api, person.id, 'reset');
    const uses = Array.from({ length: 8 }, (_, n) =>
      api.visitor().send(reset, { body: { token, newPassword: `Kitab-Khana-${n}-7781` } }),
    );
    const statuses = (await Promise.all(uses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await eventsOf(person.id)).filter((type) => type === 'PasswordReset')).toHaveLength(1);
  });
});

it('tokens are kept as hashes alone, and no event names an address', async () => {
  const person = await api.user('keeps.hashes');
  const token = await linkOf(api, person.id, 'sign-up');
  const [row] = await api.owner.query<{ hash: Buffer }>(
    sql`SELECT token_hash AS hash FROM account_link WHERE user_id = ${person.id}`,
  );
  expect(row?.hash.equals(createHash('sha256').update(token).digest())).toBe(true);
  const told = await api.owner.query(sql`SELECT data, meta FROM es.events WHERE type ~ 'Link|Address|Reset'`);
  expect(JSON.stringify(told)).not.toMatch(/example\.pk|keeps\.hashes/);
});

it('a replay gives what was written live', async () => {
  const accounts = sql`SELECT * FROM user_account ORDER BY id`;
  const live = await api.owner.query(accounts);
  expect(await replayed(api.owner, [users], ['user_account'], (tx) => tx.query(accounts))).toEqual(live);
});

it('names and addresses can be tried ten times a day, refusals included, and three new addresses [ASVS 2.4.1]', async () => {
  const strict = await startApi({ modules: [users], settings: { rateLimitScale: 1 } });
  try {
    const [person, other] = [await strict.user('many.houses'), await strict.user('is.taken')];
    const names = { username: 'many.houses', email: 'many.houses@example.pk', fullName: 'A', businessType: null };
    const attempt = async (changes: object) => {
      const answer = await person.send(accountEndpoints.profile, {
        body: { ...names, currentPassword: PASSWORD, ...changes },
      });
      return [answer.status, answer.headers.get('retry-after') !== null];
    };
    for (let n = 1; n <= 3; n++) expect(await attempt({ email: `house${n}@example.pk` })).toEqual([200, false]);
    expect(await attempt({ email: 'house4@example.pk' })).toEqual([429, true]);
    for (let n = 5; n <= 10; n++) expect(await attempt({ username: 'IS.taken' })).toEqual([409, false]);
    expect(await attempt({ username: 'is.taken' })).toEqual([429, true]);
    expect(await attempt({ username: 'many.mansions' })).toEqual([429, true]);
    expect(await attempt({ fullName: 'Another Name' })).toEqual([200, false]);
    expect((await other.get('/api/user')).status).toBe(200);
  } finally {
    await strict.stop();
  }
});
