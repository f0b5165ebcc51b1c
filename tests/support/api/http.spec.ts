import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { forAdmins } from '#contracts/api/shared/endpoint.ts';
import { Actor } from '../http.ts';
import { listen } from '../listen.ts';

type Reply = { status: number; headers?: Record<string, string | string[]>; body?: unknown };

let server: Server;
let origin: string;
let reply: Reply;
let seen: { method: string; url: string; headers: IncomingHttpHeaders; body: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      seen = { method, url, headers, body: Buffer.concat(chunks).toString() };
      response.writeHead(reply.status, reply.headers);
      response.end(reply.body === undefined ? '' : JSON.stringify(reply.body));
    });
  });
  origin = await listen(server);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  reply = { status: 204 };
});

const json = { 'content-type': 'application/json' };
const problem = { 'content-type': 'application/problem+json' };

const rename = forAdmins.put('/api/things/:id', 'Rename', {
  body: z.strictObject({ name: z.string() }),
  response: z.strictObject({ id: z.number(), name: z.string() }),
});

describe('an actor', () => {
  it('keeps the cookies it is given and gives up those that end', async () => {
    const actor = new Actor(origin);
    reply = { status: 204, headers: { 'set-cookie': ['a=1; Path=/; HttpOnly', 'b=2'] } };
    await actor.get('/');
    expect(seen.headers.cookie).toBeUndefined();
    reply = { status: 204, headers: { 'set-cookie': ['a=; Max-Age=0'] } };
    await actor.get('/');
    expect(seen.headers.cookie).toBe('a=1; b=2');
    await actor.get('/');
    expect(seen.headers.cookie).toBe('b=2');
    await new Actor(origin).get('/');
    expect(seen.headers.cookie).toBeUndefined();
  });

  it('sends JSON as a page of the same site', async () => {
    await new Actor(origin).post('/api/things', { name: 'x' });
    expect(seen).toMatchObject({ method: 'POST', url: '/api/things', body: '{"name":"x"}' });
    expect(seen.headers).toMatchObject({ ...json, 'sec-fetch-site': 'same-origin' });
  });

  it('lets a test lie about headers and body', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain', 'content-encoding': 'br' };
    await new Actor(origin).request('POST', '/', { body: '{', headers });
    expect(seen.headers).toMatchObject(headers);
    expect(seen.body).toBe('{');
  });

  it('makes a call of the contract', async () => {
    reply = { status: 200, headers: json, body: { id: 7, name: 'y' } };
    const input = { params: { id: 7 }, query: { page: 2 }, body: { name: 'y' } };
    expect(await new Actor(origin).call(rename, input)).toEqual({ id: 7, name: 'y' });
    expect(seen).toMatchObject({ method: 'PUT', url: '/api/things/7?page=2', body: '{"name":"y"}' });
  });

  it('does not accept another status or body than the contract promises', async () => {
    reply = { status: 201, headers: json, body: { id: 7, name: 'y' } };
    await expect(new Actor(origin).call(rename)).rejects.toThrow(/answered 201/);
    reply = { status: 200, headers: json, body: { id: 7, name: 'y', secret: 1 } };
    await expect(new Actor(origin).call(rename)).rejects.toThrow(/secret/);
  });

  it('answers the problem of a refused call, and nothing else', async () => {
    const refusal = {
      type: '/api/docs#problem-forbidden',
      title: 'Forbidden',
      status: 403,
      message: 'No.',
      detail: 'No.',
    };
    reply = { status: 403, headers: problem, body: refusal };
    expect(await new Actor(origin).refused(rename)).toEqual(refusal);
    reply = { status: 403, headers: json, body: refusal };
    await expect(new Actor(origin).refused(rename)).rejects.toThrow(/not refused: 403 application\/json/);
    reply = { status: 200, headers: problem, body: refusal };
    await expect(new Actor(origin).refused(rename)).rejects.toThrow(/not refused: 200/);
  });
});
