/** The portal while scans are read beside it: lists over HTTP with and without, seconds of a page, and memory of the reader. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { draftEndpoints } from '#contracts/api/operations/drafts.ts';
import { documentEndpoints } from '#contracts/api/tenders/documents.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { openDatabase, sql } from '#db/connection.ts';
import { firstAdministrator } from '../../services/api/first-run.ts';
import { buildTemplatesIfStale, buildWebIfStale } from '../../services/launcher/build-if-stale.ts';
import { readConfig } from '../../services/platform/config.ts';
import { paperPdf } from '../../tests/support/reading/paper-pdf.ts';
import { loadNotices } from '../data/load.ts';
import { WorkerProcess } from '../digests/worker-process.ts';
import { type Bar, quantile, rounded } from '../lib/bars.ts';
import { forkServer } from '../lib/child.ts';
import { openEmptyPortal } from '../lib/empty-portal.ts';
import { drawScan } from './draw-scan.ts';
import { drawNotices } from './notices.ts';

const TENDERS = 10_000;
const PAUSE_MS = 20;
/** How often the open form asks for its draft. */
const POLL_MS = 2500;
const SAMPLE_MS = 25;
// the API lets no process draw SVG
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
const p95 = (times: readonly number[]) => quantile(times, 0.95);
const A4 = { width: 2480, height: 3508, fit: 'fill' } as const;

/** Reads a scan in each of `rounds` windows between windows without; every other one is a PDF. */
export async function measureBeside(rounds: number) {
  const toBuild = AbortSignal.timeout(180_000);
  await buildTemplatesIfStale(new URL('../../templates/', import.meta.url), toBuild);
  await buildWebIfStale(new URL('../../web/', import.meta.url), toBuild);
  const { dataDir, logins, owner, stop } = await openEmptyPortal();
  await loadNotices(owner, TENDERS, karachiDay(new Date()), () => undefined);
  const secret = { SESSION_SECRET: 'benchmark '.repeat(4) };
  const admin = { ADMIN_USERNAME: 'first.chief', ADMIN_EMAIL: 'chief@example.pk', ADMIN_PASSWORD: 'Kitab-Ghar-7291' };
  const filing = openDatabase(logins.api, { max: 1 });
  await firstAdministrator(filing, readConfig({ DATABASE_URL: logins.api, ...secret, ...admin }));
  await owner.query(sql`VACUUM (ANALYZE)`);
  const { child: api, port } = await forkServer(new URL('../desk/server.child.ts', import.meta.url), logins.api);
  const worker = new WorkerProcess({ DATABASE_URL: logins.worker, DATA_DIR: dataDir, ...secret });
  const origin = `http://127.0.0.1:${port}`;

  const send = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${origin}${path}`, init);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json() as Promise<never>;
  };
  const fileScan = async (bytes: Buffer, name: string): Promise<number> => {
    const headers = { 'content-type': 'application/octet-stream' };
    const body = new Uint8Array(bytes);
    const { digest }: { digest: string } = await send(`${documentEndpoints.upload.path}?name=${name}`, {
      method: 'POST',
      headers,
      body,
    });
    const files = JSON.stringify({ files: [{ digest, name }] });
    const json = { 'content-type': 'application/json' };
    const { id }: { id: number } = await send(draftEndpoints.file.path, { method: 'POST', headers: json, body: files });
    return id;
  };
  const isRead = async (id: number) =>
    ((await send(`/api/admin/drafts/${id}`)) as { reading: { state: string } }).reading.state === 'read';

  /** Asks for pages of the list until `isOver`. */
  const lists = async (isOver: () => boolean): Promise<number[]> => {
    const times: number[] = [];
    for (let page = 1; !isOver(); page = (page % 20) + 1) {
      const began = performance.now();
      await send(`/api/tenders?page=${page}`);
      times.push(performance.now() - began);
      await sleep(PAUSE_MS);
    }
    return times;
  };
  const forSeconds = (seconds: number) => {
    const until = performance.now() + seconds * 1000;
    return () => performance.now() > until;
  };

  await lists(forSeconds(15));
  const before = memoryOf(worker.pid);
  const idle: number[] = [];
  const reading: number[] = [];
  const seconds: number[] = [];
  const ratios: number[] = [];
  let [reader, whole] = [0, 0];
  const sampling = setInterval(() => {
    const all = [worker.pid, ...childrenOf(worker.pid)].map(memoryOf);
    reader = Math.max(
      reader,
      all.reduce((sum, { anonymous }) => sum + anonymous, -before.anonymous),
    );
    whole = Math.max(
      whole,
      all.reduce((sum, { resident }) => sum + resident, 0),
    );
  }, SAMPLE_MS);
  for (let round = 0; round < rounds; round++) {
    const scan = await drawSheet(round);
    const file = round % 2 === 0 ? scan : paperPdf([{ jpeg: scan, width: A4.width, height: A4.height }]);
    const id = await fileScan(file, round % 2 === 0 ? 'scan.jpg' : 'scan.pdf');
    const began = performance.now();
    let done = false;
    const polling = (async () => {
      for (; !done; await sleep(POLL_MS)) done = await isRead(id);
      seconds.push((performance.now() - began) / 1000);
    })();
    const during = await lists(() => done);
    await polling;
    reading.push(...during);
    const without = await lists(forSeconds((performance.now() - began) / 1000));
    idle.push(...without);
    ratios.push(p95(during) / p95(without));
  }
  clearInterval(sampling);
  const after = memoryOf(worker.pid);

  await worker.stop();
  api.kill();
  await filing.close();
  await stop();
  const bars: Bar[] = [
    { name: 'lists beside the reader, p95 ÷ that without', measured: rounded(quantile(ratios, 0.5)), atMost: 1.5 },
    { name: 'seconds of a page beside a serving portal', measured: rounded(quantile(seconds, 0.5)), atMost: 20 },
    { name: 'memory of the reader', measured: Math.round(reader), atMost: 400, unit: 'MB' },
  ];
  const ms = (times: readonly number[]) => ({ p50: rounded(quantile(times, 0.5)), p95: rounded(p95(times)) });
  return {
    bars,
    seconds: seconds.map(rounded),
    ratios: ratios.map(rounded),
    lists: { asked: reading.length, reading: ms(reading), idle: ms(idle) },
    megabytes: {
      worker: Math.round(before.anonymous),
      after: Math.round(after.anonymous),
      residentOfAll: Math.round(whole),
    },
  };
}

/** A scan of A4 at 300 dpi, full of words. */
async function drawSheet(seed: number): Promise<Buffer> {
  const notices = drawNotices(false);
  const lines = [0, 3, 5].flatMap((at) => notices[(seed * 7 + at) % notices.length]?.lines ?? []);
  const [first] = notices;
  if (first === undefined) throw new Error('There are no notices');
  return sharp(await drawScan({ ...first, lines }, seed))
    .resize(A4)
    .greyscale()
    .jpeg({ quality: 85 })
    .toBuffer();
}

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // the process has ended
  }
};
const childrenOf = (pid: number) =>
  read(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);

/** Megabytes of a process: its own, and all that lie in memory. */
function memoryOf(pid: number) {
  const status = read(`/proc/${pid}/status`);
  const megabytes = (line: RegExp) => (Number(line.exec(status)?.[1] ?? 0) * 1024) / 1e6;
  return { anonymous: megabytes(/RssAnon:\s+(\d+)/), resident: megabytes(/VmRSS:\s+(\d+)/) };
}
