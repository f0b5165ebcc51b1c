import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { accountEndpoints } from '#contracts/api/account/account.ts';
import { linkEndpoints } from '#contracts/api/account/links.ts';
import { savedEndpoints } from '#contracts/api/account/saved.ts';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { userEndpoints } from '#contracts/api/users.ts';
import { PLANS } from '#contracts/vocabulary/plans.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { EVERYTHING } from '../../../../../tests/support/api/catalogue.ts';
import { linkOf } from '../../../../../tests/support/api/link-of.ts';
import { PASSWORD, type Person } from '../../../../../tests/support/api/people.ts';
import { tablesThatHold } from '../../../../../tests/support/api/tables-that-hold.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { replayed } from '../../../../../tests/support/log/replay.ts';
import { subscriptionBody } from '../../../../../tests/support/payments/subscription-body.ts';
import { Portal } from '../../../../../tests/support/worker/portal.ts';

const portal = forAllTests(() => Portal.start());

/** Somebody who has done all that leaves traces, under names that occur nowhere else. */
async function somebody(name: string) {
  const email = `${name}@traces.example.pk`;
  const fullName = `${name} زرقا of Quetta`;
  const person = await portal.api.user(`${name}.first`);
  const profile = { username: name, email, fullName, businessType: 'energy', currentPassword: PASSWORD } as const;
  await person.call(accountEndpoints.profile, { body: profile });
  await person.call(linkEndpoints.confirm, { body: { token: await linkOf(portal.api, person.id, 'new-email') } });
  const body = subscriptionBody(email, { fullName, words: name });
  const { id: subscription } = await person.call(newsletterEndpoints.subscribe, { body });
  const payment = {
    plan: 'monthly',
    amount: PLANS.monthly.price - 1,
    reference: `FT-${subscription}`,
    note: `${name} paid late`,
  } as const;
  await portal.chief.call(newsletterEndpoints.recordPayment, { params: { id: subscription }, body: payment });
  const tender = await portal.publish();
  await person.call(savedEndpoints.save, { params: { id: tender } });
  await portal.api.owner.query(sql`INSERT INTO hidden_tender (subscription_id, tender_id, excluded)
    VALUES (${subscription}, ${tender + 1000}, ARRAY[${name}::text])`);
  const message = { name: fullName, email, subject: `From ${name}`, message: `I am ${name} and need a receipt.` };
  await person.post('/api/contact', message);
  await portal.api.visitor().post('/api/contact', message);
  await person.post('/api/contact', { ...message, email: `${name}.other@example.pk` });
  await portal.settled();
  await portal.demand();
  return { person, subscription, words: [name, fullName] };
}

const facts = async () => {
  const [row] = await portal.api.owner.query(sql`SELECT
    (SELECT sha256(string_agg(e::text, '|' ORDER BY position)::bytea)::text FROM es.events e WHERE type NOT IN ('UserDeleted', 'SubscriberErased')) AS events,
    (SELECT array_agg((id, amount, bank_reference)::text ORDER BY id) FROM payment) AS payments,
    (SELECT count(*) FROM sent_tender) AS sent, (SELECT count(*) FROM mail) AS mails`);
  return row;
};

const TABLES = ['user_account', 'subscription', 'payment'];
const readTables = async (db: Queryable) => {
  const rows: unknown[] = [];
  for (const table of TABLES) rows.push(await db.query(sql`SELECT * FROM ${sql.ident(table)} ORDER BY id`));
  return rows;
};

async function expectForgotten(words: readonly string[], before: unknown): Promise<void> {
  await portal.settled();
  expect(await tablesThatHold(portal.api.owner, words)).toEqual([]);
  expect(await facts()).toEqual(before);
  const live = await readTables(portal.api.owner);
  expect(await replayed(portal.api.owner, EVERYTHING, TABLES, readTables)).toEqual(live);
  expect(await tablesThatHold(portal.api.owner, words)).toEqual([]);
}

describe('after an account is deleted, its names are nowhere in the database [ASVS 14.2.4]', () => {
  const leave: [string, (person: Person) => Promise<unknown>][] = [
    [
      'zarqamehmoodzai',
      (person) =>
        person.call(accountEndpoints.remove, {
          body: { currentPassword: PASSWORD, confirmation: 'delete my account' },
        }),
    ],
    ['gulwareenbugti', (person) => portal.chief.call(userEndpoints.remove, { params: { id: person.id } })],
  ];
  test.each(leave)('%s', async (name, remove) => {
    const { person, subscription, words } = await somebody(name);
    expect(await tablesThatHold(portal.api.owner, words)).toEqual([
      'es.personal',
      'public.account_link',
      'public.hidden_tender',
      'public.mail',
      'public.subscription',
      'public.user_account',
    ]);
    const before = await facts();
    await remove(person);
    await expectForgotten(words, before);

    const mails = (await portal.mails()).filter(({ to }) => to.endsWith(`deleted user ${person.id}`));
    for (const mail of mails) expect(mail).toMatchObject({ subject: '(erased)', text: '' });
    expect(mails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['confirmation', 'activation', 'demand', 'contact']),
    );
    const payments = await portal.chief.call(newsletterEndpoints.payments, { params: { id: subscription } });
    expect(payments).toMatchObject([{ reference: `FT-${subscription}`, note: null }]);
    const pay = { plan: 'monthly', amount: 2500, reference: `again-${subscription}` } as const;
    const refusal = await portal.chief.refused(newsletterEndpoints.recordPayment, {
      params: { id: subscription },
      body: pay,
    });
    expect(refusal.status).toBe(404);
    expect((await portal.api.visitor().post(`/api/unsubscribe/${portal.token(subscription)}`)).status).toBe(404);
  });
});

describe('a subscriber without an account', () => {
  const email = 'pashminakakar@traces.example.pk';
  const changes = { email, fullName: 'pashminakakar' };

  test('is forgotten when an administrator deletes the subscription, and may come back', async () => {
    const id = await portal.payer(changes);
    await portal.settled();
    expect(await tablesThatHold(portal.api.owner, ['pashminakakar'])).toContain('public.mail');
    const before = await facts();
    const path = `/api/admin/subscriptions/${id}`;
    expect((await portal.api.visitor().delete(path)).status).toBe(401);
    expect((await (await portal.api.user('only.user')).delete(path)).status).toBe(403);
    expect((await portal.chief.delete(path)).status).toBe(204);
    await portal.settled();
    expect(await tablesThatHold(portal.api.owner, ['pashminakakar'])).toEqual([]);
    expect(((await facts()) as { payments: unknown }).payments).toEqual((before as { payments: unknown }).payments);
    expect((await portal.chief.delete(path)).status).toBe(404);
    expect(await portal.subscribe(changes)).toBeGreaterThan(id);
  });

  test('is not sent what was being written meanwhile', async () => {
    const id = await portal.subscribe({ email: 'racing@traces.example.pk', fullName: 'racingsubscriber' });
    await portal.settled();
    let erasing: Promise<unknown> = Promise.resolve();
    await portal.api.owner.tx(async (tx) => {
      await tx.query(sql`SELECT 1 FROM subscription WHERE id = ${id} FOR KEY SHARE`);
      erasing = portal.chief.delete(`/api/admin/subscriptions/${id}`);
      await delay(200);
      await tx.query(sql`INSERT INTO mail (subscription_id, kind, period, to_address, subject, html, text, status, next_attempt_at)
        VALUES (${id}, 'ending', '2026-12-01', 'racing@traces.example.pk', 'racingsubscriber', 'x', 'x', 'queued', now())`);
    });
    expect(await erasing).toMatchObject({ status: 204 });
    expect(await tablesThatHold(portal.api.owner, ['racing@traces', 'racingsubscriber'])).toEqual([]);
    const [mail] = await portal.api.owner.query(
      sql`SELECT status, error FROM mail WHERE subscription_id = ${id} AND kind = 'ending'`,
    );
    expect(mail).toEqual({ status: 'failed', error: 'Not sent: the addressee was deleted.' });
  });
});

test('deleting an account does not end what another person has paid for from the same address', async () => {
  const id = await portal.payer({ email: 'shared@traces.example.pk' });
  const stranger = await portal.api.user('stranger.first');
  const profile = {
    username: 'stranger.first',
    email: 'shared@traces.example.pk',
    fullName: 'S',
    businessType: null,
    currentPassword: PASSWORD,
  };
  await stranger.call(accountEndpoints.profile, { body: profile });
  await stranger.call(accountEndpoints.remove, {
    body: { currentPassword: PASSWORD, confirmation: 'delete my account' },
  });
  const [row] = await portal.api.owner.query(sql`SELECT is_active FROM subscription WHERE id = ${id}`);
  expect(row).toEqual({ is_active: true });
});

test('deleting an account that never proved its address erases no message that a stranger wrote from it', async () => {
  const message = { name: 'A writer', subject: 'A receipt', message: 'Where is my receipt of March?' };
  await portal.api.visitor().post('/api/contact', { ...message, email: 'claimed.by@example.pk' });
  const person = await portal.api.user('claimed.by');
  await person.post('/api/contact', { ...message, name: 'Claimed By', email: 'claimed.by@example.pk' });
  await person.call(accountEndpoints.remove, {
    body: { currentPassword: PASSWORD, confirmation: 'delete my account' },
  });
  const left = await portal.api.owner.query(
    sql`SELECT data ->> 'name' AS name FROM es.personal WHERE data ->> 'subject' = 'A receipt'`,
  );
  expect(left).toEqual([{ name: 'A writer' }]);
});
