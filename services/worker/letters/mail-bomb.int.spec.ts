import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountEndpoints } from '#contracts/api/account/account.ts';
import { Portal } from '../../../tests/support/worker/portal.ts';

const RENAMES = 130;
let portal: Portal;

beforeAll(async () => {
  portal = await Portal.start();
});
afterAll(() => portal?.stop());

it('130 renames of an account under a stranger’s address: no more than one mail comes there, without the words of the account [ASVS 2.4.1]', async () => {
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
});
