import { type Queryable, sql } from '#db/connection.ts';
import { TENDER_COLUMNS, type TenderRow } from '#db/tenders/tender-rows.ts';

export async function findTender(db: Queryable, id: number): Promise<TenderRow | undefined> {
  const [row] = await db.prepared<TenderRow>(sql`SELECT ${TENDER_COLUMNS} FROM tender t WHERE t.id = ${id}`);
  return row;
}

/** Moment of the tender's removal; undefined when there is one, or never was. */
export async function findRemoval(db: Queryable, id: number): Promise<Date | undefined> {
  const [row] = await db.prepared<{ at: Date }>(sql`SELECT recorded_at AS at FROM es.events
    WHERE stream_id = ${`tender-${id}`} AND type = 'TenderRemoved' ORDER BY version DESC LIMIT 1`);
  return row?.at;
}
