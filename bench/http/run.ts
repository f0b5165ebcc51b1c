/**
 * `npm run bench:http -- --dir DIR` (a database of bench:data): requests a second of a list, the same asked with its entity tag,
 * and a page, against a bare node http server that answers the same bytes. Cells in turn; writes results.json.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { quantile, rounded, writeResults } from '../lib/bars.ts';
import type { Bytes } from './server.child.ts';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'bench/.data/10000' },
    rounds: { type: 'string', default: '7' },
    milliseconds: { type: 'string', default: '1500' },
  },
});
const CONNECTIONS = 10;
const ASKED = [
  { name: 'list, 200', path: '/api/tenders', isKnown: false },
  { name: 'list, 304', path: '/api/tenders', isKnown: true },
  { name: 'lookup, 200', path: '/api/cities', isKnown: false },
  { name: 'page of the list', path: '/tenders', isKnown: false },
];
const KEPT = ['content-type', 'content-encoding', 'etag', 'cache-control', 'content-security-policy', 'x-total-count'];

interface Contender {
  readonly child: ChildProcess;
  readonly port: number;
  readonly agent: Agent;
}

async function start(...args: string[]): Promise<Contender> {
  const child = fork(new URL('./server.child.ts', import.meta.url), args, { serialization: 'advanced' });
  const [port] = (await once(child, 'message')) as [number];
  return { child, port, agent: new Agent({ keepAlive: true, maxSockets: CONNECTIONS }) };
}

function ask({ port, agent }: Contender, path: string, etag?: string) {
  return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', ...(etag === undefined ? {} : { 'if-none-match': etag }) };
    const asked = request({ host: '127.0.0.1', port, agent, path, headers }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers as never, body: Buffer.concat(parts) }),
      );
    });
    asked.once('error', reject).end();
  });
}

async function requestsASecond(contender: Contender, path: string, etag?: string): Promise<number> {
  const start = performance.now();
  const end = start + Number(values.milliseconds);
  let done = 0;
  const client = async () => {
    while (performance.now() < end) {
      const { status } = await ask(contender, path, etag);
      if (status !== (etag === undefined ? 200 : 304)) throw new Error(`${path} answered ${status}`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  return (done * 1000) / (performance.now() - start);
}

const ours = await start('ours', values.dir);
const bare = await start('bare');
const answers: (Bytes & { readonly name: string })[] = [];
for (const { name, path } of ASKED) {
  const { status, headers, body } = await ask(ours, path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  const kept = Object.fromEntries(KEPT.flatMap((key) => (headers[key] === undefined ? [] : [[key, headers[key]]])));
  answers.push({ name, path, etag: headers.etag ?? '', headers: kept, body: body.toString('base64') });
}
bare.child.send(answers);
await once(bare.child, 'message');

const speeds = new Map<string, { ours: number[]; bare: number[] }>();
for (let round = -1; round < Number(values.rounds); round++) {
  for (const { name, path, isKnown } of ASKED.toSorted(() => Math.random() - 0.5)) {
    const etag = isKnown ? answers.find((one) => one.name === name)?.etag : undefined;
    const one = { ours: await requestsASecond(ours, path, etag), bare: await requestsASecond(bare, path, etag) };
    if (round < 0) continue; // the first warms up
    const all = speeds.get(name) ?? { ours: [], bare: [] };
    speeds.set(name, { ours: [...all.ours, one.ours], bare: [...all.bare, one.bare] });
  }
}
const shown = [...speeds].map(([name, all]) => {
  const bytes = Buffer.from(answers.find((one) => one.name === name)?.body ?? '', 'base64').length;
  const [mine, theirs] = [all.ours, all.bare].map((list) => Math.round(quantile(list, 0.5))) as [number, number];
  return { name, bytes, ours: mine, bare: theirs, ratio: rounded(mine / theirs) };
});
console.table(shown);
const speed = (name: string) => shown.find((one) => one.name === name)?.ours ?? Number.NaN;
const bars = [
  { name: 'list, 304 ÷ 200, requests/s', measured: rounded(speed('list, 304') / speed('list, 200')), atLeast: 10 },
];
await writeResults(import.meta.url, { bars, shown } as never);
for (const { child, agent } of [ours, bare]) {
  agent.destroy();
  child.disconnect();
}
