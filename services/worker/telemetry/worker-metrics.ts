import { Counter, Histogram, Registry } from 'prom-client';

/** Metrics of this worker process, served on METRICS_PORT. */
export const registry = new Registry();

export const jobDuration = new Histogram({
  name: 'ailaan_job_duration_seconds',
  help: 'Time that an attempt at a job took.',
  labelNames: ['job', 'outcome'],
  buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120],
  registers: [registry],
});

export const mailsTotal = new Counter({
  name: 'ailaan_mails_total',
  help: 'Mails that this process stored, and of those for a mail server what became of an attempt.',
  labelNames: ['kind', 'outcome'],
  registers: [registry],
});

export const runsTotal = new Counter({
  name: 'ailaan_digest_runs_finished_total',
  help: 'Digest runs that this process finished.',
  labelNames: ['kind'],
  registers: [registry],
});
