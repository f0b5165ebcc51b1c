import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { sql } from '#db/connection.ts';
import { listMigrations } from '#db/migrate.ts';
import { observePortal } from '../../services/api/health/portal-metrics.ts';
import { registry as apiRegistry } from '../../services/api/platform/telemetry/api-metrics.ts';
import { createLogger } from '../../services/platform/logger.ts';
import { observePool } from '../../services/platform/metrics/database-metrics.ts';
import { serveMetrics } from '../../services/platform/metrics/metrics-server.ts';
import { createReadiness } from '../../services/platform/metrics/readiness.ts';
import { observeStorage } from '../../services/platform/metrics/storage.ts';
import { observeQueue } from '../../services/worker/telemetry/queue-metrics.ts';
import { registry as workerRegistry } from '../../services/worker/telemetry/worker-metrics.ts';
import { alertExpressions, dashboardExpressions, metricsIn } from '../prometheus/expressions.ts';
import { BARE_ENVIRONMENT } from '../support/bare-environment.ts';
import { forAllTests } from '../support/for-tests.ts';
import { freePort } from '../support/listen.ts';
import { Portal } from '../support/worker/portal.ts';

/** For who looks closer; neither an alert nor the dashboard shows them. */
const UNWATCHED = [
  'ailaan_answer_cache_bytes',
  'ailaan_answer_cache_invalidations_total',
  'ailaan_digest_runs_finished_total',
  'ailaan_http_requests_given_up_total',
  'ailaan_seal_age_seconds',
  'ailaan_unfound_searches_given_up_total',
];

const logger = createLogger('test', 'silent');
const portal = forAllTests(() => Portal.start());

/** The numbers as a scrape of this moment finds them. */
async function numbers(): Promise<Record<string, number | undefined>> {
  const registry = new Registry();
  observePortal(registry, portal.api.db, logger);
  const metrics = await registry.getMetricsAsJSON();
  return Object.fromEntries(metrics.map(({ name, values }) => [name, values[0]?.value]));
}

it('the API tells how workers, mails, seals and backups are', async () => {
  await portal.subscribe();
  await portal.settled();
  const alive = await numbers();
  expect(alive).toMatchObject({
    ailaan_tailer_lag_events: 0,
    ailaan_digest_runs_open: 0,
    ailaan_mails_waiting: 0,
    ailaan_mails_failed: 0,
    ailaan_seal_age_seconds: Number.POSITIVE_INFINITY,
    ailaan_backup_age_seconds: Number.POSITIVE_INFINITY,
  });
  expect(alive.ailaan_worker_silence_seconds).toBeLessThan(30);
  expect(alive.ailaan_events_unsealed).toBeGreaterThan(0);
  expect(alive.ailaan_unsealed_seconds).toBeGreaterThan(0);
});

it('and goes on telling when all workers are dead', async () => {
  const { owner } = portal.api;
  await portal.stopWorker();
  expect((await numbers()).ailaan_worker_silence_seconds).toBe(Number.POSITIVE_INFINITY);

  await owner.query(sql`INSERT INTO worker_process (id, started_at, seen_at, queue_ok, sealing_refused) VALUES
    (gen_random_uuid(), now(), now() - interval '25 seconds', true, 'another key'),
    (gen_random_uuid(), now(), now() - interval '50 seconds', true, 'is long dead'),
    (gen_random_uuid(), now(), now() + interval '1 hour', true, 'died before the clock was set back')`);
  await owner.query(sql`UPDATE mail SET status = 'queued'`);
  await owner.query(sql`INSERT INTO mail (kind, period, to_address, subject, html, text, status)
    VALUES ('daily', '1', 'a@example.pk', '', '', '', 'failed')`);
  await owner.query(sql`INSERT INTO backup_made VALUES (now() - interval '1 hour'), (now() - interval '1 day')`);
  await portal.publish();
  const dead = await numbers();
  expect(dead.ailaan_worker_silence_seconds).toBeCloseTo(25, -1);
  expect(dead.ailaan_backup_age_seconds).toBeCloseTo(3600, -2);
  expect(dead.ailaan_tailer_lag_events).toBeGreaterThan(0);
  expect(dead).toMatchObject({ ailaan_sealing_refused: 1, ailaan_mails_waiting: 1, ailaan_mails_failed: 1 });
});

it('a backup that another program has made is noted', async () => {
  const main = fileURLToPath(new URL('../../services/launcher/backup/backup.main.ts', import.meta.url));
  const env = { ...BARE_ENVIRONMENT, DATABASE_URL: portal.api.owner.pool.options.connectionString };
  await promisify(execFile)(process.execPath, [main, '--made'], { env });
  expect((await numbers()).ailaan_backup_age_seconds).toBeLessThan(60);
});

it('what cannot be read is left out, never told as it was', async () => {
  const registry = new Registry();
  const lost = { ...portal.api.db, query: () => Promise.reject(new Error('away')) };
  observePortal(registry, lost, logger);
  expect(await registry.metrics()).not.toMatch(/^ailaan_/m);
});

it('alerts and dashboard name only what API and worker export', async () => {
  await portal.startWorker();
  // the observers' own: other specs of this process register theirs
  const observed = new Registry();
  const registries = [apiRegistry, workerRegistry, observed] as const;
  const { db, config } = portal.api;
  observePool(observed, db);
  observeStorage(observed, db, config.dataDir);
  observePortal(observed, db, logger);
  observeQueue(observed, portal.worker.context);
  const port = Number(await freePort());
  const readiness = createReadiness({ needed: {} });
  const close = await serveMetrics({ port, host: '127.0.0.1', registry: observed, readiness, logger });
  await close();
  const exported = registries.flatMap((registry) => registry.getMetricsAsArray().map(({ name }) => name));
  const known = new Set(exported.flatMap((name) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]));
  const named = [...alertExpressions(), ...dashboardExpressions()].flatMap(metricsIn);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  const shown = new Set(named.map((name) => name.replace(/_(bucket|count|sum)$/, '')));
  const own = exported.filter((name) => name.startsWith('ailaan_'));
  expect(own.filter((name) => !shown.has(name)).sort()).toEqual(UNWATCHED);
});

it('the version is that of the newest migrations', async () => {
  const newest = (await listMigrations()).at(-1)?.split('/')[0];
  expect(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))).toMatchObject({
    version: newest,
  });
});
