import { expect, it } from 'vitest';
import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import type { ApiModule, Dependencies } from '../dependencies.ts';
import { browsingRoutes } from './browsing-routes.ts';

const dependencies = (name: string) => ({ name }) as unknown as Dependencies;
const ENDPOINTS = [
  { method: 'GET', access: 'public' },
  { method: 'POST', access: 'public' },
  { method: 'GET', access: 'admin' },
  { method: 'GET', access: 'user' },
  { method: 'DELETE', access: 'admin' },
] as Endpoint[];
const module: ApiModule = {
  routes: (given) =>
    ENDPOINTS.map((endpoint) => ({
      endpoint,
      handle: async () => ({ body: (given as unknown as { name: string }).name }),
    })),
  projections: {},
};

it('only what everybody reads may come from the replica', async () => {
  const routes = browsingRoutes(module, dependencies('primary'), dependencies('replica'));
  const asked = await Promise.all(routes.map(({ handle }) => handle({} as never)));
  expect(asked).toEqual(['replica', 'primary', 'primary', 'primary', 'primary'].map((body) => ({ body })));
});
