import { type Database, sql } from '#db/connection.ts';

export const SUBSCRIPTIONS = 100_000;
export const TENDERS = 2_000;
const CATEGORIES = 30;

/**
 * A morning of a large portal, the same at every run: 2,000 new tenders, 100,000 paid daily subscriptions with one to
 * three categories each, and, for some, provinces, cities or sectors.
 */
export async function fill(owner: Database): Promise<void> {
  await owner.query(sql`SELECT setseed(0.42)`);
  await owner.query(sql`INSERT INTO category (id, version, name, is_active, sort_order, created_at)
    SELECT n, 1, 'Category ' || n, true, n, now() FROM generate_series(1, ${CATEGORIES}) n`);
  await owner.query(sql`INSERT INTO tender (id, version, title, description, publish_date, closing_date, status, city, province,
      reference, category_ids, sectors, organization_ids, origin, text_vector, organization_vector, created_at, updated_at)
    SELECT n, 1, 'Supply, installation and commissioning of lot ' || n || ' for the district headquarters', repeat('Sealed bids are invited. ', 8),
      current_date, current_date + 5 + n % 30, 'open', 'City ' || n % 40, 'Province ' || n % 7, 'REF/2026/' || n,
      ARRAY[1 + n % ${CATEGORIES}, 1 + (n * 7) % ${CATEGORIES}], ARRAY['Sector ' || n % 8], '{}', 'manual', '', '', now(), now()
    FROM generate_series(1, ${TENDERS}) n`);
  await owner.query(sql`SELECT count(es.append_one('tender-' || n, 0, gen_random_uuid(), 'TenderPublished', 1::smallint, '{}', '{}'))
    FROM generate_series(1, ${TENDERS}) n`);
  await owner.query(sql`INSERT INTO subscription (id, version, email, full_name, business_type, interest_areas, categories, cities,
      provinces, sectors, email_frequency, is_active, is_premium, expires_at, plan, payment_reference, created_at, premium_position)
    SELECT n, 1, 's' || n || '@firm.example.pk', 'Subscriber ' || n, 'Supplier', '{}',
      CASE n % 3 WHEN 0 THEN ARRAY['Category ' || 1 + n % ${CATEGORIES}] WHEN 1 THEN ARRAY['Category ' || 1 + n % ${CATEGORIES}, 'Category ' || 1 + (n / 7) % ${CATEGORIES}]
        ELSE ARRAY['Category ' || 1 + n % ${CATEGORIES}, 'Category ' || 1 + (n / 11) % ${CATEGORIES}, 'Category ' || 1 + (n / 3) % ${CATEGORIES}] END,
      CASE WHEN n % 4 = 0 THEN ARRAY['City ' || (n / 5) % 40, 'City ' || (n / 9) % 40, 'City ' || (n / 2) % 40] ELSE '{}' END,
      CASE WHEN n % 2 = 0 THEN ARRAY['Province ' || (n / 3) % 7, 'Province ' || (n / 8) % 7] ELSE '{}' END,
      CASE WHEN n % 5 = 0 THEN ARRAY['Sector ' || (n / 4) % 8] ELSE '{}' END,
      'daily', true, true, now() + interval '1 year', 'yearly', 'AL-' || n, now(), 0
    FROM generate_series(1, ${SUBSCRIPTIONS}) n`);
  await owner.query(sql`INSERT INTO es.checkpoints (consumer, position) SELECT 'relay', max(position) FROM es.events`);
  await owner.query(sql`ANALYZE`);
}
