import { describe, expect, test } from 'vitest';
import { AccountExport, accountEndpoints } from '#contracts/api/account/account.ts';
import { linkEndpoints } from '#contracts/api/account/links.ts';
import { userEndpoints } from '#contracts/api/users.ts';
import { sql } from '#db/connection.ts';
import { readPast } from '#db/event-store/read-stream.ts';
import { EVERYTHING } from '../../../../../tests/support/api/catalogue.ts';
import { linkOf } from '../../../../../tests/support/api/link-of.ts';
import { PASSWORD, type Person } from '../../../../../tests/support/api/people.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { replayed } from '../../../../../tests/support/log/replay.ts';
import { subscriptionBody } from '../../../../../tests/support/payments/subscription-body.ts';
import { users } from '../index.ts';

const { profile, password, remove } = accountEndpoints;
const NEW_PASSWORD = 'Shalimar-4471-Bagh';

let count = 0;

const api = forAllTests(() => startApi({ modules: EVERYTHING }));
const chief = forAllTests(() => api.superAdmin());

const newcomer = () => api.user(`new.comer${++count}`);
const profileOf = async (person: Person, changes: object = {}) => {
  const { id: _id, isAdmin: _isAdmin, ...body } = await person.call(userEndpoints.current);
  return { ...body, fullName: body.fullName ?? 'Somebody', ...changes };
};
const typesOf = async (id: number) => (await readPast(api.owner, `user-${id}`)).map(({ type }) => type);

describe('every call of the account', () => {
  test.each([
    ['PUT', '/api/account/profile'],
    ['POST', '/api/account/password'],
    ['POST', '/api/account/deletion'],
    ['GET', '/api/account/mails'],
    ['GET', '/api/account/mails/1/preview'],
    ['GET', '/api/account/export'],
    ['GET', '/api/account/sessions'],
    ['DELETE', '/api/account/sessions/1'],
    ['GET', '/api/account/subscription'],
  ])(
    '%s %s is for the signed-in only, and never kept by anybody [ASVS 8.2.1, 14.2.2, 14.3.2] [X11]',
    async (method, path) => {
      expect((await api.visitor().request(method, path)).status).toBe(401);
      for (const person of [await newcomer(), chief]) {
        const answer = await person.request(method, path, method === 'GET' ? {} : { body: { isAdmin: true } });
        expect([200, 400, 404]).toContain(answer.status);
        expect(answer.headers.get('cache-control')).toMatch(/no-store/);
      }
    },
  );
});

describe('the profile', () => {
  test('changes, and the old name signs in no more', async () => {
    const person = await newcomer();
    const other = await api.signIn(`new.comer${count}`);
    const body = await profileOf(person, {
      username: 'Fresh.Name',
      fullName: ' Ayesha  Siddiqui ',
      businessType: 'energy',
    });
    const saved = await person.call(profile, { body: body as never });
    expect(saved).toMatchObject({ username: 'Fresh.Name', fullName: 'Ayesha Siddiqui', businessType: 'energy' });
    expect(await person.call(userEndpoints.current)).toEqual(saved);
    expect((await other.get('/api/user')).status).toBe(200);
    expect((await api.visitor().post('/api/login', { username: `new.comer${count}`, password: PASSWORD })).status).toBe(
      401,
    );
    await api.signIn('fresh.name');
    const past = await readPast(api.owner, `user-${person.id}`);
    const data = { changed: ['username', 'fullName', 'businessType'] };
    expect(past.filter(({ type }) => type === 'ProfileChanged')).toEqual([{ type: 'ProfileChanged', data }]);
  });

  test('saved as it was makes no event', async () => {
    const person = await newcomer();
    await person.call(profile, { body: (await profileOf(person)) as never });
    expect(await typesOf(person.id)).toEqual(['UserRegistered']);
  });

  test('a new email takes the password, and effect when it is confirmed; then all other sessions end [ASVS 7.5.1, 7.4.3] [C31]', async () => {
    const person = await newcomer();
    const other = await api.signIn(`new.comer${count}`);
    const { email: former } = await person.call(userEndpoints.current);
    const email = 'moved@example.pk';
    expect(await person.refused(profile, { body: (await profileOf(person, { email })) as never })).toMatchObject({
      status: 400,
      errors: { currentPassword: 'Enter your password to change the email address' },
    });
    const wrong = await profileOf(person, { email, currentPassword: 'not-this' });
    expect(await person.refused(profile, { body: wrong as never })).toMatchObject({
      status: 403,
      errors: { currentPassword: 'This is not your present password' },
    });
    const right = await profileOf(person, { email: 'Moved@Example.pk', currentPassword: PASSWORD });
    expect(await person.call(profile, { body: right as never })).toMatchObject({ email: former });
    expect(await person.call(linkEndpoints.address)).toEqual({ isConfirmed: false, waiting: email });
    expect((await other.get('/api/user')).status).toBe(200);
    await person.call(linkEndpoints.confirm, { body: { token: await linkOf(api, person.id, 'new-email') } });
    expect(await person.call(userEndpoints.current)).toMatchObject({ email });
    expect(await person.call(linkEndpoints.address)).toEqual({ isConfirmed: true, waiting: null });
    expect((await other.get('/api/user')).status).toBe(401);
  });

  test('two people cannot have one name, whatever the case [ASVS 2.3.4]', async () => {
    const [taken, person] = [await newcomer(), await newcomer()];
    const { username } = await taken.call(userEndpoints.current);
    const name = await profileOf(person, { username: username.toUpperCase() });
    expect(await person.refused(profile, { body: name as never })).toMatchObject({
      status: 409,
      errors: { username: 'Username is already taken' },
    });
  });

  test('does not tell which addresses have an account; two people cannot have one all the same [ASVS 6.3.8]', async () => {
    const [taken, person] = [await newcomer(), await newcomer()];
    const { email } = await taken.call(userEndpoints.current);
    const answers = [];
    for (const address of [email.toUpperCase(), 'nobody.has.this@example.pk', email]) {
      const body = await profileOf(person, { email: address, currentPassword: PASSWORD });
      const { status, body: answer } = await person.send(profile, { body: body as never });
      answers.push([status, answer]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await person.call(linkEndpoints.address)).toEqual({ isConfirmed: false, waiting: email });
    const token = await linkOf(api, person.id, 'new-email');
    expect((await person.refused(linkEndpoints.confirm, { body: { token } })).status).toBe(409);
  });

  test.each([
    [{ username: 'ab' }, { username: 'Username must be at least 3 characters' }],
    [{ username: 'adm1n' }, { username: 'This username is reserved. Choose another one' }],
    [{ email: 'nobody' }, { email: 'Please enter a valid email' }],
    [{ fullName: '  ' }, { fullName: 'Full name is required' }],
    [{ businessType: 'crime' }, { businessType: 'Choose a business type from the list' }],
    [{ isAdmin: true }, { isAdmin: 'Unknown field' }],
    [{ id: 1 }, { id: 'Unknown field' }],
  ])('%j is refused in the words of the form [ASVS 2.2.1, 15.3.3] [X6]', async (changes, errors) => {
    const person = await newcomer();
    expect(await person.refused(profile, { body: (await profileOf(person, changes)) as never })).toMatchObject({
      status: 400,
      errors,
    });
  });

  test('the Super Admin keeps to the stricter names', async () => {
    const body = await profileOf(chief, { username: 'zaki' });
    expect((await chief.refused(profile, { body: body as never })).errors).toEqual({
      username: 'Username must be at least 6 characters',
    });
  });

  test('a replay gives what was written live', async () => {
    const accounts = sql`SELECT * FROM user_account ORDER BY id`;
    const live = await api.owner.query(accounts);
    expect(await replayed(api.owner, [users], ['user_account'], (tx) => tx.query(accounts))).toEqual(live);
  });
});

describe('the password', () => {
  test('changes with the present one; other sessions end, this one goes on [ASVS 6.2.2, 6.2.3, 7.4.3] [C31]', async () => {
    const person = await newcomer();
    const name = `new.comer${count}`;
    const other = await api.signIn(name);
    await person.call(password, { body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } });
    expect((await person.get('/api/user')).status).toBe(200);
    expect((await other.get('/api/user')).status).toBe(401);
    expect((await api.visitor().post('/api/login', { username: name, password: PASSWORD })).status).toBe(401);
    expect((await api.visitor().post('/api/login', { username: name, password: NEW_PASSWORD })).status).toBe(200);
    expect(await typesOf(person.id)).toEqual(['UserRegistered', 'PasswordChanged']);
  });

  test.each([
    [
      { currentPassword: 'wrong', newPassword: NEW_PASSWORD },
      403,
      { currentPassword: 'This is not your present password' },
    ],
    [{ currentPassword: '', newPassword: NEW_PASSWORD }, 400, { currentPassword: 'Current password is required' }],
    [
      { currentPassword: PASSWORD, newPassword: 'short' },
      400,
      { newPassword: 'Password must be at least 6 characters' },
    ],
    [
      { currentPassword: PASSWORD, newPassword: PASSWORD },
      400,
      { newPassword: 'Choose a password other than the present one' },
    ],
    [{ currentPassword: PASSWORD, newPassword: '123456' }, 400, { newPassword: expect.stringMatching(/most common/) }],
    [
      { currentPassword: PASSWORD, newPassword: 'x'.repeat(129) },
      400,
      { newPassword: expect.stringMatching(/at most 128/) },
    ],
  ])('%j is refused with %i [ASVS 6.2.3, 6.2.4]', async (body, status, errors) => {
    const person = await newcomer();
    expect(await person.refused(password, { body })).toMatchObject({ status, errors });
    expect((await person.get('/api/user')).status).toBe(200);
  });

  test('guessing at it is limited like signing in [ASVS 6.3.1] [C31]', async () => {
    const strict = await startApi({ modules: [users], settings: { rateLimitScale: 1, trustProxy: 1 } });
    try {
      const person = await strict.user('guessed.at');
      const statuses: number[] = [];
      for (let n = 0; n < 6; n++) {
        statuses.push(
          (await person.refused(password, { body: { currentPassword: `guess${n}`, newPassword: NEW_PASSWORD } }))
            .status,
        );
      }
      expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    } finally {
      await strict.stop();
    }
  });
});

describe('taking one’s data along', () => {
  test('gives all that is kept and nothing of others [ASVS 8.2.2]', async () => {
    const person = await newcomer();
    const me = await person.call(userEndpoints.current);
    await person.call(linkEndpoints.confirm, { body: { token: await linkOf(api, person.id, 'sign-up') } });
    await person.post('/api/newsletter', subscriptionBody(me.email, { interestAreas: ['Energy'] }));
    const message = { name: 'A', email: me.email, subject: 'Help', message: 'Where is my receipt?' };
    await person.post('/api/contact', message);
    await api.visitor().post('/api/contact', { ...message, message: 'Written by a stranger' });
    const answer = await person.get('/api/account/export');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="account-${person.id}.json"`);
    const data = AccountExport.parse(answer.body);
    expect(data.profile).toMatchObject(me);
    expect(data.subscriptions).toMatchObject([
      { email: me.email, preferences: { interestAreas: ['Energy'] }, payments: [] },
    ]);
    expect(data.contactMessages).toMatchObject([message]);
    expect(data.events.map(({ type, byMe }) => [type, byMe])).toEqual([
      ['UserRegistered', false],
      ['AddressConfirmed', true],
      ['SubscriptionRequested', true],
    ]);
    expect(JSON.stringify(data)).not.toMatch(/argon2|stranger/);
  });
});

describe('deleting the account', () => {
  const meant = { currentPassword: PASSWORD, confirmation: 'Delete my account' };

  test('takes the password and the words, and ends every session [ASVS 7.4.2, 7.5.3]', async () => {
    const person = await newcomer();
    const other = await api.signIn(`new.comer${count}`);
    for (const [body, status] of [
      [{ ...meant, confirmation: 'yes' }, 400],
      [{ ...meant, currentPassword: 'wrong' }, 403],
    ] as const) {
      expect((await person.refused(remove, { body })).status).toBe(status);
    }
    await person.call(remove, { body: meant });
    expect((await person.get('/api/user')).status).toBe(401);
    expect((await other.get('/api/user')).status).toBe(401);
    expect(await typesOf(person.id)).toEqual(['UserRegistered', 'UserDeleted']);
    await api.user(`new.comer${count}`);
  });

  test('is refused to administrators, the Super Admin first', async () => {
    const other = await api.admin('some.admin');
    expect(await chief.refused(remove, { body: meant })).toMatchObject({
      status: 409,
      message: expect.stringMatching(/Super Admin/),
    });
    expect(await other.refused(remove, { body: meant })).toMatchObject({
      status: 409,
      message: expect.stringMatching(/Ask the Super Admin/),
    });
    expect((await other.get('/api/user')).status).toBe(200);
  });
});
