/**
 * `npm run bench:http [-- --dir DIR]` (a database of bench:data, made when absent): requests a second of a list, its facets, the names of cities and a
 * page, without and with the cache of answers, new and with the entity tag of what is known, against a bare node http server that
 * answers the same bytes. Cells in turn; writes results.json.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { quantile, rounded, writeResults } from '../lib/bars.ts';
import { ensureNotices } from '../lib/notices.ts';
import { askOnce, requestsASecond } from './client.ts';
import type { Bytes } from './server.child.ts';

const { values } = parseArgs({
  options: {
    dry: { type: 'boolean', default: false },
    dir: { type: 'string', default: 'bench/.data/10000' },
    rounds: { type: 'string', default: '6' },
    milliseconds: { type: 'string', default: '1000' },
  },
});
const NOTICES = 10_000;
/** No list of notices is shorter: what answers less is measured empty. */
const LEAST_BYTES = 200;
const ASKED = [
  { name: 'list', path: '/api/tenders', has304: true },
  { name: 'facets', path: '/api/tenders/facets', has304: true },
  { name: 'names of cities', path: '/api/cities', has304: true },
  { name: 'page of the list', path: '/tenders', has304: false },
] as const;
const KEPT = ['content-type', 'content-encoding', 'etag', 'cache-control', 'content-security-policy', 'x-total-count'];
const KINDS = ['uncached', 'cached', 'bare'] as const;

async function start(...args: string[]): Promise<{ child: ChildProcess; ports: number[] }> {
  const child = fork(new URL('./server.child.ts', import.meta.url), args, { serialization: 'advanced' });
  const [ports] = (await once(child, 'message')) as [number[]];
  return { child, ports };
}

await ensureNotices(values.dir, NOTICES);
const ours = await start('ours', values.dir);
const bare = await start('bare');
const [uncached = 0, cached = 0] = ours.ports;
const ports = { uncached, cached, bare: bare.ports[0] ?? 0 };

const answers = new Map<string, Bytes>();
for (const { name, path } of ASKED) {
  const { status, headers, body } = await askOnce(uncached, path);
  if (status !== 200 || body.length < LEAST_BYTES)
    throw new Error(`${path} answered ${status} with ${body.length} bytes: is ${values.dir} of bench:data?`);
  const kept = Object.fromEntries(KEPT.flatMap((key) => (headers[key] === undefined ? [] : [[key, headers[key]]])));
  answers.set(name, { path, etag: headers.etag ?? '', headers: kept, body: body.toString('base64') });
}
bare.child.send([...answers.values()]);
await once(bare.child, 'message');

const cells = ASKED.flatMap(({ name, path, has304 }) =>
  [200, ...(has304 ? [304] : [])].flatMap((status) =>
    KINDS.map((kind) => ({ key: `${name} ${status} ${kind}`, port: ports[kind], name, path, status })),
  ),
);
const speeds = new Map<string, number[]>();
for (let round = -1; round < Number(values.rounds); round++) {
  for (const { key, port, name, path, status } of cells.toSorted(() => Math.random() - 0.5)) {
    const etag = status === 304 ? answers.get(name)?.etag : undefined;
    const speed = await requestsASecond(port, path, { status, etag, milliseconds: Number(values.milliseconds) });
    if (round >= 0) speeds.set(key, [...(speeds.get(key) ?? []), speed]); // the first warms up
  }
}

const speed = (key: string) => Math.round(quantile(speeds.get(key) ?? [], 0.5));
const shown = ASKED.flatMap(({ name, has304 }) =>
  [200, ...(has304 ? [304] : [])].map((status) => {
    const [without, kept, plain] = KINDS.map((kind) => speed(`${name} ${status} ${kind}`)) as [number, number, number];
    const bytes = status === 200 ? Buffer.from(answers.get(name)?.body ?? '', 'base64').length : 0;
    return {
      name,
      status,
      bytes,
      uncached: without,
      cached: kept,
      bare: plain,
      'cached ÷ bare': rounded(kept / plain),
    };
  }),
);
console.table(shown);
const against = (name: string, status: number) =>
  rounded(speed(`${name} ${status} cached`) / speed(`${name} 200 uncached`));
const bars = [
  { name: 'list: cached 200 ÷ uncached 200, requests/s', measured: against('list', 200), atLeast: 5 },
  { name: 'list: cached 304 ÷ uncached 200, requests/s', measured: against('list', 304), atLeast: 10 },
  { name: 'facets: cached 200 ÷ uncached 200, requests/s', measured: against('facets', 200), atLeast: 5 },
  { name: 'page of the list: cached ÷ uncached, requests/s', measured: against('page of the list', 200), atLeast: 5 },
];
await writeResults(import.meta.url, { bars, shown }, values);
for (const { child } of [ours, bare]) child.disconnect();
