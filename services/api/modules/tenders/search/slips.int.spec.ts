import { beforeAll, expect, test } from 'vitest';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { publishFacts } from '../../../../../tests/support/tenders/publish-facts.ts';
import { startTenderApp } from '../../../../../tests/support/tenders/tender-app.ts';
import { addCategory } from '../../../../../tests/support/tenders/tender-samples.ts';

const SLIP = 'Switchgear with steel pannels';
const MANY = [
  'Steel panels',
  'Wide steel panels',
  'Panels of steel',
  'Steel panel, used',
  'Thin steel panels',
  'A steel panel',
];

const app = forAllTests(startTenderApp);
const visitor = forAllTests(() => app.as('visitor'));
beforeAll(async () => {
  await addCategory(app.db, 'General');
  await publishFacts(
    app.db,
    [...MANY, SLIP, 'Zinc sheets'].map((title) => ({ title })),
  );
});

async function search(words: string) {
  const { body, headers } = await visitor.send(tenderEndpoints.list, {
    query: { search: words, sort: 'relevance' } as never,
  });
  const titles = (body as { title: string }[]).map(({ title }) => title);
  return { titles, leftOut: headers.get('x-search-left-out') };
}

test('a slip that a notice holds, too, is read as many write it, behind that notice', async () => {
  const { titles, leftOut } = await search('steel pannel');
  expect(titles[0]).toBe(SLIP);
  expect(titles.slice(1).toSorted()).toEqual(MANY.toSorted());
  expect(leftOut).toBe('pannel');
});

test('little words are not told as left out', async () => {
  expect((await search('sheets of leather with doors')).leftOut).toBe('leather%20doors');
});
