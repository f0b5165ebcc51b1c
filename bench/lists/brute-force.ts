/**
 * `npm run bench:lists:check -- --dir DIR [--size 100000] [--queries 400]`: pages, their order and totals of random queries against
 * going through all tenders of DIR/SIZE one by one, which are made where they are not. Writes brute-force.json.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type FacetQuery, TenderQuery } from '#contracts/api/tenders.ts';
import { printSearch } from '#contracts/rules/search/search-grammar.ts';
import { openDatabase, sql } from '#db/connection.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { countFacets } from '../../services/api/modules/tenders/facets/count-facets.ts';
import { countHits, criteriaFor } from '../../services/api/modules/tenders/list/hits.ts';
import { COUNT_CAP, COUNT_ENOUGH, listTenders } from '../../services/api/modules/tenders/list/list-tenders.ts';
import { type WiderSearch, widerSearch, withoutFillers } from '../../services/api/modules/tenders/list/wider-search.ts';
import { filtersOf } from '../../services/platform/search/list-filters.ts';
import { isAnsweredByIndex } from '../../services/platform/search/row-check.ts';
import { titleTerms } from '../../services/platform/search/search-terms.ts';
import { NO_SEARCH, partsOf, understandSearch } from '../../services/platform/search/understand-search.ts';
import { ensureNotices } from '../lib/notices.ts';
import { everyTender } from './every-tender.ts';
import { PHRASES, randomQuery, WORDS } from './random-query.ts';

/** Hits below which a search may be done with fewer words (wider-search.ts). */
const LITTLE = 20;

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'bench/.data' },
    size: { type: 'string', default: '100000' },
    queries: { type: 'string', default: '400' },
    today: { type: 'string', default: '2026-11-21' },
  },
});
const now = new Date(`${values.today}T06:00:00Z`);
const dataDir = join(values.dir, values.size);
await ensureNotices(dataDir, Number(values.size));
const postgres = await startEmbeddedPostgres({ dataDir });
const { worker } = await migrate(postgres.url);
const db = openDatabase(worker);
const every = await everyTender(db, [...WORDS, ...PHRASES], now);

type Asked = Parameters<typeof every.find>[0];

let [differences, capped, shown] = [0, 0, 0];
for (let seed = 1; seed <= Number(values.queries); seed++) {
  const asked = randomQuery(seed, every.tenders);
  const typed = TenderQuery.parse(asked);
  const query = await lean(typed);
  // two words that are one name together, and a word that is spelled otherwise, are more than the going through knows
  const { terms } = await understandSearch(db, query.search ?? '');
  if (terms.some(({ words, isPhrase }) => words.length > 1 && !isPhrase)) continue;
  const list = await listTenders(db, typed, now);
  const strict = every.find(query);
  const wider = await widerOf(query);
  if (wider?.respelled !== undefined) continue;
  const named = wider && (await namedBy(wider));
  const anyOf = (asked: Asked) => (wider === undefined ? [] : readAs(wider, asked, named));
  const first = wider === undefined || wider.criteria.first !== undefined ? strict : [];
  const expected = [...new Set([...first, ...anyOf(query)])];
  const start = (query.page - 1) * query.limit;
  const { sort: _s, page: _p, limit: _l, ...facetQuery } = typed;
  const facets = await countFacets(db, facetQuery as FacetQuery, now);
  const { search } = wider?.criteria.filters ?? (await filtersOf(db, query));
  const least = isAnsweredByIndex(search) ? COUNT_CAP : COUNT_ENOUGH;
  const isTotal = ({ total, relation }: { total: number; relation: 'eq' | 'gte' }) =>
    relation === 'eq' ? total === expected.length : total >= least && total < expected.length;
  const pageIds = expected.slice(start, start + query.limit).map(({ id }) => id);
  const isPage = list.rows.map(({ id }) => id).join() === pageIds.join();
  const isNext = list.hasNext === expected.length > start + query.limit;
  const byStatus = new Map<string, number>();
  const anyStatus = { ...query, status: undefined };
  for (const { state } of wider === undefined ? every.find(anyStatus) : anyOf(anyStatus))
    byStatus.set(state, (byStatus.get(state) ?? 0) + 1);
  const isStatus = facets.facets.status.every(({ value, count }) => {
    const exact = byStatus.get(value) ?? 0;
    return facets.countsRelation === 'eq' ? count === exact : count <= exact;
  });
  capped += Number(list.relation === 'gte');
  shown += pageIds.length;
  if (isPage && isNext && isTotal(list) && isTotal(facets) && isStatus) continue;
  differences += 1;
  console.log('DIFFERENT', asked, {
    isPage,
    isNext,
    isStatus,
    expected: expected.length,
    list: list.total,
    facets: facets.total,
  });
}
/** The query without words that say nothing: 'supply cement' asks for cement. */
async function lean(query: TenderQuery): Promise<TenderQuery> {
  if (query.search === undefined) return query;
  const { terms, excluded } = withoutFillers(await filtersOf(db, query)).search;
  return { ...query, search: printSearch({ wanted: partsOf(terms), excluded }) };
}

/** How the product reads a search that finds hardly anything; who has those words is found by going through all. */
async function widerOf(query: TenderQuery): Promise<WiderSearch | undefined> {
  if (query.search === undefined) return undefined;
  const filters = await filtersOf(db, query);
  const found = await countHits(db, criteriaFor(filters, now), LITTLE);
  const wider = found < LITTLE ? await widerSearch(db, filters, now, found) : undefined;
  // going through all knows the beginnings of words
  return wider?.criteria.prefixScope === 'whole' ? wider : undefined;
}

/** Tenders whose title, number or organization name what they have to; undefined where texts suffice. */
async function namedBy({ criteria: { filters } }: WiderSearch): Promise<ReadonlySet<number> | undefined> {
  const { some } = filters.search;
  if (!some?.areNamed) return undefined;
  const terms = titleTerms({ ...NO_SEARCH, some });
  const rows = await db.query<{ id: number }>(
    sql`SELECT id FROM tender WHERE tender_terms(tender) @@ ${terms}::tsquery`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Tenders of any reading, in the order asked for. */
function readAs({ criteria: { filters } }: WiderSearch, asked: Asked, named?: ReadonlySet<number>) {
  const { terms, some, excluded } = filters.search;
  const sets = some === undefined ? [terms] : some.readings.map((reading) => [...terms, ...reading]);
  const held = new Set(sets.flatMap((wanted) => every.find({ ...asked, search: printSearch({ wanted, excluded }) })));
  return every
    .find({ ...asked, search: printSearch({ wanted: [], excluded }) })
    .filter((one) => held.has(one) && named?.has(one.id) !== false);
}

const result = { tenders: every.tenders.length, queries: Number(values.queries), differences, capped, shown };
console.log(result);
await writeFile(new URL('./brute-force.json', import.meta.url), `${JSON.stringify(result, null, 1)}\n`);
await db.close();
await postgres.stop();
