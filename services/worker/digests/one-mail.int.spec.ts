import { expect, it } from 'vitest';
import { savedSearchEndpoints } from '#contracts/api/account/saved-searches.ts';
import type { EmailFrequency } from '#contracts/vocabulary/newsletter.ts';
import { sql } from '#db/connection.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { Portal } from '../../../tests/support/worker/portal.ts';

const portal = forAllTests(() => Portal.start());

/** Somebody who wants roads by his preferences and books by a saved search. */
async function reader(name: string, roads: EmailFrequency, books: EmailFrequency): Promise<void> {
  const user = await portal.api.user(name);
  await portal.api.owner.query(sql`UPDATE user_account SET is_proved = true WHERE id = ${user.id}`);
  const id = await portal.payer({ email: `${name}@example.pk`, emailFrequency: roads });
  await portal.api.owner.query(sql`UPDATE subscription SET user_id = ${user.id} WHERE id = ${id}`);
  const body = { name: 'Reading', query: { category: 'Books' }, frequency: books };
  await user.call(savedSearchEndpoints.create, { body });
}

/** Mails since `known`, a line for each. */
async function newMails(known: number): Promise<string[]> {
  return (await portal.digests())
    .slice(known)
    .map(({ to, kind, tenders }) => `${to.split('@')[0]}: ${kind} ${tenders.join(' ')}`)
    .toSorted();
}

it.each([
  ['daily', 'weekly'],
  ['weekly', 'daily'],
] as const)('a Monday is one mail for whoever wants some daily and some weekly (%s run first)', async (...order) => {
  const [first] = order;
  await reader(`${first}.slow`, 'weekly', 'daily');
  await reader(`${first}.quick`, 'daily', 'weekly');
  await reader(`${first}.every`, 'daily', 'daily');
  await portal.api.owner.query(sql`UPDATE subscription SET is_active = email LIKE ${`${first}.%`}`);
  const [road, book] = [await portal.publish(), await portal.publish({ categories: ['Books'] })];
  const known = (await portal.digests()).length;
  const [monday, week] = first === 'daily' ? ['2031-01-06', '2031-W02'] : ['2031-01-13', '2031-W03'];
  for (const kind of order) await portal.run(kind, kind === 'daily' ? monday : week);
  expect(await newMails(known)).toEqual([
    `${first}.every: daily ${road} ${book}`,
    `${first}.quick: weekly ${road} ${book}`,
    `${first}.slow: weekly ${road} ${book}`,
  ]);
  const next = await portal.publish({ categories: ['Books'] });
  await portal.run('daily', first === 'daily' ? '2031-01-07' : '2031-01-14');
  expect(await newMails(known + 3)).toEqual([`${first}.every: daily ${next}`, `${first}.slow: daily ${next}`]);
});
