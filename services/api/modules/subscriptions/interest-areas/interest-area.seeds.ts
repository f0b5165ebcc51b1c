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

/**
 * Maps every area that has not been mapped yet to those of its categories that exist, so that administrators have all
 * areas to edit, and an area without a category shows its warning. Run again it changes nothing.
 */
export async function seedInterestAreas(db: Database, meta: EventMeta): Promise<void> {
  const known = await db.query<{ name: string }>(sql`SELECT name FROM interest_area`);
  for (const [index, area] of INTEREST_AREAS.entries()) {
    if (known.some(({ name }) => name === area)) continue;
    const { ids } = await resolveCategories(db, [area, ...DEFAULTS[area]]);
    await mapInterestArea(db, index + 1, { area, categoryIds: ids, words: '' }, meta);
  }
}
