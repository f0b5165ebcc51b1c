import { type Database, sql } from '#db/connection.ts';
import { TENDER_CHANGES } from '#db/tender-changes/follow-changes.ts';

export const TENDERS = 2_000;
const CATEGORIES = 260;
const CITIES = 40;
/** Nouns that notices and wishes are about; of two of them there are more pairs than subscriptions take. */
const NOUNS =
  `anvil apron asphalt awning axle bandage banner barrel basin bearing bellows bench blanket blower bobbin bolt brick bridge brush bucket
  bulb bunker cabin cabinet canopy canvas carpet catheter cement chain chisel clamp clutch compass conveyor coupling crate crane culvert curtain
  cutlery cylinder dredger drum duct easel elevator embankment fan fence filter flange forklift funnel furnace gasket gauge girder glove goggles
  grinder gutter hammer harness hatch heater helmet hinge hoist hose incubator injector jack kettle kiln ladder lathe lectern lens lever locker
  mattress mixer mortar nozzle oven paddle panel pedestal piston plough pontoon projector pulley pump quilt rack radiator rail ramp reagent reel
  refrigerator rivet roller rope rotor saddle saw scaffold screen shelf shovel shutter sieve signboard sink siren sleeper spindle spring sprinkler
  stapler stretcher suture syringe tarpaulin telescope tent thermometer tile torch trailer tray tripod trolley trowel turbine turnstile valve vault
  ventilator washer weighbridge wheelbarrow winch wrench zipper`.split(/\s+/);

/**
 * A morning of a large portal, the same at every run: 2,000 new tenders and so many paid daily subscriptions with one to
 * three categories and two pairs of words each and, for some, an excluded word, provinces, sectors or cities, so that a digest has about 20 tenders.
 */
export async function fill(owner: Database, subscriptions: number): Promise<void> {
  await owner.query(sql`SELECT setseed(0.42)`);
  const noun = sql`(${NOUNS}::text[])[1 + (random() * 1e6)::int % ${NOUNS.length}]`;
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
      ARRAY['Sector ' || (random() * 1e6)::int % 8], ARRAY[1 + n % 50], 'manual', setweight(to_tsvector('simple', w.words) || to_tsvector('english', w.words), 'A'), '', now(), now()
    FROM generate_series(1, ${TENDERS}::int) n, LATERAL (SELECT string_agg(${noun}, ' ') AS words FROM generate_series(1, 6 + n * 0)) w`);
  await owner.query(sql`INSERT INTO es.events (stream_id, version, event_id, type, data, meta)
    SELECT 'tender-' || n, 1, gen_random_uuid(), 'TenderPublished', '{"origin": {"kind": "manual"}}', '{"actor": {"kind": "system"}, "outcome": "done"}'
    FROM generate_series(1, ${TENDERS}::int) n`);
  await owner.query(sql`INSERT INTO subscription (id, version, email, full_name, business_type, interest_areas, categories, cities,
      provinces, sectors, words, email_frequency, is_active, is_premium, expires_at, plan, payment_reference, created_at, premium_position)
    SELECT n, 1, 's' || n || '@firm.example.pk', 'Subscriber ' || n, 'Supplier', '{}',
      ARRAY(SELECT 'Category ' || 1 + (random() * 1e6)::int % ${CATEGORIES} FROM generate_series(1, 1 + n % 3)),
      CASE WHEN n % 10 = 0 THEN ARRAY(SELECT 'City ' || (random() * 1e6)::int % ${CITIES} FROM generate_series(1, 15 + n * 0)) ELSE '{}' END,
      CASE WHEN n % 2 = 0 THEN ARRAY(SELECT 'Province ' || (random() * 1e6)::int % 7 FROM generate_series(1, 4 + n * 0)) ELSE '{}' END,
      CASE WHEN n % 5 = 0 THEN ARRAY(SELECT 'Sector ' || (random() * 1e6)::int % 8 FROM generate_series(1, 4 + n * 0)) ELSE '{}' END,
      ${noun} || ' ' || ${noun} || ', ' || ${noun} || ' ' || ${noun} || CASE WHEN n % 4 = 0 THEN ', -' || ${noun} ELSE '' END,
      'daily', true, true, now() + interval '1 year', 'yearly', 'AL-' || n, now() - interval '60 days', 0
    FROM generate_series(1, ${subscriptions}::int) n`);
  // the events above say nothing of a notice, so those who follow notices have followed them
  await owner.query(sql`INSERT INTO es.checkpoints (consumer, position)
    SELECT unnest(${['relay', TENDER_CHANGES]}::text[]), max(position) FROM es.events`);
  await owner.query(sql`VACUUM ANALYZE`);
}
