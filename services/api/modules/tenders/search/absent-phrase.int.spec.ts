import { expect, test } from 'vitest';
import { sql } from '#db/connection.ts';
import { CATALOGUE } from '../../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { filtersOf } from '../../../../platform/search/list-filters.ts';
import { countHits, criteriaFor } from '../list/hits.ts';
import { countedWithin } from '../list/list-tenders.ts';

const api = forAllTests(() => startApi({ modules: CATALOGUE }));

/** Texts of ten months, far more a week than a window takes at once. */
const TEXTS = 12_000;

test('a phrase that nobody has asks the index a few times, however many texts have its words [ASVS 15.2.2]', async () => {
  await api.owner.query(sql`INSERT INTO tender (id, version, title, description, publish_date, closing_date, status,
      category_ids, sectors, organization_ids, origin, text_vector, organization_vector, created_at, updated_at)
    SELECT n, 1, 'Pumps', 'Solar', date '2025-01-01' + n / 40, '2098-01-01', 'open', '{}', '{Energy}', '{}', 'manual',
      to_tsvector('english', 'pump solar'), '', now(), now() FROM generate_series(1, ${TEXTS}) n`);
  const now = new Date('2026-01-01T00:00:00Z');
  const criteria = criteriaFor(await filtersOf(api.owner, { search: '"solar pump"' }), now);
  for (const asked of [criteria, countedWithin(criteria)]) {
    const calls = await api.owner.tx(async (tx) => {
      await tx.query(sql`SET LOCAL track_functions = 'pl'`);
      expect(await countHits(tx, asked, 1001)).toBe(0);
      const [row] = await tx.query<{ calls: number }>(
        sql`SELECT calls::int FROM pg_stat_xact_user_functions WHERE funcname = 'tender_places'`,
      );
      return row?.calls;
    });
    expect(calls).toBeLessThan(40);
  }
});
