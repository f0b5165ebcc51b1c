import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { noticeMailEndpoints } from '#contracts/api/account/notice-mails.ts';
import { sql } from '#db/connection.ts';
import { EVERYTHING } from '../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { createLinkTokens } from '../../../platform/tokens/link-tokens.ts';

const { read, choose, readByLink, chooseByLink } = noticeMailEndpoints;

/** A subscription of hers, and one of nobody. */
const [HERS, NOBODYS] = [4, 5];

const api = forAllTests(() => startApi({ modules: EVERYTHING }));
const amina = forAllTests(() => api.user('amina'));
beforeAll(async () => {
  for (const [id, owner] of [
    [HERS, amina.id],
    [NOBODYS, null],
  ]) {
    await api.owner.query(sql`INSERT INTO subscription (id, version, user_id, email, full_name, business_type, interest_areas,
        categories, cities, provinces, sectors, email_frequency, is_active, is_premium, plan, payment_reference, created_at)
      VALUES (${id}, 1, ${owner}, ${`s${id}@example.pk`}, 'Amina', 'Supplier', '{}', '{}', '{}', '{}', '{}', 'daily', true, true,
        'monthly', ${`AL-${id}`}, now())`);
  }
});

const subscriptionLink = (id: number) => ({
  params: { token: createLinkTokens(...api.config.sessionSecrets).subscriptions.sign(id) },
});
const accountLink = () => ({
  params: { token: createLinkTokens(...api.config.sessionSecrets).accounts.sign(amina.id) },
});

test('everything is on, with reminders 7, 3 and 1 days before, until somebody chooses', async () => {
  expect(await amina.call(read)).toEqual({ changeMails: true, reminderDays: [7, 3, 1] });
  expect(await api.visitor().call(readByLink, subscriptionLink(NOBODYS))).toEqual({ changeMails: true });
});

test('what is chosen holds for the account and for its subscription, whichever of both chose it', async () => {
  await amina.call(choose, { body: { changeMails: false, reminderDays: [1, 5, 5] } });
  expect(await amina.call(read)).toEqual({ changeMails: false, reminderDays: [5, 1] });
  expect(await api.visitor().call(readByLink, subscriptionLink(HERS))).toEqual({ changeMails: false });
  await api.visitor().call(chooseByLink, { ...subscriptionLink(HERS), body: { changeMails: true } });
  expect(await amina.call(read)).toEqual({ changeMails: true, reminderDays: [5, 1] });
  expect(await api.visitor().call(readByLink, accountLink())).toEqual({ changeMails: true });
});

test('one click of a mail program turns all of them off, and so does the form of the page', async () => {
  const post = (link: { params: { token: string } }, body: string) =>
    fetch(`${api.origin}/notice-mails/${link.params.token}`, {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const page = await post(accountLink(), '');
  expect(page.status).toBe(303);
  expect(page.headers.get('location')).toBe(`/notice-mails/${accountLink().params.token}`);
  expect(await amina.call(read)).toEqual({ changeMails: false, reminderDays: [] });
  await api.visitor().call(chooseByLink, { ...accountLink(), body: { changeMails: true } });
  expect(await amina.call(read)).toEqual({ changeMails: true, reminderDays: [7, 3, 1] });
  expect((await post(accountLink(), 'List-Unsubscribe=One-Click')).status).toBe(200);
  expect(await amina.call(read)).toEqual({ changeMails: false, reminderDays: [] });
});

test('bad input has its sentence; a forged link leads nowhere', async () => {
  const refused = await amina.send(choose, { body: { changeMails: 1, reminderDays: [4] } as never });
  expect(refused).toMatchObject({ status: 400, body: { errors: { changeMails: 'Must be true or false' } } });
  expect((await api.visitor().send(readByLink, { params: { token: '1.4.AAAAAAAAAAAAAAAAAAAAAA' } })).status).toBe(404);
  expect((await api.visitor().send(readByLink, subscriptionLink(99))).status).toBe(404);
});

test('an account that is deleted takes its choice along', async () => {
  const gone = await api.user('gone');
  await gone.call(choose, { body: { changeMails: false, reminderDays: [] } });
  await (await api.superAdmin()).delete(`/api/admin/users/${gone.id}`);
  expect(await api.owner.query(sql`SELECT FROM mail_choice WHERE reader = ${`user-${gone.id}`}`)).toEqual([]);
});

test('a choice that is made while the account is deleted is not kept', async () => {
  const gone = await api.user('chooses.too.late');
  let choosing: Promise<unknown> | undefined;
  await api.owner.tx(async (tx) => {
    await tx.query(sql`DELETE FROM user_account WHERE id = ${gone.id}`);
    choosing = gone.send(choose, { body: { changeMails: false, reminderDays: [] } });
    await delay(300); // it waits for the row
  });
  await choosing;
  expect(await api.owner.query(sql`SELECT FROM mail_choice WHERE reader = ${`user-${gone.id}`}`)).toEqual([]);
});
