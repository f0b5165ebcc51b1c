import { type Database, sql } from '#db/connection.ts';

export const TENDERS = 2_000;
const CATEGORIES = 260;
const CITIES = 40;

/**
 * A morning of a large portal, the same at every run: 2,000 new tenders and so many paid daily subscriptions with one to
 * three categories each and, for some, provinces, sectors or cities, so that a digest has about 20 tenders.
 */
export async function fill(owner: Database, subscriptions: number): Promise<void> {
  await owner.query(sql`SELECT setseed(0.42)`);
  await owner.query(sql`INSERT INTO category (id, version, name, is_active, sort_order, created_at)
    SELECT n, 1, 'Category ' || n, true, n, now() FROM generate_series(1, ${CATEGORIES}) n`);
  await owner.query(sql`INSERT INTO organization (id, version, name, name_folded, created_at)
    SELECT n, 1, 'Communication and Works Department, Circle ' || n, '', now() FROM generate_series(1, 50) n`);
  await owner.query(sql`INSERT INTO tender (id, version, title, description, publish_date, closing_date, status, city, province,
      reference, category_ids, sectors, organization_ids, origin, text_vector, organization_vector, created_at, updated_at)
    SELECT n, 1, CASE WHEN n % 5 = 0 THEN 'ضلعی ہیڈکوارٹر کے لیے سامان کی فراہمی اور تنصیب، لاٹ ' ELSE
        'Supply, installation and commissioning for the district headquarters, lot ' END || n,
      repeat(CASE WHEN n % 5 = 0 THEN 'مہر بند بولیاں مطلوب ہیں۔ ' ELSE 'Sealed bids are invited. ' END, 8),
      current_date, current_date + 5 + n % 30, 'open', 'City ' || n % ${CITIES}, 'Province ' || n % 7, 'REF/2026/' || n,
      ARRAY[1 + (random() * 1e6)::int % ${CATEGORIES}, 1 + (random() * 1e6)::int % ${CATEGORIES}],
      ARRAY['Sector ' || (random() * 1e6)::int % 8], ARRAY[1 + n % 50], 'manual', '', '', now(), now()
    FROM generate_series(1, ${TENDERS}::int) n`);
  await owner.query(sql`INSERT INTO es.events (stream_id, version, event_id, type, data, meta)
    SELECT 'tender-' || n, 1, gen_random_uuid(), 'TenderPublished', '{}', '{"actor": {"kind": "system"}, "outcome": "done"}'
    FROM generate_series(1, ${TENDERS}::int) n`);
  await owner.query(sql`INSERT INTO subscription (id, version, email, full_name, business_type, interest_areas, categories, cities,
      provinces, sectors, email_frequency, is_active, is_premium, expires_at, plan, payment_reference, created_at, premium_position)
    SELECT n, 1, 's' || n || '@firm.example.pk', 'Subscriber ' || n, 'Supplier', '{}',
      ARRAY(SELECT 'Category ' || 1 + (random() * 1e6)::int % ${CATEGORIES} FROM generate_series(1, 1 + n % 3)),
      CASE WHEN n % 10 = 0 THEN ARRAY(SELECT 'City ' || (random() * 1e6)::int % ${CITIES} FROM generate_series(1, 15 + n * 0)) ELSE '{}' END,
      CASE WHEN n % 2 = 0 THEN ARRAY(SELECT 'Province ' || (random() * 1e6)::int % 7 FROM generate_series(1, 4 + n * 0)) ELSE '{}' END,
      CASE WHEN n % 5 = 0 THEN ARRAY(SELECT 'Sector ' || (random() * 1e6)::int % 8 FROM generate_series(1, 4 + n * 0)) ELSE '{}' END,
      'daily', true, true, now() + interval '1 year', 'yearly', 'AL-' || n, now() - interval '60 days', 0
    FROM generate_series(1, ${subscriptions}::int) n`);
  await owner.query(sql`INSERT INTO es.checkpoints (consumer, position) SELECT 'relay', max(position) FROM es.events`);
  await owner.query(sql`VACUUM ANALYZE`);
}
