/**
 * `npm run bench:lists -- --dir DIR [--sizes 10000,100000,1000000]`: lists, totals and facets of our query layer against the bare SQL
 * over pg, on databases of bench:data in DIR/SIZE, made when absent. Interleaved; writes results.json.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type FacetQuery, TenderQuery } from '#contracts/api/tenders.ts';
import { type Database, openDatabase } from '#db/connection.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { serviceLogins } from '#db/roles/service-logins.ts';
import { countFacets } from '../../services/api/modules/tenders/facets/count-facets.ts';
import { listTenders } from '../../services/api/modules/tenders/list/list-tenders.ts';
import { quantile, rounded, writeResults } from '../lib/bars.ts';
import { ensureNotices } from '../lib/notices.ts';
import { barsOf, type Measured } from './bars.ts';
import { BARE, BEST, bare, CLASSES } from './classes.ts';
import { typoRecall } from './typos.ts';

const { values } = parseArgs({
  options: {
    dry: { type: 'boolean', default: false },
    dir: { type: 'string', default: 'bench/.data' },
    sizes: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '40' },
    bare: { type: 'string', default: '3' },
    typos: { type: 'string', default: '150' },
    today: { type: 'string', default: '2026-11-21' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const rounds = Number(values.rounds);
const now = new Date(`${values.today}T06:00:00Z`);
const times = new Map<string, number[]>();

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work().catch((error: unknown) => {
    if ((error as { code?: string }).code !== '57014') throw error; // a statement that is canceled took that long
  });
  times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
}

for (const size of sizes) await ensureNotices(join(values.dir, String(size)), size);
const servers = await Promise.all(
  sizes.map((size) => startEmbeddedPostgres({ dataDir: join(values.dir, String(size)) })),
);
for (const { url } of servers) await migrate(url);
const databases = servers.map(({ url }) => openDatabase(serviceLogins(url).api, { statementTimeout: 5000 }));

async function measure(db: Database, size: number, name: string, input: object) {
  const query = { ...TenderQuery.parse({}), ...input } as TenderQuery;
  const { sort: _s, page: _p, limit: _l, ...facets } = query;
  await timed(`${name}|list|${size}`, () => listTenders(db, query, now));
  await timed(`${name}|facets|${size}`, () => countFacets(db, facets as FacetQuery, now));
  if (query.search !== undefined) await measureBest(db, size, name, query.search);
}

async function measureBest(db: Database, size: number, name: string, search: string) {
  const query = TenderQuery.parse({ search, sort: 'relevance' });
  await timed(`${name}|best match|${size}`, () => listTenders(db, query, now));
}

async function measureBare(db: Database, size: number, name: string, input: object) {
  const { page, count } = bare({ ...TenderQuery.parse({}), ...input } as TenderQuery, now);
  await timed(`${name}|bare page|${size}`, () => db.query(page));
  await timed(`${name}|bare count|${size}`, () => db.query(count));
}

async function measureDeep(db: Database, size: number, filter: { city?: string }, depth: number) {
  const first = { ...TenderQuery.parse({}), ...filter };
  const { total } = await listTenders(db, first, now);
  const page = Math.max(1, Math.floor((total * depth) / first.limit));
  const name = `${filter.city === undefined ? 'latest' : 'Lahore'}, page at ${depth * 100} %`;
  await timed(`${name}|list|${size}`, () => listTenders(db, { ...first, page }, now));
}

const began = Date.now();
for (let round = -2; round < rounds; round++) {
  if (round === 0) times.clear(); // the first warm up
  for (const name of Object.keys(CLASSES).sort(() => Math.random() - 0.5)) {
    const { queries = [] } = CLASSES[name] ?? {};
    const input = queries[Math.abs(round) % queries.length] ?? {};
    for (const [at, db] of databases.entries()) await measure(db, sizes[at] ?? 0, name, input);
  }
  for (const [name, searches] of Object.entries(BEST).sort(() => Math.random() - 0.5)) {
    const search = searches[Math.abs(round) % searches.length] ?? '';
    for (const [at, db] of databases.entries()) await measureBest(db, sizes[at] ?? 0, name, search);
  }
  for (const [at, db] of databases.entries()) {
    for (const filter of [{}, { city: 'Lahore' }]) {
      for (const depth of [0, 0.1, 0.9]) await measureDeep(db, sizes[at] ?? 0, filter, depth);
    }
  }
  const spacing = Math.max(1, Math.floor(rounds / Number(values.bare)));
  if (round < 0 || round % spacing !== 0) continue;
  for (const name of BARE) {
    const input = CLASSES[name]?.queries[round % (CLASSES[name]?.queries.length ?? 1)] ?? {};
    for (const [at, db] of databases.entries()) await measureBare(db, sizes[at] ?? 0, name, input);
  }
}
const typos = [];
for (const [at, db] of databases.entries()) {
  const size = sizes[at] ?? 0;
  const { times: each, ...recall } = await typoRecall(db, size, Number(values.typos));
  times.set(`typo|suggestions|${size}`, each);
  typos.push({ size, ...recall });
}

const results: Measured[] = [...times].map(([key, list]) => {
  const [name = '', kind = '', size] = key.split('|');
  const [p50, p95] = [rounded(quantile(list, 0.5)), rounded(quantile(list, 0.95))];
  return { name, kind, size: Number(size), p50, p95, samples: list.length };
});
for (const name of new Set(results.map((one) => one.name))) {
  for (const kind of new Set(results.filter((one) => one.name === name).map((one) => one.kind))) {
    const line = results.filter((one) => one.name === name && one.kind === kind);
    const cells = line.map((one) => `${one.p50}/${one.p95}`.padStart(16)).join('');
    console.log(`${name.padEnd(24)}${kind.padEnd(12)}${cells}`);
  }
}
const seconds = Math.round((Date.now() - began) / 1000);
// the result of `npm run bench:lists:check`, which takes minutes of its own
const checked = JSON.parse(await readFile(new URL('./brute-force.json', import.meta.url), 'utf8')) as {
  differences: number;
};
await writeResults(
  import.meta.url,
  {
    bars: barsOf(results, sizes, typos, checked.differences),
    sizes,
    seconds,
    typos,
    results,
  },
  values,
);
await Promise.all(databases.map((db) => db.close()));
await Promise.all(servers.map((server) => server.stop()));
