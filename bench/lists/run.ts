/**
 * `npm run bench:lists -- --dir DIR [--sizes 10000,100000,1000000]`: lists, totals and facets of our query layer against the bare SQL
 * over pg, on databases that `npm run bench:data -- --dir DIR/SIZE` made. Interleaved; writes results.json.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type FacetQuery, TenderQuery } from '#contracts/api/tenders.ts';
import { type Database, openDatabase } from '#db/connection.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { countFacets } from '../../services/api/modules/tenders/facets/count-facets.ts';
import { listTenders } from '../../services/api/modules/tenders/list/list-tenders.ts';
import { bare, CLASSES } from './classes.ts';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'bench/.data' },
    sizes: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '12' },
    today: { type: 'string', default: '2026-11-21' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const now = new Date(`${values.today}T06:00:00Z`);
const times = new Map<string, number[]>();

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work().catch(() => undefined); // a timeout of the bare SQL is its time
  times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
}

const servers = await Promise.all(
  sizes.map((size) => startEmbeddedPostgres({ dataDir: join(values.dir, String(size)) })),
);
const databases = servers.map(({ url }) => openDatabase(url, { statementTimeout: 5000 }));

async function measure(db: Database, size: number, name: string, input: object, withBare: boolean) {
  const query = { ...TenderQuery.parse({}), ...input } as TenderQuery;
  const { sort: _s, page: _p, limit: _l, ...facets } = query;
  await timed(`${name}|list|${size}`, () => listTenders(db, query, now));
  await timed(`${name}|facets|${size}`, () => countFacets(db, facets as FacetQuery, now));
  if (!withBare) return;
  const { page, count } = bare(query, now);
  await timed(`${name}|bare|${size}`, async () => {
    await db.query(page);
    await db.query(count);
  });
}

const deep = [{}, { city: 'Lahore' }].flatMap((filter) => [0.1, 0.9].map((depth) => ({ filter, depth })));
const rounds = Number(values.rounds);
for (let round = -1; round < rounds; round++) {
  if (round === 0) times.clear(); // the first warms up
  const names = Object.keys(CLASSES).sort(() => Math.random() - 0.5);
  for (const name of names) {
    const { queries } = CLASSES[name] ?? { queries: [] };
    for (const [at, db] of databases.entries()) {
      const input = queries[Math.abs(round) % queries.length] ?? {};
      await measure(db, sizes[at] ?? 0, name, input, round % 4 === 0);
    }
  }
  for (const [at, db] of databases.entries()) {
    for (const { filter, depth } of deep) {
      const first = { ...TenderQuery.parse({}), ...filter };
      const { total } = await listTenders(db, first, now);
      const page = Math.max(1, Math.floor((total * depth) / first.limit));
      const name = `${'city' in filter ? 'city, ' : ''}page at ${depth * 100} %`;
      await timed(`${name}|list|${sizes[at]}`, () => listTenders(db, { ...first, page }, now));
    }
  }
}

const at = (list: readonly number[], part: number) =>
  Number(
    (list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? Number.NaN).toFixed(
      2,
    ),
  );
const results = [...times].map(([key, list]) => {
  const [name, kind, size] = key.split('|');
  return { name, kind, size: Number(size), p50: at(list, 0.5), p95: at(list, 0.95), samples: list.length };
});
const p50 = (name: string, kind: string, size: number | undefined) =>
  results.find((one) => one.name === name && one.kind === kind && one.size === size)?.p50 ?? Number.NaN;
const [smallest, largest] = [sizes[0], sizes.at(-1)];
for (const name of new Set(results.map((one) => one.name ?? ''))) {
  for (const kind of ['list', 'facets', 'bare']) {
    const line = sizes.map((size) =>
      results.find((one) => one.name === name && one.kind === kind && one.size === size),
    );
    if (line[0] === undefined) continue;
    const cells = line.map((one) => `${one?.p50}/${one?.p95}`.padStart(16)).join('');
    const growth = (p50(name, kind, largest) / p50(name, kind, smallest)).toFixed(1);
    console.log(`${name.padEnd(24)}${kind.padEnd(8)}${cells}  x${growth}`);
  }
}
await writeFile(
  new URL('./results.json', import.meta.url),
  `${JSON.stringify({ measuredAt: new Date().toISOString(), sizes, results }, null, 1)}\n`,
);
await Promise.all(databases.map((db) => db.close()));
await Promise.all(servers.map((server) => server.stop()));
