import { type Database, sql } from '#db/connection.ts';
import { meta, notice } from '../append/contenders/notice.ts';

/**
 * Events of which 373 bytes of JSON make a small row, five to a stream, as the append benchmark writes them. `near`: the
 * five stand within 2000 events; otherwise every stream has its first event before any has its second.
 */
export async function writeSmallEvents(owner: Database, events: number, near = true): Promise<void> {
  const { title: _, ...facts } = notice;
  const category = { emoji: null, ...facts };
  await owner.query(sql`INSERT INTO es.events (stream_id, version, event_id, type, data, meta)
    SELECT 'category-' || s, v, gen_random_uuid(), CASE v WHEN 1 THEN 'CategoryCreated' ELSE 'CategoryUpdated' END,
      jsonb_build_object('category', ${JSON.stringify(category)}::jsonb || jsonb_build_object('name', 'Category ' || s, 'sortOrder', v)),
      ${JSON.stringify(meta)}::jsonb
    FROM generate_series(1, ${Math.ceil(events / 5)}::int) s, generate_series(1, 5) v
   ORDER BY s / ${near ? 400 : events}::int, v, s`);
  await owner.query(sql`VACUUM ANALYZE es.events`);
}

/** Tenders as newspapers print them, one in five changed afterwards: what a rebuild of the portal mostly does. */
export async function writeTenders(owner: Database, events: number): Promise<void> {
  const words =
    'construction repair supply of road bridge school hospital pump transformer cement steel cable district tehsil union council executive engineer sealed bids are invited from registered contractors under the rules';
  const facts = {
    publishDate: '2026-11-01',
    closingDate: '2026-12-01',
    closingTime: '11:30',
    status: 'open',
    city: 'Lahore',
    province: 'Punjab',
    source: 'Daily Example',
    sourceUrl: null,
    reference: null,
    ocrText: null,
    image: null,
    documents: null,
    categoryIds: [1, 2],
    sectors: ['Education'],
    organizationIds: [1],
    procuringOrganizationId: 1,
    bidSecurity: '2 %',
    documentFee: null,
    openingAt: null,
    procurementMethod: null,
    contact: null,
  };
  const organization = { name: 'Works Department', description: null, categoryId: null, website: null, address: null };
  const line = JSON.stringify(meta);
  await owner.query(sql`INSERT INTO es.events (stream_id, version, event_id, type, data, meta)
    VALUES ('organization-1', 1, gen_random_uuid(), 'OrganizationCreated', ${JSON.stringify({ organization })}::jsonb, ${line}::jsonb)`);
  const tenders = Math.ceil((events - 1) / 1.2);
  await owner.query(sql`INSERT INTO es.events (stream_id, version, event_id, type, data, meta)
    SELECT 'tender-' || s, v, gen_random_uuid(), CASE v WHEN 1 THEN 'TenderPublished' ELSE 'TenderUpdated' END,
      jsonb_build_object('tender', ${JSON.stringify(facts)}::jsonb || jsonb_build_object('title', 'Notice ' || s || ' ' || text, 'description', text || text || text),
        'origin', '{"kind":"manual"}'::jsonb, 'changed', '[]'::jsonb), ${line}::jsonb
    FROM generate_series(1, ${tenders}::int) s, generate_series(1, 2) v,
      LATERAL (SELECT string_agg(word, ' ' ORDER BY random()) AS text FROM regexp_split_to_table(${words}, ' ') word WHERE s > 0 AND v > 0) w
   WHERE v = 1 OR s % 5 = 0 ORDER BY s / 1000, v, s`);
  await owner.query(sql`VACUUM ANALYZE es.events`);
}
