import { context, SpanKind, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import pg from 'pg';
import type { Config } from '../config.ts';
import { failed } from './span-failure.ts';
import { idGenerator } from './trace-ids.ts';

/** Batches spans to the collector of OTEL_EXPORTER_OTLP_*; the exporter reads addresses, headers and timeouts itself. */
export function openTracing(service: string, otel: Config['otel']): () => Promise<void> {
  // The ids decide, so that API and worker keep or drop the same traces.
  const sampler = new TraceIdRatioBasedSampler(sampledShare(otel));
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': `ailaan-${service}` }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler }),
    idGenerator,
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  const restore = traceStatements();
  return async () => {
    restore();
    await provider.shutdown().catch(() => undefined); // a collector that is away holds up no end
    trace.disable();
    context.disable();
  };
}

function sampledShare({ OTEL_TRACES_SAMPLER: sampler = '', OTEL_TRACES_SAMPLER_ARG: share }: Config['otel']): number {
  if (sampler.endsWith('always_off')) return 0;
  return sampler.endsWith('traceidratio') && share !== undefined && share !== '' ? Number(share) : 1;
}

type Query = (this: unknown, ...given: unknown[]) => unknown;

/**
 * Makes a span of every statement that a request or a job sends, without the values of parameters. Answers a function
 * that ends this.
 */
function traceStatements(): () => void {
  const { prototype } = pg.Client as unknown as { prototype: { query: Query } };
  const send = prototype.query;
  prototype.query = function query(this: unknown, ...given) {
    // Housekeeping of the pool and of followers belongs to nobody's trace.
    if (trace.getSpan(context.active()) === undefined) return send.apply(this, given);
    const text = textOf(given[0]);
    const span = trace.getTracer('ailaan').startSpan(operationOf(text), {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST) },
    });
    const sent = send.apply(this, given);
    if (!(sent instanceof Promise)) {
      span.end();
      return sent;
    }
    const told = sent.catch((error: unknown) => {
      failed(span, error);
      throw error;
    });
    return told.finally(() => span.end());
  };
  return () => {
    prototype.query = send;
  };
}

const LONGEST = 2000;

function textOf(statement: unknown): string {
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | undefined)?.text;
  return typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : '';
}

const operationOf = (text: string) => /^\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL';
