import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tender } from '#contracts/api/tenders.ts';
import { sql } from '#db/connection.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { startTenderApp } from '../../../../../tests/support/tenders/tender-app.ts';
import { addCategory, tenderBody } from '../../../../../tests/support/tenders/tender-samples.ts';

const app = forAllTests(startTenderApp);
const admin = forAllTests(() => app.as('admin'));
beforeAll(() => addCategory(app.db, 'Roads'));
afterAll(() => expect(app.failures).toEqual([]));

const MIGRATION = new URL('../../../../../db/migrations/1.1.0/0059-closes-earlier.sql', import.meta.url);

/** Closing dates that a tender has one after the other, and the one before the last move. */
const HISTORIES: readonly [closingDates: readonly string[], extendedFrom: string | null][] = [
  [['2026-07-01'], null],
  [['2026-07-01', '2026-07-15'], '2026-07-01'],
  [['2026-07-01', '2026-07-15', '2026-07-20'], '2026-07-15'],
  [['2026-07-01', '2026-07-15', '2026-07-10'], '2026-07-15'],
  [['2026-07-01', '2026-07-15', '2026-07-01'], '2026-07-15'],
  [['2026-07-01', '2026-06-20', '2026-06-25'], '2026-06-20'],
  [['2026-07-01', '2026-06-20'], '2026-07-01'],
  [['2026-07-01', '2026-07-15', '2026-06-25', '2026-06-28', '2026-06-28'], '2026-06-25'],
];

async function withHistory([first = '', ...later]: readonly string[]): Promise<number> {
  const made = await admin.post('/api/tenders', tenderBody({ closingDate: first }));
  const { id } = made.body as Tender;
  for (const [at, closingDate] of later.entries()) {
    const body = tenderBody({ closingDate, title: `Change ${at + 1}` });
    expect((await admin.put(`/api/tenders/${id}`, body)).status).toBe(200);
  }
  return id;
}

test('a notice whose closing date was moved says from which day, and the migration finds the same', async () => {
  const ids: number[] = [];
  for (const [closingDates] of HISTORIES) ids.push(await withHistory(closingDates));
  const extended = async () => {
    const answers = await Promise.all(ids.map((id) => admin.get(`/api/tenders/${id}`)));
    return answers.map(({ body }) => (body as Tender).extendedFrom);
  };
  const expected = HISTORIES.map(([, extendedFrom]) => extendedFrom);
  expect(await extended()).toEqual(expected);
  const list = (await admin.get('/api/tenders?limit=100')).body as Tender[];
  expect(ids.map((id) => list.find((item) => item.id === id)?.extendedFrom)).toEqual(expected);
  await app.db.query(sql`UPDATE tender SET extended_from = NULL`);
  await app.db.query(sql.__dangerous__rawValue(await readFile(MIGRATION, 'utf8')));
  expect(await extended()).toEqual(expected);
});
