import { Counter, Gauge } from 'prom-client';
import { registry } from '../telemetry/api-metrics.ts';

export const answersAsked = new Counter({
  name: 'ailaan_answer_cache_requests_total',
  help: 'Requests that the cache of answers could answer: hit, miss, or shared (waited for an answer under way).',
  labelNames: ['outcome'],
  registers: [registry],
});

export const answersForgotten = new Counter({
  name: 'ailaan_answer_cache_invalidations_total',
  help: 'Times that all answers were forgotten: for an event of anybody, or for an own write.',
  labelNames: ['cause'],
  registers: [registry],
});

export const answersHeld = new Gauge({
  name: 'ailaan_answer_cache_bytes',
  help: 'Bytes of the answers that are kept.',
  registers: [registry],
});
