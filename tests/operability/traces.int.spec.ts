import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withRequestIds } from '../../services/platform/telemetry/request-ids.ts';
import { startTracing, traceJob } from '../../services/platform/telemetry/tracing.ts';
import { startApi } from '../support/api/start-api.ts';
import { forAllTests } from '../support/for-tests.ts';
import { listen } from '../support/listen.ts';
import { until } from '../support/until.ts';

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: object }[];
};
type Export = { resourceSpans: { resource: object; scopeSpans: { spans: Span[] }[] }[] };

/** A collector that speaks OTLP over HTTP as JSON, as far as these tests look. */
const spans: Span[] = [];
const headers: (string | string[] | undefined)[] = [];
const collector = createServer(async (req, res) => {
  headers.push(req.headers['x-key']);
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as Export;
  if (req.url === '/v1/traces')
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)));
  res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
});

let end: () => Promise<void>;

const api = forAllTests(startApi);
beforeAll(async () => {
  const otel = { OTEL_EXPORTER_OTLP_ENDPOINT: await listen(collector), OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret' };
  Object.assign(process.env, otel);
  end = await startTracing('test', { otel });
});
afterAll(async () => {
  collector.closeAllConnections();
  collector.close();
});

it('a request, its statements and its job are one trace, whose id is the id of the request', async () => {
  await api.visitor().get('/api/tenders?search=hunter2');
  const line = api.log.map((text) => JSON.parse(text) as Record<string, unknown>).find(({ msg }) => msg === 'request');
  const requestId = String(line?.requestId);
  await withRequestIds([requestId], () => traceJob('confirmation-mail', [requestId], async () => undefined));
  await end();
  await until(() => spans.length > 0);

  const traceId = requestId.replaceAll('-', '');
  const mine = spans.filter((span) => span.traceId === traceId);
  const root = mine.find((span) => span.name === 'GET /api/tenders');
  expect(root?.parentSpanId ?? '').toBe('');
  const children = mine.filter((span) => span !== root);
  expect(children.map(({ name }) => name)).toContain('job confirmation-mail');
  expect(children.map(({ name }) => name)).toContain('WITH');
  expect(children.every(({ parentSpanId }) => parentSpanId === root?.spanId)).toBe(true);
  expect(root?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect(headers[0]).toBe('secret');
});

it('traces hold neither queries of addresses nor values of statements [ASVS 16.2.5]', () => {
  expect(JSON.stringify(spans)).not.toContain('hunter2');
});

it('nothing is sent that nobody asked for [ASVS 13.2.4, 14.2.3]', async () => {
  const before = spans.length;
  await (await startTracing('test', { otel: {} }))();
  await api.visitor().get('/api/tenders/999');
  expect(spans.length).toBe(before);
});
