import { context, SpanKind, trace } from '@opentelemetry/api';
import pg from 'pg';
import { failed } from './span-failure.ts';

type Query = (this: unknown, ...given: unknown[]) => unknown;

/**
 * Makes a span of every statement that a request or a job sends, without the values of parameters. Answers a function
 * that ends this.
 */
export function traceStatements(): () => void {
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
