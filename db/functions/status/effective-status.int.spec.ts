import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { addDays, karachiInstant } from '#contracts/rules/karachi-time.ts';
import { CLOSING_SOON_DAYS, closesAt, effectiveStatus, type TenderDeadline } from '#contracts/rules/tender-status.ts';
import { TENDER_STATUSES } from '#contracts/vocabulary/tenders.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { publishFacts } from '../../../tests/support/tenders/publish-facts.ts';
import { addCategory } from '../../../tests/support/tenders/tender-samples.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { openDatabase, type SQLQuery, sql } from '../../connection.ts';

const TODAY = '2026-06-15';
const HALF_HOUR = 30 * 60 * 1000;

const deadlines: TenderDeadline[] = Array.from({ length: 19 }, (_, at) => addDays(TODAY, at - 9)).flatMap(
  (closingDate) =>
    TENDER_STATUSES.flatMap((status) =>
      [null, '00:00', '00:01', '11:30', '23:59'].map((closingTime) => ({ status, closingDate, closingTime })),
    ),
);

const database = forAllTests(createTestDatabase);
const db = forAllTests(() => openDatabase(database.url));
beforeAll(async () => {
  await addCategory(db, 'Roads');
  await publishFacts(
    db,
    deadlines.map((deadline) => ({ ...deadline, publishDate: '2026-01-01' })),
  );
});

/** Any instant of twenty days, and the moments just before, at and after a tender or a Karachi day closes. */
const instants = fc.oneof(
  fc.integer({ min: -480 * 2, max: 480 * 2 }).map((steps) => karachiInstant(TODAY).getTime() + steps * HALF_HOUR),
  fc
    .tuple(fc.constantFrom(...deadlines), fc.constantFrom(-1, 0, 1))
    .map(([deadline, step]) => closesAt(deadline).getTime() + step),
  fc
    .tuple(fc.integer({ min: -9, max: 9 }), fc.constantFrom(-1, 0, 1))
    .map(([days, step]) => karachiInstant(addDays(TODAY, days)).getTime() + step),
);

test('SQL knows the days of closing soon of the contracts', async () => {
  expect(await db.query(sql`SELECT closing_soon_days() AS days`)).toEqual([{ days: CLOSING_SOON_DAYS }]);
});

test('SQL and contracts name the same status at any moment', async () => {
  await fc.assert(
    fc.asyncProperty(instants, async (at) => {
      const now = new Date(at);
      const expected = deadlines.map((deadline) => effectiveStatus(deadline, now));
      const rows = await db.query<{ status: string }>(
        sql`SELECT tender_effective_status(tender, ${now}) AS status FROM tender ORDER BY id`,
      );
      expect(rows.map((row) => row.status)).toEqual(expected);
    }),
    { numRuns: 150 },
  );
});

test('the conditions of the list choose by the same status', async () => {
  await fc.assert(
    fc.asyncProperty(instants, async (at) => {
      const now = new Date(at);
      const statuses = deadlines.map((deadline) => effectiveStatus(deadline, now));
      for (const wanted of TENDER_STATUSES) {
        const expected = statuses.flatMap((status, index) => (status === wanted ? [index + 1] : []));
        expect(
          await idsOf(sql`tender_find(ARRAY[tender_status_terms(${wanted}, ${now})], '{}', true, 't', true, NULL, 1000,
          ${[wanted]}, ${now}, NULL, NULL, NULL, NULL)`),
        ).toEqual(expected);
      }
      const closed = statuses.flatMap((status, index) => (status === 'closed' ? [index + 1] : []));
      expect(await idsOf(sql`tender t WHERE NOT tender_is_live(t, ${now})`)).toEqual(closed);
    }),
    { numRuns: 150 },
  );
});

test('the row closes when the contract says so', async () => {
  const rows = await db.query<{ closes_at: Date }>(sql`SELECT closes_at FROM tender ORDER BY id`);
  expect(rows.map((row) => row.closes_at.toISOString())).toEqual(deadlines.map((one) => closesAt(one).toISOString()));
});

async function idsOf(found: SQLQuery): Promise<number[]> {
  return (await db.query<{ id: number }>(sql`SELECT id FROM ${found} ORDER BY id`)).map(({ id }) => id);
}
