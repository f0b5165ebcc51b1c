/**
 * `npm run bench:lists:check -- --dir DIR [--size 100000] [--queries 400]`: pages, their order and totals of random queries against
 * going through all tenders of `npm run bench:data -- --dir DIR/SIZE` one by one. Writes brute-force.json.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type FacetQuery, TenderQuery } from '#contracts/api/tenders.ts';
import { parseSearch, printSearch } from '#contracts/rules/search/search-grammar.ts';
import { openDatabase } from '#db/connection.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { countFacets } from '../../services/api/modules/tenders/facets/count-facets.ts';
import { COUNT_CAP, listTenders } from '../../services/api/modules/tenders/list/list-tenders.ts';
import { understandSearch } from '../../services/platform/search/understand-search.ts';
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
const postgres = await startEmbeddedPostgres({ dataDir: join(values.dir, values.size) });
const { worker } = await migrate(postgres.url);
const db = openDatabase(worker);
const every = await everyTender(db, [...WORDS, ...PHRASES], now);

let [differences, capped, shown] = [0, 0, 0];
for (let seed = 1; seed <= Number(values.queries); seed++) {
  const asked = randomQuery(seed, every.tenders);
  const query = TenderQuery.parse(asked);
  // two words that are one name together are more than the going through knows
  const { terms } = await understandSearch(db, query.search ?? '');
  if (terms.some(({ words, isPhrase }) => words.length > 1 && !isPhrase)) continue;
  const list = await listTenders(db, query, now);
  const strict = every.find(query);
  const meant = parseSearch(query.search ?? '');
  const wanted = meant.wanted.filter(({ words }) => !list.leftOut.includes(words.join(' ')));
  const fewer = { ...query, search: printSearch({ ...meant, wanted }) };
  const less = every.find(fewer);
  // fewer words only where little was found with all of them, and only to find more
  const isLess = list.leftOut.length > 0 && strict.length < LITTLE && less.length > strict.length;
  const expected = isLess ? less : strict;
  const start = (query.page - 1) * query.limit;
  const { sort: _s, page: _p, limit: _l, ...facetQuery } = query;
  const facets = await countFacets(db, facetQuery as FacetQuery, now);
  const isTotal = ({ total, relation }: { total: number; relation: 'eq' | 'gte' }) =>
    relation === 'eq' ? total === expected.length : expected.length > COUNT_CAP && total <= expected.length;
  const pageIds = expected.slice(start, start + query.limit).map(({ id }) => id);
  const isPage = list.rows.map(({ id }) => id).join() === pageIds.join();
  const isNext = list.hasNext === expected.length > start + query.limit;
  const byStatus = new Map<string, number>();
  for (const { state } of every.find({ ...(isLess ? fewer : query), status: undefined }))
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
const result = { tenders: every.tenders.length, queries: Number(values.queries), differences, capped, shown };
console.log(result);
await writeFile(new URL('./brute-force.json', import.meta.url), `${JSON.stringify(result, null, 1)}\n`);
await db.close();
await postgres.stop();
