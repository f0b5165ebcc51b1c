import { createServer } from 'node:http';
import express, { type ErrorRequestHandler } from 'express';
import { describe, expect, test } from 'vitest';
import { EVERY_ENDPOINT } from '#contracts/api/open-data/every-endpoint.ts';
import { otherFormat } from '#contracts/api/open-data/open-data.ts';
import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import { everyEndpoint } from '../../tests/support/api/every-endpoint.ts';
import { listen } from '../../tests/support/listen.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { mountRoutes } from './platform/http/mount.ts';
import type { Route } from './platform/http/route.ts';

const open: Endpoint = { method: 'GET', path: '/api/x', access: 'public', budget: 'read', summary: 'x', status: 200 };
const routeOf = (endpoint: Partial<Endpoint>) => ({ endpoint, handle: async () => ({ body: 1 }) }) as unknown as Route;
const mount = (endpoint: Partial<Endpoint>) => mountRoutes(express(), [routeOf(endpoint)], {} as Dependencies);

describe('the start fails with a call', () => {
  test('that says not who may make it [ASVS 8.2.1] [X1]', () => {
    const { access: _, ...silent } = open;
    expect(() => mount(silent)).toThrow('/api/x has no policy');
  });
  test('that says it in a word nobody knows', () =>
    expect(() => mount({ ...open, access: 'root' as never })).toThrow('policy'));
  test('but not with one that does', () => expect(() => mount(open)).not.toThrow());
});

test('every call of every module names its policy and budget, and no two share method and path [ASVS 2.4.1, 8.2.1] [X1]', () => {
  const endpoints = everyEndpoint();
  expect(endpoints.length).toBeGreaterThan(40);
  for (const endpoint of endpoints)
    expect(endpoint).toMatchObject({ access: expect.any(String), budget: expect.any(String) });
  const names = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(names).toEqual([...new Set(names)]);
  const described = [...Object.values(EVERY_ENDPOINT).flatMap(({ calls }) => calls), otherFormat].map(
    ({ method, path }) => `${method} ${path}`,
  );
  expect([...names].sort()).toEqual(described.sort()); // the OpenAPI document knows them all
});

test('a path outside of /api is a page to whoever reads it, and nothing else to anybody [ASVS 4.1.4] [X13]', async () => {
  const app = express();
  mountRoutes(app, [routeOf({ ...open, method: 'POST', path: '/leave/:token' })], {} as Dependencies);
  app.get(/.*/, (_req, res) => void res.send('page'));
  app.use(((error, _req, res, _next) => void res.status(error.status).set(error.headers).end()) as ErrorRequestHandler);
  const server = createServer(app);
  const origin = await listen(server);
  expect(await (await fetch(`${origin}/leave/x`)).text()).toBe('page');
  const refused = await fetch(`${origin}/leave/x`, { method: 'PUT' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST, GET, HEAD']);
  server.close();
});
