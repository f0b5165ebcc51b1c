import express from 'express';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import { MODULES } from '../../app.ts';
import type { Dependencies } from '../dependencies.ts';
import { mountRoutes } from './mount.ts';
import type { Route } from './route.ts';

const open: Endpoint = { method: 'GET', path: '/api/x', access: 'public', budget: 'read', summary: 'x', status: 200 };
const routeOf = (endpoint: Partial<Endpoint>) => ({ endpoint, handle: async () => ({ send: 1 }) }) as unknown as Route;
const mount = (endpoint: Partial<Endpoint>) => mountRoutes(express(), [routeOf(endpoint)], {} as Dependencies);

describe('the start fails with a call', () => {
  test('that says not who may make it', () => {
    const { access: _, ...silent } = open;
    expect(() => mount(silent)).toThrow('/api/x has no policy');
  });
  test('that says it in a word nobody knows', () =>
    expect(() => mount({ ...open, access: 'root' as never })).toThrow('policy'));
  test('but not with one that does', () => expect(() => mount(open)).not.toThrow());
});

test('every call of every module names its policy and budget, and no two share method and path', () => {
  const endpoints = MODULES.flatMap((module) => module.routes({ config: { sessionSecret: 's' } } as Dependencies)).map(
    (route) => route.endpoint,
  );
  expect(endpoints.length).toBeGreaterThan(40);
  for (const endpoint of endpoints)
    expect(endpoint).toMatchObject({ access: expect.any(String), budget: expect.any(String) });
  const names = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(names).toEqual([...new Set(names)]);
});
