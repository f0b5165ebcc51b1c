import { createServer } from 'node:http';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi, webIsBuilt } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { listen } from '../../../../tests/support/listen.ts';
import { createLogger } from '../../../platform/logger.ts';
import { answerBrokenRequests } from './broken-requests.ts';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
beforeAll(webIsBuilt);
const api = forAllTests(startApi);

const get = (path: string, init: RequestInit = {}) => fetch(`${api.origin}${path}`, { redirect: 'manual', ...init });
const idOf = (answer: Response) => answer.headers.get('x-request-id');

describe('every answer says which request it answers', () => {
  it.each<[string, number, string, RequestInit]>([
    ['a call', 200, '/api/tenders', {}],
    ['HEAD', 200, '/tenders', { method: 'HEAD' }],
    ['a page', 200, '/', {}],
    ['a file', 200, '/favicon.ico', {}],
    ['a file that is not there', 404, '/assets/nothing.js', {}],
    ['no such call', 404, '/api/nothing', {}],
    ['a compressed body', 415, '/api/contact', { method: 'POST', body: 'x', headers: { 'Content-Encoding': 'br' } }],
    ['another method', 405, '/api/tenders/1', { method: 'PATCH' }],
    [
      'a body that is too long',
      413,
      '/api/contact',
      { method: 'POST', body: '"'.padEnd(2_000_000, 'x'), headers: { 'Content-Type': 'application/json' } },
    ],
    ['an address that cannot be read', 400, '/api/tenders/%E0%A4%A', {}],
    ['health', 200, '/healthz', {}],
    ['readiness', 200, '/readyz', {}],
  ])('%s', async (_what, status, path, init) => {
    const [one, other] = [await get(path, init), await get(path, init)];
    expect([one.status, other.status]).toEqual([status, status]);
    expect(idOf(one)).toMatch(ID);
    expect(idOf(other)).toMatch(ID);
    expect(idOf(other)).not.toBe(idOf(one));
  });

  it('as the body of an error and the log say', async () => {
    const answer = await get('/api/tenders/999');
    expect(((await answer.json()) as { requestId: string }).requestId).toBe(idOf(answer));
    expect(api.log.some((line) => line.includes(String(idOf(answer))))).toBe(true);
  });

  it.each([
    ['headers that are too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['no HTTP', 'BREW coffee\r\n\r\n', 400],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: 200-foo\r\n\r\n', 417],
    ['CONNECT', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ])('and what Node refuses before us: %s', async (_what, sent, status) => {
    const lines: string[] = [];
    const server = createServer({ requireHostHeader: false });
    const logger = createLogger('test', 'info', { write: (line) => lines.push(line) });
    answerBrokenRequests(server, (_req, res) => res.end(), logger);
    const { port } = new URL(await listen(server));
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(sent));
      socket
        .setEncoding('utf8')
        .on('data', (chunk) => (text += chunk))
        .on('close', () => resolve(text));
    });
    server.close();
    const [, told, id] = /^HTTP\/1\.1 (\d+) [\s\S]*X-Request-Id: (\S+)/.exec(answer) ?? [];
    expect([told, id]).toEqual([String(status), expect.stringMatching(ID)]);
    expect(lines.join('')).toContain(id);
  });
});

describe('a page for who is signed out', () => {
  it('is not sent again while it says the same', async () => {
    const first = await get('/tenders');
    const etag = String(first.headers.get('etag'));
    expect(etag).toMatch(/^W\/"/);
    const again = await get('/tenders', { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(idOf(again)).toMatch(ID);
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
    expect((await get('/tenders?search=other', { headers: { 'If-None-Match': etag } })).status).toBe(200);
  });

  it('has none with a secret in its address, when it is not found, or for who is signed in', async () => {
    expect((await get('/unsubscribe/secret')).headers.get('etag')).toBe(null);
    expect((await get('/nothing')).headers.get('etag')).toBe(null);
    const admin = await api.admin();
    expect((await admin.get('/tenders')).headers.get('etag')).toBe(null);
  });
});

it('who watches over us is neither measured nor logged as traffic', async () => {
  const { registry } = await import('./api-metrics.ts');
  api.log.length = 0;
  await Promise.all([get('/readyz'), get('/healthz'), get('/readyz', { method: 'HEAD' })]);
  await get('/api/nothing');
  expect(api.log.filter((line) => line.includes('"msg":"request"'))).toHaveLength(1);
  expect(await registry.metrics()).not.toMatch(/readyz|healthz/);
});
