import { beforeAll, expect, test } from 'vitest';
import { sql } from '#db/connection.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { users } from '../../../modules/users/index.ts';

const api = forAllTests(() => startApi({ modules: [users], settings: { rateLimitScale: 0.02, trustProxy: 1 } }));
beforeAll(() => api.superAdmin());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

test('calls that are refused spend the budget of reading, which writes nothing [ASVS 2.4.1]', async () => {
  const flood = async (method: string, path: string, address: string) => {
    const statuses: number[] = [];
    for (let n = 0; n < 14; n++) statuses.push((await api.visitor().request(method, path, from(address))).status);
    return statuses;
  };
  const twelve = Array.from({ length: 12 }, () => 401);
  const stored = () => api.owner.query(sql`SELECT key FROM rate_limit WHERE key LIKE '%198.51.100.%'`);
  expect(await flood('PUT', '/api/account/profile', '198.51.100.1')).toEqual([...twelve, 429, 429]);
  expect(await flood('DELETE', '/api/admin/users/7', '198.51.100.2')).toEqual([...twelve, 429, 429]);
  expect(await stored()).toEqual([]);
  expect((await api.visitor().request('GET', '/api/user', from('198.51.100.3'))).status).toBe(401);
});

test('a call that is allowed spends its own budget once', async () => {
  const person = await api.user('counts.once');
  const statuses: number[] = [];
  for (let n = 0; n < 13; n++) statuses.push((await person.request('GET', '/api/user', from('203.0.113.9'))).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  expect(statuses.at(-1)).toBe(429);
});
