import type { InterestArea } from '#contracts/api/newsletter.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { missing } from '../../../platform/refusal.ts';
import { readReach } from './area-reach.ts';

/** With the names of their categories and how many open tenders each reaches now. */
export async function listInterestAreas(db: Queryable, now: Date): Promise<InterestArea[]> {
  const [rows, { openOf }] = await Promise.all([
    db.query<Omit<InterestArea, 'openTenders'>>(sql`SELECT a.id, a.name, a.words,
        (SELECT coalesce(array_agg(c.name ORDER BY lower(c.name)), '{}') FROM category c WHERE c.id = ANY (a.category_ids)) AS categories
      FROM interest_area a ORDER BY a.id`),
    readReach(db, now),
  ]);
  return rows.map((row) => ({ ...row, openTenders: openOf.get(row.id) ?? 0 }));
}

/** @throws Refusal 'missing' */
export async function readInterestArea(db: Queryable, id: number, now: Date): Promise<InterestArea> {
  const area = (await listInterestAreas(db, now)).find((one) => one.id === id);
  if (area === undefined) throw missing('Area of interest');
  return area;
}
