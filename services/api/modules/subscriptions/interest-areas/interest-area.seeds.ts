import type { EventMeta } from '#contracts/events/event.ts';
import { INTEREST_AREAS } from '#contracts/vocabulary/newsletter.ts';
import { type Database, sql } from '#db/connection.ts';
import { resolveCategories } from '../subscription.queries.ts';
import { mapInterestArea } from './interest-area.ts';

/** Categories that an area of the newsletter form stands for at first, beside the one of its own name. */
const DEFAULTS: Readonly<Record<(typeof INTEREST_AREAS)[number], readonly string[]>> = {
  Construction: ['Construction & Civil Works', 'Repair & Maintenance'],
  'IT & Technology': ['IT & Telecom'],
  'Medical & Health': ['Chemicals & Laboratory'],
  Education: ['Research & Education', 'Books & Education'],
  Security: ['Defence & Security'],
  Transportation: ['Vehicles & Transport'],
  Energy: ['Electrical', 'Oil, Gas & Fuel', 'Mining'],
  Agriculture: [],
  Telecommunication: ['IT & Telecom'],
  'General Supplies': [
    'Equipment',
    'Machinery',
    'Stationery & Printing',
    'Furniture',
    'Food & Catering',
    'Textile & Uniforms',
    'Appliances',
  ],
};

/** Words that an area stands for at first, beside its categories: names of what is bought, whatever category a notice has. */
const WORDS: Readonly<Record<(typeof INTEREST_AREAS)[number], string>> = {
  Construction:
    'construction, building, road, bridge, renovation, civil work, rehabilitation, plumbing, paint, cement, steel structure, boundary wall, tile, fabrication, earthwork, water supply, sewerage, drainage, flooring, architect',
  'IT & Technology':
    'computer, laptop, software, server, IT equipment, networking, firewall, database, website, data center, printer, scanner, photocopier, cyber security, UPS, ERP, toner, digital, hard disk',
  'Medical & Health':
    'medicine, medical, surgical, laboratory, diagnostic, vaccine, drug, dental, x-ray, ultrasound, pharmaceutical, ambulance, reagent, ICU, dialysis, health care',
  Education:
    'school, university, college, education, training, book, research, consultancy, survey, curriculum, library, examination, scholarship, consultant, evaluation, study',
  Security:
    'security guard, security equipment, CCTV, surveillance, weapon, ammunition, fire fighting, fire extinguisher, alarm, bullet proof, walk through gate, armour, radar, explosive, helmet, tank',
  Transportation:
    'vehicle, transport, car, truck, bus, tyre, motorcycle, logistics, freight, aircraft, ship, railway, locomotive, rent a car, crane, tractor, helicopter, engine, gear, clutch, brake',
  Energy:
    'electrical, transformer, solar, generator, cable, switchgear, substation, gas, fuel, diesel, lubricant, battery, energy meter, conductor, circuit breaker, insulator, turbine, boiler, relay, air conditioner, pump, valve, motor, pipeline, drilling',
  Agriculture:
    'agriculture, seed, fertilizer, pesticide, livestock, irrigation, crop, tractor, wheat, sugar, dairy, forest, fisheries, poultry, horticulture, plantation, veterinary, animal feed',
  Telecommunication:
    'telecom, telephone, fiber optic, internet, antenna, radio, wireless, exchange, bandwidth, microwave, satellite, broadcasting, router, modem, tower, communication equipment, VSAT, intercom',
  'General Supplies':
    'miscellaneous, furniture, stationery, printing, uniform, cleaning, janitorial, catering, food, ration, tool, hardware, spare part, general store, office equipment, repair, maintenance, auction, lease, rent, manpower, chemical',
};

/**
 * Maps every area that has not been mapped yet to those of its categories that exist, so that administrators have all
 * areas to edit, and an area that reaches nothing shows its warning. Run again it changes nothing.
 */
export async function seedInterestAreas(db: Database, meta: EventMeta): Promise<void> {
  const known = await db.query<{ name: string }>(sql`SELECT name FROM interest_area`);
  for (const [index, area] of INTEREST_AREAS.entries()) {
    if (known.some(({ name }) => name === area)) continue;
    const { ids } = await resolveCategories(db, [area, ...DEFAULTS[area]]);
    await mapInterestArea(db, index + 1, { area, categoryIds: ids, words: WORDS[area] }, meta);
  }
}
