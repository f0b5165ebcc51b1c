import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { webIsBuilt } from '../../support/api/start-api.ts';
import { judge, NOTHING_WRONG } from '../../support/faults/checker/verdict.ts';
import { Crowd } from '../../support/faults/crowd/crowd.ts';
import { residentMb, type Sample, slope } from '../../support/faults/machine/memory.ts';
import { Site } from '../../support/faults/site.ts';

const SECONDS = Number(process.env.FAULT_SOAK_SECONDS ?? 600);
/** Without it, V8 lets memory grow for as long as there is plenty. */
const COLLECT = fileURLToPath(new URL('../../support/faults/machine/collect-garbage.ts', import.meta.url));
/** Until everything has been loaded, compiled and cached once. */
const WARM_UP = SECONDS / 4;
/** Megabytes a minute. */
const LEAK = 1;
const PAGES = ['/', '/tenders', '/api/tenders', '/api/tenders?search=works&sort=closing-soon', '/api/categories'];

let site: Site | undefined;

beforeAll(webIsBuilt, 150_000);
afterEach(() => site?.stop());

/** Reads as visitors do, until `signal` aborts. Answers how often. */
async function visit(origin: string, signal: AbortSignal): Promise<number> {
  let visits = 0;
  for (; !signal.aborted; visits++) {
    const answer = await fetch(`${origin}${PAGES[visits % PAGES.length]}`);
    await answer.arrayBuffer();
    await sleep(40 * Math.random());
  }
  return visits;
}

it(`memory stays as it is under ${SECONDS} s of steady load`, { timeout: SECONDS * 1000 + 300_000 }, async () => {
  site = await Site.start({ preload: [COLLECT] });
  const [api, worker] = [site.apis[0]?.pid ?? 0, site.workers[0]?.pid ?? 0];
  const crowd = await Crowd.gather(site, { writers: 4, readers: 3, runReaders: 10 });
  const stop = new AbortController();
  const visiting = visit(site.origins[0] ?? '', stop.signal);
  crowd.begin(200);
  const samples: Record<'api' | 'worker', Sample[]> = { api: [], worker: [] };
  const begun = performance.now();
  for (let seconds = 0; seconds < SECONDS; seconds = (performance.now() - begun) / 1000) {
    samples.api.push({ seconds, mb: await residentMb(api) });
    samples.worker.push({ seconds, mb: await residentMb(worker) });
    await sleep(1000);
  }
  stop.abort();
  const visits = await visiting;
  await crowd.end();
  const warm = (of: readonly Sample[]) => of.filter(({ seconds }) => seconds > WARM_UP);
  const grows = { api: slope(warm(samples.api)), worker: slope(warm(samples.worker)) };
  const end = (of: readonly Sample[]) => `${Math.round(of.at(-1)?.mb ?? 0)} MB at the end`;
  console.info(
    `${SECONDS} s, ${visits} reads, ${crowd.history.summary()}: API ${end(samples.api)}, ${grows.api.toFixed(2)} MB a minute; worker ${end(samples.worker)}, ${grows.worker.toFixed(2)} MB a minute.`,
  );
  expect(await judge(site, crowd, 120_000)).toEqual(NOTHING_WRONG);
  expect(grows.api).toBeLessThan(LEAK);
  expect(grows.worker).toBeLessThan(LEAK);
});
