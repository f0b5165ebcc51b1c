import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Site } from '../support/faults/site.ts';
import { freePort } from '../support/listen.ts';
import { until } from '../support/until.ts';
import { alertExpressions, dashboardExpressions } from './expressions.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const promtool = async (...given: string[]) => (await promisify(execFile)('promtool', given)).stdout;

let folder: string;
let site: Site;
let prometheus: ChildProcess;
let origin: string;

type Sample = { metric: Record<string, string>; value: [number, string] };

async function ask(expression: string): Promise<Sample[]> {
  const answer = await fetch(`${origin}/api/v1/query`, {
    method: 'POST',
    body: new URLSearchParams({ query: expression }),
  });
  const { status, error, data } = (await answer.json()) as {
    status: string;
    error?: string;
    data: { result: Sample[] };
  };
  if (status !== 'success') throw new Error(`${expression}: ${error}`);
  return data.result;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ailaan-prometheus-'));
  const [metrics, own] = [await freePort(), await freePort()];
  site = await Site.start({ workers: 2, apiEnv: { METRICS_PORT: metrics } });
  await copyFile(fromRoot('deploy/alerts.yml'), join(folder, 'alerts.yml'));
  const config = await readFile(fromRoot('deploy/prometheus.yml'), 'utf8');
  await writeFile(join(folder, 'prometheus.yml'), config.replaceAll('9464', metrics));
  origin = `http://127.0.0.1:${own}`;
  prometheus = spawn(
    'prometheus',
    [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=127.0.0.1:${own}`,
    ],
    { stdio: 'ignore' },
  );
});
afterAll(async () => {
  if (prometheus !== undefined && prometheus.exitCode === null) {
    prometheus.kill('SIGKILL');
    await once(prometheus, 'exit');
  }
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

it('rules and configuration load as they are, and fire when they should', async () => {
  expect(await promtool('check', 'rules', fromRoot('deploy/alerts.yml'))).toContain(
    `SUCCESS: ${alertExpressions().length} rules`,
  );
  await promtool('check', 'config', fromRoot('deploy/prometheus.yml'));
  expect(await promtool('test', 'rules', fromRoot('tests/prometheus/alerts.test.yml'))).toContain('SUCCESS');
});

it('the alarm fires within two minutes after the last worker was killed', async () => {
  const silence = 'min(ailaan_worker_silence_seconds)';
  await until(async () => Number((await ask(silence).catch(() => []))[0]?.value[1] ?? 'NaN') < 20, 60_000);
  const killed = performance.now();
  await Promise.all(site.workers.map((worker) => worker.kill()));
  await until(
    async () => (await ask('ALERTS{alertname="AilaanWorkersAway", alertstate="firing"}')).length > 0,
    120_000,
  );
  console.log(`AilaanWorkersAway fired ${((performance.now() - killed) / 1000).toFixed(0)} s after the workers' end`);
  expect((await ask(silence))[0]?.value[1]).not.toBe('+Inf');
});

it('Prometheus understands every expression of the dashboard, and most have something to show', async () => {
  const results = await Promise.all(dashboardExpressions().map(ask));
  expect(results.length).toBeGreaterThan(20);
  expect(results.filter((samples) => samples.length > 0).length).toBeGreaterThan(results.length / 2);
});
