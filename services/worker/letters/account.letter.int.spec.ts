import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEndpoints } from '#contracts/api/account/account.ts';
import { secondFactorEndpoints } from '#contracts/api/account/second-factor.ts';
import { job } from '#contracts/jobs/jobs.ts';
import { sql } from '#db/connection.ts';
import { PASSWORD, type Person } from '../../../tests/support/api/people.ts';
import { tablesThatHold } from '../../../tests/support/api/tables-that-hold.ts';
import { Portal } from '../../../tests/support/worker/portal.ts';
import { JOBS } from '../jobs.ts';
import { missingJobs } from '../sweep.ts';

const NEW_PASSWORD = 'Naya-Kitab-Ghar-8302';
let portal: Portal;

beforeAll(async () => {
  portal = await Portal.start();
});
afterAll(() => portal?.stop());

/** What was written about the account of this number, in the order of its changes: [what of, to whom]. */
async function told(id: number) {
  await portal.settled();
  const version = (period: string) => Number(period.split('-')[2]);
  return (await portal.mails())
    .filter(({ kind, period }) => kind === 'account' && period.startsWith(`user-${id}-`))
    .sort((a, b) => version(a.period) - version(b.period) || a.period.localeCompare(b.period))
    .map(({ period, to }) => [period.replace(/^user-\d+-\d+-/, ''), to]);
}

const profile = (person: Person, changes: object) =>
  person.call(accountEndpoints.profile, {
    body: { username: 'x', email: 'x@example.pk', fullName: 'Amina Khan', businessType: null, ...changes },
  });

describe('who signs in with something new is told of it [ASVS 6.3.7] [A1, C31]', () => {
  it('a new email: at the former address and at the new one', async () => {
    const person = await portal.api.user('moves.house');
    const names = { username: 'moves.house', email: 'new.house@example.pk' };
    await profile(person, { ...names, currentPassword: PASSWORD });
    expect(await told(person.id)).toEqual([
      ['email', 'moves.house@example.pk'],
      ['new-email', 'new.house@example.pk'],
    ]);
    await profile(person, { ...names, fullName: 'Amina Bibi' });
    expect(await told(person.id)).toHaveLength(2);
  });

  it('a new username and a new password, at the address of that moment', async () => {
    const person = await portal.api.user('first.name');
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
    const person = await portal.api.user('told.once');
    await person.call(accountEndpoints.password, { body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } });
    for (let n = 0; n < 5; n++) {
      await portal.worker.context.queue.add([
        { ...job('account-mail', { userId: person.id, version: 2 }), id: `again-${n}` },
      ]);
    }
    expect(await told(person.id)).toEqual([['password', 'told.once@example.pk']]);
  });

  it('also when the queue has lost the job', async () => {
    await portal.stopWorker();
    const person = await portal.api.user('told.late');
    await person.call(accountEndpoints.password, { body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } });
    const { owner, config } = portal.api;
    const missing = () => missingJobs({ db: owner, config, clock: () => new Date() }, JOBS);
    expect(await missing()).toEqual([]);
    await owner.query(sql`UPDATE account_notice SET changed_at = changed_at - interval '2 minutes'`);
    expect(await missing()).toMatchObject([{ name: 'account-mail', payload: { userId: person.id, version: 2 } }]);
    await portal.startWorker();
    expect(await told(person.id)).toEqual([['password', 'told.late@example.pk']]);
  });

  it('in the list of his own mails, and in nobody else’s', async () => {
    const [person, other] = [await portal.api.user('reads.own'), await portal.api.user('reads.none')];
    await person.call(accountEndpoints.password, { body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } });
    await portal.settled();
    const [mail] = await person.call(accountEndpoints.mails);
    expect(mail).toMatchObject({ kind: 'account', subject: 'account: password' });
    expect(await other.call(accountEndpoints.mails)).toEqual([]);
    const path = `/api/account/mails/${mail?.id}/preview`;
    expect([(await person.get(path)).status, (await other.get(path)).status]).toEqual([200, 404]);
    expect((await person.call(accountEndpoints.export)).mails).toMatchObject([{ kind: 'account' }]);
  });
});

it('with the account the mails about it are erased, and those that were still to be written', async () => {
  const person = await portal.api.user('gulnarmengal');
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
  expect(await told(person.id)).toEqual([
    ['email', `deleted user ${person.id}`],
    ['new-email', `deleted user ${person.id}`],
  ]);
  expect(await tablesThatHold(portal.api.owner, ['gulnarmengal'])).toEqual([]);
});
