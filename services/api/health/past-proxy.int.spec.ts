import { expect, it } from 'vitest';
import { startApi } from '../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';

const api = forAllTests(() => startApi({ settings: { trustProxy: 2 } }));

const proxied = (forwarded?: string) =>
  fetch(`${api.origin}/api/tenders`, forwarded === undefined ? {} : { headers: { 'X-Forwarded-For': forwarded } });
const warnings = () => api.log.filter((line) => line.includes('fewer proxies than TRUST_PROXY'));
const readiness = async () => (await fetch(`${api.origin}/readyz`)).text();

it('says when requests pass by the proxies that TRUST_PROXY counts on, once in ten minutes', async () => {
  await proxied('203.0.113.7, 10.0.0.2');
  expect(await readiness()).toContain('proxy ok');
  expect(warnings()).toEqual([]);

  await proxied('203.0.113.7');
  await proxied();
  expect(warnings()).toEqual([expect.stringContaining('"proxies":1,"trustProxy":2')]);
  expect(await (await fetch(`${api.origin}/healthz`)).text()).toBe('ok\n');
});

it('and in /readyz, which stays 200', async () => {
  await expect.poll(readiness).toContain('proxy passed by');
  expect((await fetch(`${api.origin}/readyz`)).status).toBe(200);
});
