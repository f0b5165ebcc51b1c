import { type Span, SpanStatusCode } from '@opentelemetry/api';

/** Marks a span failed by the error's name or code; the message may hold personal data. */
export function failed(span: Span, error: unknown): void {
  const { name = 'Error', code } = (error ?? {}) as { name?: string; code?: string };
  span.setStatus({ code: SpanStatusCode.ERROR, message: code ?? name });
}
