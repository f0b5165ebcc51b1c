import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { AccountExport, accountEndpoints } from '#contracts/api/account/account.ts';
import { linkEndpoints } from '#contracts/api/account/links.ts';
import { ownSubscriptionEndpoints } from '#contracts/api/account/own-subscription.ts';
import { newsletterEndpoints, Preferences } from '#contracts/api/newsletter.ts';
import { userEndpoints } from '#contracts/api/users.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { readPast } from '#db/event-store/read-stream.ts';
import { EVERYTHING } from '../../../../../tests/support/api/catalogue.ts';
import { linkOf } from '../../../../../tests/support/api/link-of.ts';
import { PASSWORD, type Person } from '../../../../../tests/support/api/people.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { replayed } from '../../../../../tests/support/log/replay.ts';
import { subscriptionBody } from '../../../../../tests/support/payments/subscription-body.ts';

const { read, claim, claimable, cancel, payment } = ownSubscriptionEndpoints;

let count = 0;

const api = forAllTests(() => startApi({ modules: EVERYTHING }));

const subscribe = (email: string, by: Pick<Person, 'call'> = api.visitor()) =>
  by.call(newsletterEndpoints.subscribe, { body: subscriptionBody(email) });
const prove = async (person: Person) =>
  person.call(linkEndpoints.confirm, { body: { token: await linkOf(api, person.id, 'sign-up') } });

/** The token of a link for a new password, which only the mailbox gets. */
async function forgotten(email: string, id: number): Promise<string> {
  await api.visitor().call(linkEndpoints.forgot, { body: { email } });
  return linkOf(api, id, 'reset');
}

/** Subscribes signed out, then signs up with the same address. */
async function subscriber() {
  const username = `claims.his${++count}`;
  const { id } = await subscribe(`${username}@example.pk`);
  return { id, person: await api.user(username) };
}

const eventsOf = async (id: number) => (await readPast(api.owner, `subscription-${id}`)).slice(1);

describe('a subscription that was made signed out, with the address of the account', () => {
  test('is shown to who proved the address, and is his from the moment when he claims it', async () => {
    const { id, person } = await subscriber();
    await prove(person);
    expect(await person.call(read)).toBeNull();
    const found = await person.call(claimable);
    expect(found).toMatchObject({
      isConfirmed: true,
      subscription: { maskedEmail: 'c***@example.pk', isActive: true },
    });
    expect(await eventsOf(id)).toEqual([]);
    expect(await person.call(claim)).toEqual(found.subscription);
    expect(await person.call(read)).toEqual(found.subscription);
    expect(await person.call(claimable)).toEqual({ isConfirmed: true, subscription: null });
    expect(await eventsOf(id)).toEqual([{ type: 'SubscriptionClaimed', data: { userId: person.id } }]);
    await person.call(claim); // pressed twice
    expect(await eventsOf(id)).toHaveLength(1);
    const { subscriptions: own } = AccountExport.parse(await person.call(accountEndpoints.export));
    expect(own.map((one) => one.id)).toEqual([id]);
    await person.call(ownSubscriptionEndpoints.cancel);
    expect(await person.call(read)).toMatchObject({ isActive: false });
  });

  test('waits for who has not proved the address, and nobody learns that it is there [ASVS 6.3.8]', async () => {
    const { id, person } = await subscriber();
    const other = await api.user(`claims.nothing${++count}`);
    for (const one of [person, other]) {
      expect(await one.call(claimable)).toEqual({ isConfirmed: false, subscription: null });
      expect(await one.refused(claim)).toMatchObject({ status: 409, message: /confirm your email address first/i });
    }
    await prove(other);
    expect(await other.call(claimable)).toEqual({ isConfirmed: true, subscription: null });
    expect(await other.refused(claim)).toMatchObject({ status: 404 });
    expect(await eventsOf(id)).toEqual([]);
  });

  test('cannot be taken from the account that has it, by another account that has the address now [ASVS 8.2.2]', async () => {
    const { id, person } = await subscriber();
    await prove(person);
    await person.call(claim);
    const address = `claims.his${count}@example.pk`;
    await api.owner.query(sql`UPDATE user_account SET email = ${`moved.${address}`} WHERE id = ${person.id}`);
    const next = await api.user(`claims.next${count}`);
    await api.owner.query(sql`UPDATE user_account SET email = ${address}, is_proved = true WHERE id = ${next.id}`);
    expect(await next.call(claimable)).toEqual({ isConfirmed: true, subscription: null });
    expect(await next.refused(claim)).toMatchObject({ status: 404 });
    expect(await eventsOf(id)).toHaveLength(1);
  });

  test('claimed by two requests at once is one event, and is the same after a rebuild', async () => {
    const { id, person } = await subscriber();
    await prove(person);
    const answers = await Promise.all([1, 2, 3].map(() => person.send(claim)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await eventsOf(id)).toHaveLength(1);
    const rows = (db: Queryable) => db.query(sql`SELECT * FROM subscription ORDER BY id`);
    const live = await rows(api.owner);
    expect(await replayed(api.owner, EVERYTHING, ['subscription'], rows)).toEqual(live);
  });

  test('is refused a second time in words that lead to it', async () => {
    const { person } = await subscriber();
    const body = subscriptionBody(`claims.his${count}@example.pk`);
    expect(await person.refused(newsletterEndpoints.subscribe, { body })).toMatchObject({
      status: 409,
      message: /your account/,
    });
  });
});

test('who deletes his account while he subscribes leaves no subscription behind', async () => {
  const person = await api.user('goes.at.once');
  await prove(person);
  const email = 'goes.at.once@example.pk';
  let subscribing: Promise<{ readonly status: number }> | undefined;
  await api.owner.tx(async (tx) => {
    await tx.query(sql`DELETE FROM user_account WHERE id = ${person.id}`);
    subscribing = person.send(newsletterEndpoints.subscribe, { body: subscriptionBody(email) });
    await delay(500); // it waits for the row
  });
  expect(await subscribing).toMatchObject({ status: 401 });
  expect(await api.owner.query(sql`SELECT id FROM subscription WHERE email = ${email}`)).toEqual([]);
});

describe('a subscription of an account whose address changed', () => {
  const changeAddress = async (person: Person, email: string) => {
    const { username } = await person.call(userEndpoints.current);
    const body = { username, fullName: 'Hina Khan', businessType: null, email, currentPassword: PASSWORD };
    await person.call(accountEndpoints.profile, { body });
  };
  const confirm = async (person: Person) =>
    person.call(linkEndpoints.confirm, { body: { token: await linkOf(api, person.id, 'new-email') } });

  test('goes there also when preferences are saved at this moment, and does so after a rebuild', async () => {
    const { id, person } = await subscriber();
    await prove(person);
    await person.call(claim);
    const subject = `subscription-${id}`;
    const moved = JSON.stringify({ email: 'moved.there@firm.example.pk' });
    const { email: _, fullName, businessType, plan, ...chosen } = subscriptionBody('');
    const body = Preferences.parse({ ...chosen, words: 'water pumps' });
    let saving: Promise<unknown> | undefined;
    await api.owner.tx(async (tx) => {
      await tx.query(sql`UPDATE subscription SET email = ${moved}::jsonb ->> 'email' WHERE id = ${id}`);
      await tx.query(sql`UPDATE es.personal SET data = data || ${moved}::jsonb WHERE subject = ${subject}`);
      saving = person.call(ownSubscriptionEndpoints.preferences, { body });
      await delay(500); // it waits for the row
    });
    await saving;
    const [kept] = await api.owner.query<{ data: object }>(
      sql`SELECT data FROM es.personal WHERE subject = ${subject}`,
    );
    expect(kept?.data).toMatchObject({ email: 'moved.there@firm.example.pk', words: 'water pumps' });
  });

  test('sends its mails there once the address is proved and its owner wishes it', async () => {
    const { id, person } = await subscriber();
    await prove(person);
    await person.call(claim);
    const former = `claims.his${count}@example.pk`;
    await changeAddress(person, `goes.there${count}@firm.example.pk`);
    await person.call(claim);
    expect(await person.call(payment)).toMatchObject({ email: former });
    await confirm(person);
    expect(await person.call(payment)).toMatchObject({ email: former });
    expect(await person.call(claim)).toMatchObject({ maskedEmail: 'g***@firm.example.pk' });
    await person.call(claim);
    expect(await person.call(payment)).toMatchObject({ email: `goes.there${count}@firm.example.pk` });
    expect((await eventsOf(id)).map(({ data }) => data)).toEqual([
      { userId: person.id },
      { userId: person.id, hasNewAddress: true },
    ]);
    const rows = (db: Queryable) => db.query(sql`SELECT * FROM subscription ORDER BY id`);
    expect(await replayed(api.owner, EVERYTHING, ['subscription'], rows)).toEqual(await rows(api.owner));
  });

  test('stays where it is when another subscription has the new address', async () => {
    const { person } = await subscriber();
    await prove(person);
    await person.call(claim);
    await changeAddress(person, `taken${count}@firm.example.pk`);
    await subscribe(`taken${count}@firm.example.pk`);
    await confirm(person);
    expect(await person.refused(claim)).toMatchObject({ status: 409, message: /already has a subscription/ });
    expect(await person.call(payment)).toMatchObject({ email: `claims.his${count}@example.pk` });
  });
});

describe('a subscription that was made signed in', () => {
  test('with an address that the account has not proved is nobody’s: who proves the address takes it in [ASVS 8.2.2]', async () => {
    const squatter = await api.user(`claims.squatter${++count}`);
    const email = `claims.squatter${count}@example.pk`;
    const { id } = await subscribe(email, squatter);
    expect(await squatter.call(read)).toBeNull();
    expect(await squatter.call(claimable)).toEqual({ isConfirmed: false, subscription: null });
    for (const call of [claim, cancel]) expect((await squatter.refused(call)).status).toBeGreaterThanOrEqual(404);
    expect(AccountExport.parse(await squatter.call(accountEndpoints.export)).subscriptions).toEqual([]);

    const token = await forgotten(email, squatter.id); // the owner of the mailbox takes the account over
    const owner = api.visitor();
    await owner.call(linkEndpoints.reset, { body: { token, newPassword: 'Baadbaan-4417-Kohsar' } });
    expect((await squatter.send(read)).status).toBe(401);
    expect(await owner.call(claim)).toMatchObject({ maskedEmail: 'c***@example.pk', isActive: true });
    expect(await eventsOf(id)).toEqual([{ type: 'SubscriptionClaimed', data: { userId: squatter.id } }]);
  });

  test('with an address that the account has proved is its own at once; another address is nobody’s', async () => {
    const person = await api.user(`claims.proved${++count}`);
    await prove(person);
    await subscribe(`claims.friend${count}@example.pk`, person);
    expect(await person.call(read)).toBeNull();
    await subscribe(`Claims.Proved${count}@Example.pk`, person);
    expect(await person.call(read)).toMatchObject({ isActive: true });
  });

  test('survives the deletion of an account that never proved the address', async () => {
    const squatter = await api.user(`claims.leaves${++count}`);
    const { id } = await subscribe(`claims.leaves${count}@example.pk`, squatter);
    const body = { currentPassword: PASSWORD, confirmation: 'delete my account' };
    await squatter.call(accountEndpoints.remove, { body });
    expect(await eventsOf(id)).toEqual([]);
  });
});
