import { beforeEach, describe, expect, it } from 'vitest';
import { settingsEndpoints } from '#contracts/api/operations/settings.ts';
import { addDays, karachiDay, karachiInstant } from '#contracts/rules/karachi-time.ts';
import { sql } from '#db/connection.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { Portal } from '../../../tests/support/worker/portal.ts';
import { sweep } from '../jobs.ts';

const portal = forAllTests(() => Portal.start());

/** The Karachi day whose 09:00 was last. */
const today = () => karachiDay(new Date(Date.now() - 9 * 3_600_000));
const reminders = async () =>
  (await portal.mails())
    .filter(({ kind }) => ['ending', 'expired'].includes(kind))
    .map(({ to, kind, period }) => [to, kind, period]);
const expire = (id: number, day: string, time: string) =>
  portal.api.owner.query(sql`UPDATE subscription SET expires_at = ${karachiInstant(day, time)} WHERE id = ${id}`);

/** As at 09:00. */
async function remind(): Promise<void> {
  await sweep(portal.worker.context);
  await portal.settled();
}

beforeEach(async () => {
  await portal.settled();
  await portal.api.owner.query(sql`UPDATE subscription SET is_active = false`);
  await portal.api.owner.query(sql`DELETE FROM mail`);
});

describe('reminders', () => {
  it('come on the day seven days before the end, and on the last day, once each', async () => {
    const [early, ending, late, middle, last, gone] = await Promise.all(
      ['early', 'ending', 'late', 'middle', 'last', 'gone'].map((name) =>
        portal.payer({ email: `${name}@example.pk` }),
      ),
    );
    await portal.settled();
    await expire(early ?? 0, addDays(today(), 8), '00:00');
    await expire(ending ?? 0, addDays(today(), 7), '23:59');
    await expire(late ?? 0, addDays(today(), 6), '00:00');
    await expire(middle ?? 0, addDays(today(), 5), '12:00');
    await expire(last ?? 0, today(), '23:59');
    await expire(gone ?? 0, addDays(today(), -2), '12:00');
    await Promise.all([remind(), remind()]);
    await remind();
    expect((await reminders()).sort()).toEqual([
      ['ending@example.pk', 'ending', addDays(today(), 7)],
      ['last@example.pk', 'expired', today()],
      ['late@example.pk', 'ending', addDays(today(), 6)],
    ]);
  });

  it('come again for the next term', async () => {
    const id = await portal.payer({ email: 'renewed@example.pk' });
    await expire(id, addDays(today(), 7), '12:00');
    await remind();
    await expire(id, addDays(today(), 6), '12:00');
    await remind();
    expect(await reminders()).toHaveLength(2);
  });

  it('spare those who never paid and those who left', async () => {
    const unpaid = await portal.subscribe({ email: 'unpaid@example.pk' });
    const left = await portal.payer({ email: 'left@example.pk' });
    await portal.settled();
    await expire(unpaid, addDays(today(), 7), '12:00');
    await expire(left, addDays(today(), 7), '12:00');
    await portal.api.owner.query(sql`UPDATE subscription SET is_active = false WHERE id = ${left}`);
    await remind();
    expect(await reminders()).toEqual([]);
  });
});

it('the letter that says how to pay names the accounts that the operator stated last', async () => {
  const account = {
    bank: 'Indus Bank',
    accountTitle: 'Portal of Tenders',
    accountNumber: '0123-4567890123',
    branchCode: '0123',
    iban: 'PK36 SCBL 0000 0011 2345 6702',
  };
  await portal.chief.call(settingsEndpoints.change, { body: { bankAccounts: [account] } });
  await portal.subscribe({ email: 'payer@example.pk' });
  await portal.settled();
  const letter = (await portal.mails()).find(({ to, kind }) => to === 'payer@example.pk' && kind === 'confirmation');
  for (const words of [account.bank, account.iban]) expect(letter?.text).toContain(words);
  expect(letter?.text).not.toContain('(sample)');
});
