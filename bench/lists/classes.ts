import type { TenderQuery } from '#contracts/api/tenders.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { type SQLQuery, sql } from '#db/connection.ts';

type Query = Partial<TenderQuery>;

/** Kinds of queries, each with a few of its kind; `flat`: the first page may take twice as long at a million, else ten times. */
export const CLASSES: Readonly<Record<string, { readonly flat: boolean; readonly queries: readonly Query[] }>> = {
  latest: { flat: true, queries: [{}] },
  'closing soon': { flat: true, queries: [{ sort: 'closing-soon' }] },
  city: { flat: true, queries: ['Lahore', 'Multan', 'Okara', 'Swat'].map((city) => ({ city })) },
  province: { flat: true, queries: ['Punjab', 'Sindh', 'Balochistan'].map((province) => ({ province })) },
  sector: { flat: true, queries: [{ sector: 'Education' }, { sector: 'Defense' }] },
  'status open': { flat: true, queries: [{ status: 'open' }] },
  'status closed': { flat: true, queries: [{ status: 'closed' }] },
  'two filters': {
    flat: false,
    queries: [
      { city: 'Lahore', sector: 'Education' },
      { province: 'Sindh', sector: 'Defense' },
    ],
  },
  'filter + open': {
    flat: false,
    queries: [
      { city: 'Karachi', status: 'open' },
      { province: 'Punjab', status: 'open' },
    ],
  },
  'common word': { flat: true, queries: ['supply', 'construction', 'road'].map((search) => ({ search })) },
  'beginning of a word': { flat: false, queries: ['suppl', 'constr', 'reh'].map((search) => ({ search })) },
  'rarer word': { flat: false, queries: ['bitumen', 'cement', 'laptop'].map((search) => ({ search })) },
  'rare word': { flat: false, queries: ['burdtrioplio', 'dresstuzai', 'joge'].map((search) => ({ search })) },
  'number, rare': { flat: false, queries: ['LAH 7777', 'KAR 4242'].map((search) => ({ search })) },
  'absent word': { flat: true, queries: [{ search: 'qwzzkx' }] },
  'two words': { flat: false, queries: ['solar pump', 'cement bitumen'].map((search) => ({ search })) },
  'Urdu word': { flat: false, queries: ['تعمیر', 'ہسپتال'].map((search) => ({ search })) },
  'word + city': {
    flat: false,
    queries: [
      { search: 'cement', city: 'Multan' },
      { search: 'road', city: 'Okara' },
    ],
  },
  'word of four weeks': { flat: false, queries: [{ search: 'floodrelief' }] },
  'word, closing soon': { flat: false, queries: [{ search: 'cement', sort: 'closing-soon' }] },
};

/** Searches in the order of the best match, beside those of the classes. */
export const BEST: Readonly<Record<string, readonly string[]>> = {
  'synonyms and a place': ['sarak multan', 'medicine karachi', 'بجلی'],
  phrase: ['"construction of road"', '"road construction" cement'],
  excluded: ['cement -road', 'solar -pump'],
  'some of the words': ['burdtrioplio cement', 'dresstuzai joge laptop'],
};

/** Those that the bare SQL is asked, too; each of its statements may take five seconds. */
export const BARE = ['latest', 'city', 'common word', 'absent word', 'rare word', 'number, rare', 'word of four weeks'];

/** The same page and its exact total as one would write it first. */
export function bare(query: TenderQuery, now: Date): { readonly page: SQLQuery; readonly count: SQLQuery } {
  const status = sql`tender_effective_status(tender, ${now}::timestamptz)`;
  const conditions = [
    sql`true`,
    ...(query.search === undefined
      ? []
      : [sql`search_vector @@ plainto_tsquery('english', ${foldForSearch(query.search)})`]),
    ...(query.city === undefined ? [] : [sql`city = ${query.city}`]),
    ...(query.province === undefined ? [] : [sql`province = ${query.province}`]),
    ...(query.sector === undefined ? [] : [sql`sectors @> ARRAY[${query.sector}]`]),
    ...(query.status === undefined ? [] : [sql`${status} = ${query.status}`]),
  ];
  const where = sql.join(conditions, ' AND ');
  const order = query.sort === 'latest' ? sql`publish_date DESC, id DESC` : sql`${status} = 'closed', closing_date, id`;
  return {
    page: sql`SELECT id, title, left(description, 300), publish_date, closing_date, closing_time, status, city, province, source,
      reference, sectors, category_ids, organization_ids FROM tender WHERE ${where} ORDER BY ${order} LIMIT ${query.limit}`,
    count: sql`SELECT count(*) FROM tender WHERE ${where}`,
  };
}
