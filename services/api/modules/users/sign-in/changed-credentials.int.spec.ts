import { setTimeout as delay } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { accountEndpoints } from '#contracts/api/account/account.ts';
import { linkEndpoints } from '#contracts/api/account/links.ts';
import { secondFactorEndpoints } from '#contracts/api/account/second-factor.ts';
import { userEndpoints } from '#contracts/api/users.ts';
import { sql } from '#db/connection.ts';
import { appendToStream, newEvent } from '#db/event-store/append-to-stream.ts';
import { hashPasswordsAtFullCost } from '../../../../../tests/setup/cheap-passwords.ts';
import { linkOf } from '../../../../../tests/support/api/link-of.ts';
import { PASSWORD } from '../../../../../tests/support/api/people.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { META } from '../../../../../tests/support/tenders/tender-samples.ts';
import { users } from '../index.ts';

/** Each of the forty delays at least once; a round costs six hashes. */
const ROUNDS = 60;

hashPasswordsAtFullCost();
const api = forAllTests(() => startApi({ modules: [users] }));
const person = forAllTests(() => api.user('often.changed'));

const visit = async (password: string) => {
  const visitor = api.visitor();
  const { status } = await visitor.send(userEndpoints.login, { body: { username: 'often.changed', password } });
  return { visitor, began: status === 200 };
};

test('no session of the old password outlives its change, however close they race [ASVS 7.4.3]', async () => {
  let [present, next] = [PASSWORD, `${PASSWORD}-next`];
  let began = 0;
  let left = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const change = { currentPassword: present, newPassword: next };
    const [, ...visits] = await Promise.all([
      person.call(accountEndpoints.password, { body: change }),
      visit(present),
      new Promise((later) => setTimeout(later, round % 40)).then(() => visit(present)),
    ]);
    for (const one of visits.filter((each) => each.began)) {
      began += 1;
      if ((await one.visitor.get('/api/user')).status !== 401) left += 1;
    }
    [present, next] = [next, present];
  }
  expect(began).toBeGreaterThan(0);
  expect(left).toBe(0);
  expect((await person.get('/api/user')).status).toBe(200);
}, 300_000);

test('of several new passwords at once one is kept and signs in; the others are refused in words that say so [ASVS 2.3.4]', async () => {
  const racer = await api.user('changes.twice');
  const devices = [racer, ...(await Promise.all([1, 2, 3].map(() => api.signIn('changes.twice'))))];
  const passwords = devices.map((_, n) => `Shalimar-${n}471-Bagh`);
  const answers = await Promise.all(
    devices.map(async (device, n) => {
      const answer = await device.request('POST', '/api/account/password', {
        body: { currentPassword: PASSWORD, newPassword: passwords[n] },
      });
      return { status: answer.status, said: JSON.stringify(answer.body) };
    }),
  );
  const kept = answers.findIndex(({ status }) => status === 204);
  for (const { said } of answers.filter((_, n) => n !== kept)) {
    expect(said).toMatch(/has just been changed|not your present password|sign in first/);
  }
  const signsIn = await Promise.all(
    passwords.map((password) =>
      api.visitor().send(userEndpoints.login, { body: { username: 'changes.twice', password } }),
    ),
  );
  expect(signsIn.map(({ status }) => status)).toEqual(passwords.map((_, n) => (n === kept ? 200 : 401)));
  const events = await api.owner.query(
    sql`SELECT 1 FROM es.events WHERE stream_id = ${`user-${racer.id}`} AND type = 'PasswordChanged'`,
  );
  expect(events).toHaveLength(1);
});

test('no link to another address that was asked for with the old password outlives its change, however close they race [ASVS 7.4.3]', async () => {
  const asked: number[] = [];
  for (let round = 0; round < 8; round++) {
    const username = `is.moved.${round}`;
    const [owner, thief] = [await api.user(username), await api.signIn(username)];
    const move = async (delay: number) => {
      await new Promise((later) => setTimeout(later, delay));
      const email = `thief.${delay}.${username}@example.pk`;
      const body = { username, email, fullName: 'A Thief', businessType: null, currentPassword: PASSWORD };
      asked.push((await thief.request('PUT', '/api/account/profile', { body })).status);
    };
    const change = { currentPassword: PASSWORD, newPassword: `${PASSWORD}-next` };
    await Promise.all([owner.call(accountEndpoints.password, { body: change }), ...[0, 30, 60].map(move)]);
  }
  expect(asked).toContain(200);
  expect(await api.owner.query(sql`SELECT to_address FROM account_link WHERE purpose = 'new-email'`)).toEqual([]);
});

test('an address that is confirmed while other facts are saved stays [ASVS 15.4.2]', async () => {
  const mover = await api.user('is.moving');
  const email = 'has.moved@example.pk';
  let saving: Promise<unknown> | undefined;
  await api.owner.tx(async (tx) => {
    await tx.query(sql`UPDATE user_account SET email = ${email} WHERE id = ${mover.id}`);
    const { username, email: former } = await mover.call(userEndpoints.current);
    const body = { username, email: former, fullName: 'In a new firm', businessType: null };
    saving = mover.call(accountEndpoints.profile, { body });
    await new Promise((later) => setTimeout(later, 500)); // it waits for the row
  });
  expect(await saving).toMatchObject({ email, fullName: 'In a new firm' });
});

test('names that are saved while an address is confirmed stay, also for a rebuild [ASVS 15.4.2]', async () => {
  const mover = await api.user('renames.meanwhile');
  const token = await linkOf(api, mover.id, 'sign-up');
  const subject = `user-${mover.id}`;
  let confirming: Promise<unknown> | undefined;
  await api.owner.tx(async (tx) => {
    await tx.query(sql`UPDATE user_account SET full_name = 'New name' WHERE id = ${mover.id}`);
    await tx.query(sql`UPDATE es.personal SET data = data || '{"fullName": "New name"}' WHERE subject = ${subject}`);
    confirming = api.visitor().call(linkEndpoints.confirm, { body: { token } });
    await delay(500); // it waits for the row
  });
  await confirming;
  const kept = await api.owner.query(
    sql`SELECT data ->> 'fullName' AS name FROM es.personal WHERE subject = ${subject}`,
  );
  expect(kept).toEqual([{ name: 'New name' }]);
});

test('a name that is changed while other facts are saved in another tab stays [ASVS 15.4.2]', async () => {
  const person = await api.user('first.name.of');
  const { username, email } = await person.call(userEndpoints.current);
  const names = { username, email, fullName: 'Naila', businessType: null };
  const saving: Promise<unknown>[] = [];
  await api.owner.tx(async (tx) => {
    await tx.query(sql`SELECT FROM user_account WHERE id = ${person.id} FOR NO KEY UPDATE`);
    for (const changes of [{ username: 'second.name.of' }, { fullName: 'Naila Aslam' }]) {
      saving.push(person.call(accountEndpoints.profile, { body: { ...names, ...changes } }));
      await delay(300); // the first waits for the row, the other one for the first
    }
  });
  await Promise.all(saving);
  const kept = { username: 'second.name.of', fullName: 'Naila Aslam' };
  expect(await person.call(userEndpoints.current)).toMatchObject(kept);
  const personal = sql`SELECT data FROM es.personal WHERE subject = ${`user-${person.id}`}`;
  expect(await api.owner.query(personal)).toMatchObject([{ data: kept }]);
});

test('a command that waits for another, which waits for it, is done anew [ASVS 15.4.2]', async () => {
  const { id } = await api.user('waits.for.it');
  const chief = await api.superAdmin();
  let granting: Promise<unknown> | undefined;
  await api.owner.tx(async (tx) => {
    await tx.query(sql`SELECT FROM user_account WHERE id = ${id} FOR NO KEY UPDATE`);
    granting = chief.call(userEndpoints.setRole, { params: { id }, body: { isAdmin: true } });
    await delay(300); // its event is there, and waits for the row
    const events = [newEvent({ type: 'SessionsEnded', data: { count: 1 } })];
    await appendToStream(tx, { streamId: `user-${id}`, expectedVersion: 1, events, meta: META });
  });
  expect(await granting).toMatchObject({ isAdmin: true });
});

test('a second factor is switched on for the key whose code was judged, or not at all [ASVS 15.4.2]', async () => {
  const person = await api.admin('two.tabs');
  const { key } = await person.call(secondFactorEndpoints.enrol, { body: { currentPassword: PASSWORD } });
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
  let confirming: Promise<{ readonly status: number }> | undefined;
  await api.owner.tx(async (tx) => {
    await tx.query(sql`UPDATE user_second_factor SET sealed_secret = 'of another tab' WHERE user_id = ${person.id}`);
    confirming = person.send(secondFactorEndpoints.confirm, { body: { code } });
    await delay(300); // it waits for the row
  });
  expect(await confirming).toMatchObject({ status: 401 });
  expect(await person.call(secondFactorEndpoints.get)).toMatchObject({ isOn: false });
});

/** Answer to the call when the password of the account changes while it waits for the account's row. */
async function whilePasswordChanges(id: number, call: () => Promise<{ readonly status: number }>) {
  let answer: Promise<{ readonly status: number }> | undefined;
  await api.owner.tx(async (tx) => {
    await tx.query(sql`SELECT FROM user_account WHERE id = ${id} FOR NO KEY UPDATE`);
    await tx.query(sql`UPDATE user_secret SET password_hash = 'of another tab' WHERE user_id = ${id}`);
    answer = call();
    await delay(700); // its password was judged, and it waits for the row
  });
  return await answer;
}

test('an account is not deleted by a password that was changed meanwhile [ASVS 15.4.2]', async () => {
  const person = await api.user('deletes.late');
  const body = { currentPassword: PASSWORD, confirmation: 'Delete my account' };
  const answer = await whilePasswordChanges(person.id, () => person.send(accountEndpoints.remove, { body }));
  expect(answer).toMatchObject({ status: 401 });
  expect(await api.owner.query(sql`SELECT FROM user_account WHERE id = ${person.id}`)).toHaveLength(1);
});

test('a second factor is not switched off by a password that was changed meanwhile [ASVS 15.4.2]', async () => {
  const person = await api.admin('switches.late');
  const { key } = await person.call(secondFactorEndpoints.enrol, { body: { currentPassword: PASSWORD } });
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  const { recoveryCodes } = await person.call(secondFactorEndpoints.confirm, { body: { code: totp.generate() } });
  const body = { currentPassword: PASSWORD, code: recoveryCodes[0] ?? '' };
  const answer = await whilePasswordChanges(person.id, () => person.send(secondFactorEndpoints.remove, { body }));
  expect(answer).toMatchObject({ status: 401 });
  expect(await api.owner.query(sql`SELECT FROM user_second_factor WHERE user_id = ${person.id}`)).toHaveLength(1);
});

test('of names and a new address that are saved together, none is without the other [ASVS 2.3.3]', async () => {
  const person = await api.user('half.saved');
  const body = { username: 'whole.saved', fullName: 'A', businessType: null, currentPassword: PASSWORD };
  const answer = await whilePasswordChanges(person.id, () =>
    person.send(accountEndpoints.profile, { body: { ...body, email: 'whole@example.pk' } }),
  );
  expect(answer).toMatchObject({ status: 401 });
  const kept = await api.owner.query(sql`SELECT username FROM user_account WHERE id = ${person.id}`);
  expect(kept).toEqual([{ username: 'half.saved' }]);
});

test.each(['reset', 'sign-up'] as const)(
  'no %s link to an address works while the account leaves it [ASVS 15.4.2]',
  async (purpose) => {
    const username = `leaves.by.${purpose}`;
    const { id } = await api.user(username);
    await api.visitor().call(linkEndpoints.forgot, { body: { email: `${username}@example.pk` } });
    const token = await linkOf(api, id, purpose);
    const visitor = api.visitor();
    let using: Promise<{ readonly status: number }> | undefined;
    await api.owner.tx(async (tx) => {
      await tx.query(sql`UPDATE user_account SET email = ${`left.${username}@example.pk`} WHERE id = ${id}`);
      using =
        purpose === 'reset'
          ? visitor.send(linkEndpoints.reset, { body: { token, newPassword: `${PASSWORD}-next` } })
          : visitor.send(linkEndpoints.confirm, { body: { token } });
      await delay(700); // it waits for the row
    });
    expect(await using).toMatchObject({ status: 404 });
    const kept = await api.owner.query(sql`SELECT email FROM user_account WHERE id = ${id}`);
    expect(kept).toEqual([{ email: `left.${username}@example.pk` }]);
  },
);

test('a session that begins while the change commits is nobody [ASVS 7.4.3]', async () => {
  const { id } = await api.user('slow.change');
  const hashOf = sql`SELECT password_hash FROM user_secret WHERE user_id = ${id}`;
  const visitor = api.visitor();
  await api.owner.tx(async (tx) => {
    await tx.query(sql`UPDATE user_secret SET password_hash = 'another' WHERE user_id = ${id}`);
    await tx.query(sql`DELETE FROM session WHERE user_id = ${id}`);
    // not waited for: it may wait for the lock of the change
    await Promise.race([
      visitor.post('/api/login', { username: 'slow.change', password: PASSWORD }),
      new Promise((later) => setTimeout(later, 1000)),
    ]);
  });
  expect(await api.owner.query(hashOf)).toEqual([{ password_hash: 'another' }]);
  await expect.poll(async () => (await visitor.get('/api/user')).status).toBe(401);
});

test('a session that began without the second factor ends when it is switched on, committed or not [ASVS 7.4.3]', async () => {
  const { id } = await api.user('late.factor');
  const visitor = api.visitor();
  await api.owner.tx(async (tx) => {
    await tx.query(
      sql`INSERT INTO user_second_factor (user_id, sealed_secret, confirmed_at) VALUES (${id}, 'x', now())`,
    );
    await tx.query(sql`DELETE FROM session WHERE user_id = ${id}`);
    await visitor.post('/api/login', { username: 'late.factor', password: PASSWORD });
    expect((await visitor.get('/api/user')).status).toBe(200);
  });
  expect((await visitor.get('/api/user')).status).toBe(401);
});
