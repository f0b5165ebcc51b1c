import { expect, test } from 'vitest';
import { userEndpoints } from '#contracts/api/users.ts';
import { sql } from '#db/connection.ts';
import { hashPasswordsAtFullCost } from '../../../../../tests/setup/cheap-passwords.ts';
import { PASSWORD } from '../../../../../tests/support/api/people.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import type { Answer } from '../../../../../tests/support/http.ts';
import { users } from '../index.ts';

const { login, current } = userEndpoints;
const MANY = 200;
/** Two hash at a time and fifty wait for their turn: services/api/platform/security/passwords.ts. */
const TAKEN = 52;

hashPasswordsAtFullCost();
const api = forAllTests(() => startApi({ modules: [users], settings: { trustProxy: 1 } }));
const root = forAllTests(() => api.superAdmin());
const clerk = forAllTests(() => api.admin('busy.clerk'));

/** Those that stand one by one, and those that were counted by network. */
const refusals = async () => {
  await api.securityLog.flush();
  return api.owner.query(sql`SELECT outcome, sum(n)::int AS count FROM (
      SELECT meta ->> 'outcome' AS outcome, 1 AS n FROM es.events
        WHERE type = 'SignInRefused' AND data = ${JSON.stringify({ userId: clerk.id, reason: 'too_busy' })}::jsonb
      UNION ALL
      SELECT meta ->> 'outcome', (data -> 'counts' ->> ${`sign-in as user-${clerk.id}: too_busy`})::int FROM es.events
        WHERE type = 'SecurityEventsCounted') AS refused GROUP BY 1`);
};

test('of two hundred sign-ins at once those beyond the queue are asked to come back, and are in the log like any other [ASVS 16.3.1]', async () => {
  const body = { username: 'busy.clerk', password: PASSWORD };
  const all = Promise.all(
    Array.from({ length: MANY }, (_, n) =>
      api.visitor().request('POST', login.path, { body, headers: { 'x-forwarded-for': `203.0.${n % 10}.1` } }),
    ),
  );
  const meanwhile = await root.send(current);
  const answers: readonly Answer[] = await all;
  const [signedIn, busy] = [200, 503].map((status) => answers.filter((answer) => answer.status === status));
  expect((signedIn?.length ?? 0) + (busy?.length ?? 0)).toBe(MANY);
  expect(signedIn?.length).toBeGreaterThanOrEqual(TAKEN);
  expect(busy?.length).toBeGreaterThan(0);
  for (const { headers, body: problem } of busy ?? []) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(problem).toMatchObject({ status: 503, message: expect.stringMatching(/^Many people are signing in/) });
  }
  expect(meanwhile.status).toBe(200);
  expect(await refusals()).toEqual([{ outcome: 'refused', count: busy?.length }]);
  expect((await api.visitor().send(login, { body })).status).toBe(200);
});
