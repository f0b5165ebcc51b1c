import { expect, it } from 'vitest';
import { AccountExport } from '#contracts/api/account/account.ts';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { sql } from '#db/connection.ts';
import { EVERYTHING } from '../../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { subscriptionBody } from '../../../../../tests/support/payments/subscription-body.ts';
import { tenderBody } from '../../../../../tests/support/tenders/tender-samples.ts';

const api = forAllTests(() => startApi({ modules: EVERYTHING }));

it('holds the words, the choices of mails and the hidden notices of a person', async () => {
  const person = await api.user('amina');
  await api.owner.query(sql`UPDATE user_account SET is_proved = true WHERE id = ${person.id}`);
  const whole = async () => AccountExport.parse((await person.get('/api/account/export')).body);
  expect(await whole()).toMatchObject({ noticeMails: null, hiddenTenders: [] });
  const preferences = { interestAreas: ['Energy' as const], words: 'solar, -street light' };
  const body = subscriptionBody('amina@example.pk', preferences);
  const { id: subscription } = await person.call(newsletterEndpoints.subscribe, { body });
  await person.put('/api/account/notice-mails', { changeMails: false, reminderDays: [5] });
  const chief = await api.superAdmin();
  await chief.post('/api/categories', { name: 'Furniture' });
  const chairs = tenderBody({ title: 'Chairs', categories: ['Furniture'] });
  const { id } = await chief.call(tenderEndpoints.create, { body: chairs });
  await api.owner.query(sql`INSERT INTO hidden_tender (subscription_id, tender_id, excluded)
    VALUES (${subscription}, ${id}, '{chairs}')`);
  expect(await whole()).toMatchObject({
    subscriptions: [{ preferences }],
    noticeMails: { changeMails: false, reminderDays: [5] },
    hiddenTenders: [{ id, title: 'Chairs', excluded: ['chairs'] }],
  });
});
