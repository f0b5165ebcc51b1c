import { type Database, sql } from '#db/connection.ts';

/** Beside the log of bench/audit `count` notices as read rows, of about half a kilobyte of text each; what no export reads is left empty. */
export async function fillTenders(owner: Database, count: number): Promise<void> {
  await owner.session(async (session) => {
    await session.query(sql`SET session_replication_role = replica`);
    await session.query(sql`SET synchronous_commit = off`);
    await session.query(sql`INSERT INTO category (id, version, name, is_active, sort_order, created_at)
      VALUES (1, 1, 'Roads', true, 1, now()), (2, 1, 'Bridges', true, 2, now())`);
    await session.query(sql`INSERT INTO organization (id, version, name, name_folded, created_at)
      VALUES (3, 1, 'Highways Department', 'highways department', now())`);
    await session.query(sql`INSERT INTO tender (id, version, title, description, publish_date, closing_date, status, city, province,
        source, reference, category_ids, sectors, organization_ids, procuring_organization_id, origin, text_vector,
        organization_vector, created_at, updated_at)
      SELECT n, 1, 'Repair of road number ' || n, repeat('Sealed bids are invited, سڑک کی مرمت. ', 12),
        date '2026-11-21' - n % 1800, date '2026-12-21' - n % 1800, 'open', 'Lahore', 'Punjab', 'Dawn', 'NHA/' || n, '{1,2}',
        '{Government}', '{3}', 3, 'manual', '', '', now(), now()
      FROM generate_series(1, ${count}::int) n`);
    // the log of the audit benchmark begins with an edit of a tender that nobody published, and knows user 1
    await session.query(sql`DELETE FROM es.events WHERE stream_id = 'tender-0'`);
    await session.query(sql`DELETE FROM es.personal WHERE subject = 'user-1'`);
    await session.query(sql`RESET session_replication_role`);
  });
  await owner.query(sql`VACUUM (ANALYZE) tender`);
}
