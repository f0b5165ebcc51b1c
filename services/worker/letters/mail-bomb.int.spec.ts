import { expect, it } from 'vitest';
import { accountEndpoints } from '#contracts/api/account/account.ts';
import { linkEndpoints } from '#contracts/api/account/links.ts';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { userEndpoints } from '#contracts/api/users.ts';
import { linkOf } from '../../../tests/support/api/link-of.ts';
import { PASSWORD, type Person } from '../../../tests/support/api/people.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { subscriptionBody } from '../../../tests/support/payments/subscription-body.ts';
import { Portal } from '../../../tests/support/worker/portal.ts';

const RENAMES = 130;
/** Seconds on a quiet machine. */
const LIMIT_MS = 120_000;

const portal = forAllTests(() => Portal.start());

it(
  '130 renames of an account under a stranger’s address: no more than one mail comes there, without the words of the account [ASVS 2.4.1]',
  async () => {
    const person = await portal.api.user('buy.cheap.pills');
    const fullName = 'Buy cheap pills at http://pills.example and www.pills.example';
    for (let n = 0; n < RENAMES; n++) {
      await person.send(accountEndpoints.profile, {
        body: { username: `pills${n}`, email: 'buy.cheap.pills@example.pk', fullName, businessType: null },
      });
    }
    await portal.settled();
    const mails = (await portal.mails()).filter(({ to }) => to === 'buy.cheap.pills@example.pk');
    expect(mails.length).toBeLessThanOrEqual(1);
    for (const { text } of mails) expect(text).not.toMatch(/cheap|pills\.example/);
  },
  LIMIT_MS,
);

const subscribe = (person: Pick<Person, 'call'>, email: string) =>
  person.call(newsletterEndpoints.subscribe, {
    body: subscriptionBody(email, { fullName: 'Buy cheap pills' }),
  });
const mailsTo = async (isIt: (to: string) => boolean) => (await portal.mails()).filter(({ to }) => isIt(to));

it(
  'signing up, subscribing and deleting the account, again and again: three mails of all kinds to an address that nobody proved [ASVS 2.4.1]',
  async () => {
    const email = 'comes.again@example.pk';
    let mailed = 0;
    for (let round = 0; round < 5; round++) {
      const person = await portal.api.user('comes.again');
      const { id } = await subscribe(person, email);
      await portal.settled();
      mailed += (await mailsTo((to) => to === email)).length;
      // it is not the account's, whose address is not proved: otherwise a second one would be a conflict
      await portal.chief.call(newsletterEndpoints.erase, { params: { id } });
      await person.call(accountEndpoints.remove, {
        body: { currentPassword: PASSWORD, confirmation: 'delete my account' },
      });
    }
    expect(mailed).toBe(3);
  },
  LIMIT_MS,
);

it.each([
  ['names after a plus', (n: number) => `One.Mailbox+${n}@example.pk`, /^one\.mailbox\+/i],
  [
    'dots and names of Gmail',
    (n: number) => ['g.mailbox@gmail.com', 'gm.ailbox@gmail.com', 'g.m.ailbox@googlemail.com', 'gmailbox@gmail.com'][n],
    /@g(oogle)?mail\.com$/,
  ],
])(
  'accounts and subscriptions under many names of one mailbox, %s: three mails in all [ASVS 2.4.1]',
  async (kind, nth, isIt) => {
    for (let n = 0; n < 4; n++) {
      const email = nth(n) ?? '';
      const person = portal.api.visitor();
      await person.call(userEndpoints.register, {
        body: { username: `mailbox${kind.length}x${n}`, email, password: PASSWORD, fullName: 'Buy cheap pills' },
      });
      await person.call(newsletterEndpoints.subscribe, {
        body: subscriptionBody(email, { fullName: 'Pills' }),
      });
    }
    await portal.settled();
    expect(await mailsTo((to) => isIt.test(to))).toHaveLength(3);
  },
);

it('whatever strangers have mailed to a proved address, its owner gets three links for a new password a day [ASVS 2.4.1]', async () => {
  const email = 'forgets.it@example.pk';
  const owner = await portal.api.user('forgets.it');
  await portal.settled(); // its link is mailed
  await owner.call(linkEndpoints.confirm, { body: { token: await linkOf(portal.api, owner.id, 'sign-up') } });
  const visitor = portal.api.visitor();
  for (let n = 0; n < 4; n++) await subscribe(visitor, `forgets.it+${n}@example.pk`);
  await portal.settled();
  for (let n = 0; n < 4; n++) await visitor.call(linkEndpoints.forgot, { body: { email } });
  await portal.settled();
  expect(await mailsTo((to) => to === email)).toHaveLength(1 + 3);
  expect(await mailsTo((to) => to.startsWith('forgets.it'))).toHaveLength(3 + 3);
});
