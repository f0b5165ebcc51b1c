import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_TESTS_S, leftOutWhenLate } from '../setup/when-late.ts';
import { everyEndpoint } from '../support/api/every-endpoint.ts';
import { fuzz } from './fuzz.ts';
import { tableOf } from './report/table.ts';
import { grantable, nameOf, type Tally } from './report/tally.ts';
import { type Site, startSite } from './site.ts';

leftOutWhenLate(BROWSER_TESTS_S);

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 2_500);
const IS_LONG = process.env.FUZZ_REQUESTS !== undefined;
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const LIMIT_MS = Math.max(180_000, REQUESTS * 60);

const endpoints = everyEndpoint();

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

test(`${REQUESTS} requests of every kind by every role: no fault of ours, no invalid input accepted, nobody let in who may not, every call granted to every role that may [ASVS 2.2.1, 2.2.2, 8.2.1, 15.3.1, 15.3.3, 15.3.5] [X1, X4, X5, X6, X7, X15]`, {
  timeout: LIMIT_MS,
}, async () => {
  const start = performance.now();
  const seconds = () => ((performance.now() - start) / 1000).toFixed(0);
  const target = { origin: site.origin, world: site.world, endpoints };
  const onProgress = (count: number) => {
    if (IS_LONG && count % 5000 === 0) process.stdout.write(`${count} requests, ${seconds()} s\n`);
  };
  const tally = await fuzz(target, { requests: REQUESTS, seed: SEED, onProgress }).catch((error: Error) => {
    throw new Error(`${error.message}\n\nThe log's last errors:\n${lastErrors()}`);
  });
  if (IS_LONG) process.stdout.write(`${tableOf(tally)}; ${seconds()} s, seed ${SEED}\n`);
  expect(neverGranted(tally)).toEqual([]);
  expect(tally.requests).toBeGreaterThanOrEqual(REQUESTS);
  // a fuzzer that only ever knocks at closed doors proves nothing
  expect(tally.accepted / tally.requests).toBeGreaterThan(0.3);
  expect(tally.invalid / tally.requests).toBeGreaterThan(0.15);
  expect(tally.hits / (tally.aimed + tally.notArranged)).toBeGreaterThan(0.7);
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
});

const neverGranted = (tally: Tally) =>
  grantable(endpoints)
    .filter(({ endpoint, role }) => !tally.isGranted(endpoint, role))
    .map(({ endpoint, role }) => `${nameOf(endpoint)} as ${role}`);

/** Pino's level 50 and above. */
const lastErrors = () =>
  site.log
    .filter((line) => /"level":(50|60|"error"|"fatal")/.test(line))
    .slice(-3)
    .map((line) => line.slice(0, 1_500))
    .join('\n');
