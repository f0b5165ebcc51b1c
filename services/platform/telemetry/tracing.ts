import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Config } from '../config.ts';
import { failed } from './span-failure.ts';
import { traceParent, withIdsOf } from './trace-ids.ts';

const tracer = () => trace.getTracer('ailaan');

/**
 * Sends traces by OTLP over HTTP when an OTEL_EXPORTER_OTLP_* endpoint is named; only then the packages for it are
 * loaded. Answers a function that sends the rest and ends.
 */
export async function startTracing(service: string, { otel }: Pick<Config, 'otel'>): Promise<() => Promise<void>> {
  const named = otel.OTEL_EXPORTER_OTLP_ENDPOINT ?? otel.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  if (named === undefined || otel.OTEL_SDK_DISABLED === 'true' || otel.OTEL_TRACES_EXPORTER === 'none') {
    return async () => undefined;
  }
  const { openTracing } = await import('./open-tracing.ts');
  return openTracing(service, otel);
}

/** Begins the root span of a request. */
export function traceRequest(requestId: string, method: string) {
  const attributes = { 'http.request.method': method, 'ailaan.request_id': requestId };
  const span = withIdsOf(requestId, () =>
    tracer().startSpan(method, { kind: SpanKind.SERVER, root: true, attributes }),
  );
  return {
    within: <T>(work: () => T): T => context.with(trace.setSpan(context.active(), span), work),
    /** `route`: its pattern, not the path. */
    end: (route: string, status: number): void => {
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Runs a job in a span of the trace of the request that caused it. */
export async function traceJob<T>(name: string, requestIds: readonly string[], work: () => Promise<T>): Promise<T> {
  const [requestId] = requestIds;
  const parent = requestId === undefined ? undefined : traceParent(requestId);
  const from = parent === undefined ? context.active() : trace.setSpanContext(context.active(), parent);
  const attributes = { 'messaging.operation.type': 'process', 'ailaan.job': name };
  const span = tracer().startSpan(`job ${name}`, { kind: SpanKind.CONSUMER, attributes }, from);
  try {
    return await context.with(trace.setSpan(from, span), work);
  } catch (error) {
    failed(span, error);
    throw error;
  } finally {
    span.end();
  }
}
