import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '#contracts/api/account/account.ts';
import { linkEndpoints } from '#contracts/api/account/links.ts';
import { secondFactorEndpoints } from '#contracts/api/account/second-factor.ts';
import { job } from '#contracts/jobs/jobs.ts';
import { sql } from '#db/connection.ts';
import { PASSWORD, type Person } from '../../../tests/support/api/people.ts';
import { tablesThatHold } from '../../../tests/support/api/tables-that-hold.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { Portal } from '../../../tests/support/worker/portal.ts';
import { missingJobs } from '../jobs.ts';

const NEW_PASSWORD = 'Naya-Kitab-Ghar-8302';

const portal = forAllTests(() => Portal.start());

/** The token of a link as its mailbox got it. */
async function mailedToken(id: number, link: string): Promise<string> {
  await portal.settled();
  const mail = (await portal.mails()).findLast(
    (one) => one.period.startsWith(`user-${id}-`) && one.period.endsWith(link),
  );
  return /#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Signs up and follows the link that comes. */
async function proved(username: string): Promise<Person> {
  const person = await portal.api.user(username);
  await person.call(linkEndpoints.confirm, { body: { token: await mailedToken(person.id, 'sign-up') } });
  return person;
}

/** Letters about the account after sign-up, in the order of its changes: [subject, recipient]. */
async function told(id: number) {
  await portal.settled();
  const version = (period: string) => Number(period.split('-')[2]);
  return (await portal.mails())
    .filter(({ kind, period }) => kind === 'account' && period.startsWith(`user-${id}-`) && !period.endsWith('sign-up'))
    .sort((a, b) => version(a.period) - version(b.period) || a.period.localeCompare(b.period))
    .map(({ period, to }) => [period.replace(/^user-\d+-\d+-/, ''), to]);
}

const profile = (person: Person, changes: object) =>
  person.call(accountEndpoints.profile, {
    body: { username: 'x', email: 'x@example.pk', fullName: 'Amina Khan', businessType: null, ...changes },
  });

describe('who signs in with something new is told of it [ASVS 6.3.7] [A1, C31]', () => {
  it('a new email: by a link at the new address, and at the former one when it takes effect', async () => {
    const person = await proved('moves.house');
    const names = { username: 'moves.house', email: 'new.house@example.pk' };
    await profile(person, { ...names, currentPassword: PASSWORD });
    expect(await told(person.id)).toEqual([['new-email', 'new.house@example.pk']]);
    await person.call(linkEndpoints.confirm, { body: { token: await mailedToken(person.id, 'new-email') } });
    await profile(person, { ...names, fullName: 'Amina Bibi' });
    expect(await told(person.id)).toEqual([
      ['new-email', 'new.house@example.pk'],
      ['email', 'moves.house@example.pk'],
    ]);
  });

  it('a new username and a new password, at the address of that moment', async () => {
    const person = await proved('first.name');
    await profile(person, { username: 'second.name', email: 'first.name@example.pk' });
    await person.call(accountEndpoints.password, { body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } });
    expect(await told(person.id)).toEqual([
      ['username', 'first.name@example.pk'],
      ['password', 'first.name@example.pk'],
    ]);
    for (const { text } of await portal.mails())
      expect(text).not.toMatch(new RegExp(`${PASSWORD}|${NEW_PASSWORD}|argon2`));
  });

  it('a second factor that comes, and one that the Super Admin takes away', async () => {
    const person = await portal.api.admin('keeps.codes');
    await person.call(linkEndpoints.confirm, { body: { token: await mailedToken(person.id, 'sign-up') } });
    const { key } = await person.call(secondFactorEndpoints.enrol, { body: { currentPassword: PASSWORD } });
    await person.call(secondFactorEndpoints.confirm, {
      body: { code: new TOTP({ secret: Secret.fromBase32(key) }).generate() },
    });
    await portal.chief.call(secondFactorEndpoints.reset, { params: { id: person.id } });
    expect(await told(person.id)).toEqual([
      ['factor-on', 'keeps.codes@example.pk'],
      ['factor-reset', 'keeps.codes@example.pk'],
    ]);
  });

  it('once, however often the job comes', async () => {
    const person = await proved('told.once');
    await person.call(accountEndpoints.password, { body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } });
    for (let n = 0; n < 5; n++) {
      await portal.worker.context.queue.add([
        { ...job('account-mail', { userId: person.id, version: 3 }), id: `again-${n}` },
      ]);
    }
    expect(await told(person.id)).toEqual([['password', 'told.once@example.pk']]);
  });

  it('also when the queue has lost the job', async () => {
    const person = await proved('told.late');
    await portal.stopWorker();
    await person.call(accountEndpoints.password, { body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } });
    const { owner, config } = portal.api;
    // the morning's reminders may be due as well, by the hour at which this runs
    const missing = async () =>
      (await missingJobs({ db: owner, config, clock: () => new Date() })).filter(
        ({ name }) => name !== 'remind-closing',
      );
    expect(await missing()).toEqual([]);
    await owner.query(sql`UPDATE account_notice SET changed_at = changed_at - interval '2 minutes'`);
    expect(await missing()).toMatchObject([{ name: 'account-mail', payload: { userId: person.id, version: 3 } }]);
    await portal.startWorker();
    expect(await told(person.id)).toEqual([['password', 'told.late@example.pk']]);
  });

  it('in the list of his own mails, and in nobody else’s', async () => {
    const [person, other] = [await proved('reads.own'), await portal.api.user('reads.none')];
    await person.call(accountEndpoints.password, { body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } });
    await portal.settled();
    const [mail, signUp] = await person.call(accountEndpoints.mails);
    expect(mail).toMatchObject({ kind: 'account', subject: 'account: password' });
    expect(await other.call(accountEndpoints.mails)).toMatchObject([{ subject: 'account: sign-up' }]);
    const shown = await person.get(`/api/account/mails/${signUp?.id}/preview`);
    expect(String(shown.body)).not.toMatch(/#[\w-]{43}/);
    const path = `/api/account/mails/${mail?.id}/preview`;
    expect([(await person.get(path)).status, (await other.get(path)).status]).toEqual([200, 404]);
    const { mails } = await person.call(accountEndpoints.export);
    expect(mails.map(({ subject }) => subject)).toEqual(['account: sign-up', 'account: password']);
    expect(JSON.stringify(mails)).not.toMatch(/#[\w-]{43}/);
  });
});

it('with the account the mails about it are erased, and those that were still to be written', async () => {
  const person = await proved('gulnarmengal');
  await profile(person, { username: 'gulnarmengal', email: 'gulnarmengal@new.example.pk', currentPassword: PASSWORD });
  await portal.settled();
  await portal.stopWorker();
  await person.call(accountEndpoints.password, { body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } });
  expect(await tablesThatHold(portal.api.owner, ['gulnarmengal'])).toEqual(
    expect.arrayContaining(['public.account_notice', 'public.mail']),
  );
  const body = { currentPassword: NEW_PASSWORD, confirmation: 'delete my account' };
  await person.call(accountEndpoints.remove, { body });
  await portal.startWorker();
  expect(await told(person.id)).toEqual([['new-email', `deleted user ${person.id}`]]);
  expect(await tablesThatHold(portal.api.owner, ['gulnarmengal'])).toEqual([]);
});
