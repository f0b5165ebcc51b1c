import { afterAll, beforeAll, expect, test } from 'vitest';
import { MODULES } from '../../services/api/app.ts';
import type { Dependencies } from '../../services/api/platform/dependencies.ts';
import { fuzz } from './fuzz.ts';
import { startSite } from './site.ts';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1_500);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const LIMIT_MS = Math.max(60_000, REQUESTS * 60);

const endpoints = MODULES.flatMap((module) =>
  module.routes({ config: { sessionSecret: 'x'.repeat(32) } } as Dependencies),
).map((route) => route.endpoint);

let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.api.stop());

test(`${REQUESTS} requests of every kind by every role: no fault of ours, no invalid input accepted, nobody let in who may not [ASVS 2.2.1, 2.2.2, 8.2.1, 15.3.3]`, {
  timeout: LIMIT_MS,
}, async () => {
  const start = performance.now();
  const target = { origin: site.api.url, callers: site.callers, endpoints };
  const tally = await fuzz(target, { requests: REQUESTS, seed: SEED }).catch((error: Error) => {
    throw new Error(`${error.message}\n\nThe log's last errors:\n${lastErrors()}`);
  });
  const seconds = (performance.now() - start) / 1000;
  if (process.env.FUZZ_REQUESTS !== undefined) report(tally, seconds);
  expect(tally.requests).toBeGreaterThanOrEqual(REQUESTS);
  // a fuzzer that only ever knocks at closed doors proves nothing
  expect(tally.accepted / tally.requests).toBeGreaterThan(0.15);
  expect(tally.invalid / tally.requests).toBeGreaterThan(0.15);
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
});

/** Pino's level 50 and above. */
const lastErrors = () =>
  site.api.log
    .filter((line) => /"level":(50|60|"error"|"fatal")/.test(line))
    .slice(-3)
    .map((line) => line.slice(0, 1_500))
    .join('\n');

function report(tally: Awaited<ReturnType<typeof fuzz>>, seconds: number): void {
  const never = endpoints.map(({ method, path }) => `${method} ${path}`).filter((call) => !tally.acceptedBy.has(call));
  const statuses = [...tally.byStatus].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  const lines = [
    `${tally.requests} requests in ${seconds.toFixed(0)} s, seed ${SEED}; ${tally.accepted} accepted, ${tally.invalid} invalid`,
    `by status: ${statuses.join(', ')}`,
    `calls never accepted: ${never.join(', ') || 'none'}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
