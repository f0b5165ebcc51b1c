import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Config } from '../config.ts';
import { idGenerator } from './trace-ids.ts';
import { traceStatements } from './trace-statements.ts';

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
