import { type Span, SpanStatusCode } from '@opentelemetry/api';

/** The error's name or code; its message may hold what a person typed. */
export function failed(span: Span, error: unknown): void {
  const { name = 'Error', code } = (error ?? {}) as { name?: string; code?: string };
  span.setStatus({ code: SpanStatusCode.ERROR, message: code ?? name });
}
