import { expect, it } from 'vitest';
import { noticeMailEndpoints } from '#contracts/api/account/notice-mails.ts';
import { savedEndpoints } from '#contracts/api/account/saved.ts';
import { addDays } from '#contracts/rules/karachi-time.ts';
import { sql } from '#db/connection.ts';
import type { Person } from '../../../tests/support/api/people.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { Portal } from '../../../tests/support/worker/portal.ts';
import { dailyPeriod } from '../digests/runs/period.ts';
import { JOBS } from '../jobs.ts';

const DAY = dailyPeriod(new Date());
const portal = forAllTests(() => Portal.start());

async function person(name: string, isProved = true): Promise<Person> {
  const user = await portal.api.user(name);
  await portal.api.owner.query(sql`UPDATE user_account SET is_proved = ${isProved} WHERE id = ${user.id}`);
  return user;
}
const saveNow = (who: Person, id: number) => who.call(savedEndpoints.save, { params: { id } });
/** Saved a day ago. */
async function save(who: Person, id: number): Promise<void> {
  await saveNow(who, id);
  await portal.api.owner.query(
    sql`UPDATE saved_tender SET saved_at = now() - interval '1 day' WHERE user_id = ${who.id} AND tender_id = ${id}`,
  );
}
async function reminders(): Promise<[to: string, lines: string[]][]> {
  await JOBS['remind-closing'].run(portal.worker.context, { day: DAY });
  const mails = (await portal.mails()).filter(({ kind }) => kind === 'closing');
  return mails.map(({ to, text }) => [to, text.split('\n').filter((line) => line.startsWith('#'))]);
}
const closingIn = (days: number) => portal.publish({ closingDate: addDays(DAY, days) });

it('reminds of saved notices on the days that a person chose, once for each, by the date that stands', async () => {
  const [first, second, unproved] = [await person('first'), await person('second'), await person('unproved', false)];
  const [week, three, four] = [await closingIn(7), await closingIn(3), await closingIn(4)];
  for (const id of [week, three, four]) for (const who of [first, second, unproved]) await save(who, id);
  await second.call(noticeMailEndpoints.choose, { body: { changeMails: true, reminderDays: [] } });
  const once = [['first@example.pk', [`#${three} closes ${addDays(DAY, 3)}`, `#${week} closes ${addDays(DAY, 7)}`]]];
  expect(await reminders()).toEqual(once);
  expect(await reminders()).toEqual(once);
  await portal.api.owner.query(sql`UPDATE tender SET cancelled_at = now() WHERE id = ${week}`);
  await portal.api.owner.query(sql`UPDATE tender SET closing_date = ${addDays(DAY, 7)} WHERE id = ${three}`);
  expect((await reminders())[1]).toEqual(['first@example.pk', [`#${three} closes ${addDays(DAY, 7)}`]]);
  expect(await reminders()).toHaveLength(2);
});

it('does not remind on the day of saving, which is no news', async () => {
  const late = await person('late');
  await saveNow(late, await closingIn(3));
  expect((await reminders()).filter(([to]) => to === 'late@example.pk')).toEqual([]);
});

it('does not remind of a notice that was hidden by the link of a mail, unless it was saved after that', async () => {
  const [hider, other] = [await person('hider'), await person('other')];
  const subscription = await portal.subscribe({ email: 'hider@example.pk' });
  const [hidden, again] = [await closingIn(3), await closingIn(3)];
  for (const id of [hidden, again]) for (const who of [hider, other]) await save(who, id);
  await portal.api.owner.query(sql`INSERT INTO hidden_tender (subscription_id, tender_id, hidden_at)
    VALUES (${subscription}, ${hidden}, now()), (${subscription}, ${again}, now() - interval '2 days')`);
  const lines = (await reminders())
    .filter(([to]) => /^(hider|other)@/.test(to))
    .map(([to, { length }]) => [to, length]);
  expect(lines).toEqual([
    ['hider@example.pk', 1],
    ['other@example.pk', 2],
  ]);
});

it('stands in the digest of that morning where there is one, and in no mail beside it', async () => {
  const [reader, other] = [await person('morning'), await person('noon')];
  await portal.payer({ email: 'morning@example.pk', interestAreas: ['Education'] });
  await portal.payer({ email: 'noon@example.pk', interestAreas: ['Medical & Health'] });
  const saved = await closingIn(3);
  for (const who of [reader, other]) await save(who, saved);
  const fresh = await portal.publish({ categories: ['Books'] });
  const [both] = await Promise.all([portal.run('daily', '2031-01-01'), reminders()]);
  expect(both).toBeDefined();
  await reminders();
  const lines = (await portal.mails())
    .filter(({ to, kind }) => /^(morning|noon)@/.test(to) && ['daily', 'closing'].includes(kind))
    .flatMap(({ to, kind, text }) => [...text.matchAll(/(?:saved |#)(\d+) /g)].map(([, id]) => [to, kind, Number(id)]));
  const ofSaved = lines.filter(([, , id]) => id === saved);
  expect(ofSaved.map(([to]) => to).toSorted()).toEqual(['morning@example.pk', 'noon@example.pk']);
  expect(ofSaved.find(([to]) => to === 'noon@example.pk')?.[1]).toBe('closing');
  expect(lines).toContainEqual(['morning@example.pk', 'daily', fresh]);
});

it('has the block in the digest when nobody was quicker, and one round a day', async () => {
  const reader = await person('block');
  await portal.payer({ email: 'block@example.pk', interestAreas: ['Education'] });
  const saved = await closingIn(1);
  await save(reader, saved);
  await portal.publish({ categories: ['Books'], title: 'Atlases' });
  await portal.run('daily', '2031-01-02');
  const digest = (await portal.mails()).find(({ to, kind }) => to === 'block@example.pk' && kind === 'daily');
  expect(digest?.text).toMatch(new RegExp(`saved ${saved} [\\s\\S]*Atlases`));
  await reminders();
  const mails = (await portal.mails()).filter(({ to, kind }) => to === 'block@example.pk' && kind === 'closing');
  expect(mails).toEqual([]);
  expect(await JOBS['remind-closing'].missing?.(portal.worker.context)).toEqual([]);
  await portal.api.owner.query(sql`DELETE FROM reminder_round`);
  expect(await JOBS['remind-closing'].missing?.(portal.worker.context)).toHaveLength(1);
});
