import { Counter, Histogram, Registry } from 'prom-client';

/** Metrics of this API process, served on METRICS_PORT. */
export const registry = new Registry();

export const requestDuration = new Histogram({
  name: 'ailaan_http_request_duration_seconds',
  help: 'Time from the first byte of a request to the last of its answer.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [registry],
});

export const requestsGivenUp = new Counter({
  name: 'ailaan_http_requests_given_up_total',
  help: 'Requests whose client left before the answer.',
  registers: [registry],
});

export const requestsPastProxy = new Counter({
  name: 'ailaan_http_requests_past_proxy_total',
  help: 'Requests that came through fewer proxies than TRUST_PROXY says.',
  registers: [registry],
});

export const appendConflicts = new Counter({
  name: 'ailaan_event_append_conflicts_total',
  help: 'Appends that somebody else was faster than; they are decided anew or refused.',
  labelNames: ['stream'],
  registers: [registry],
});
