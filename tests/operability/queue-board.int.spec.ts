import { expect, it } from 'vitest';
import { queueBoardEndpoints } from '#contracts/api/operations/queue-board.ts';
import { job } from '#contracts/jobs/jobs.ts';
import { sql } from '#db/connection.ts';
import { createLogger } from '../../services/platform/logger.ts';
import { SCHEDULE } from '../../services/worker/jobs.ts';
import { openQueue } from '../../services/worker/queue/queue.ts';
import { startApi } from '../support/api/start-api.ts';
import { forAllTests } from '../support/for-tests.ts';

const api = forAllTests(startApi);

it('is for administrators only [ASVS 13.4.5]', async () => {
  expect((await api.visitor().send(queueBoardEndpoints.page)).status).toBe(401);
  const user = await api.user();
  expect((await user.send(queueBoardEndpoints.page)).status).toBe(403);
});

it('says when the queue cannot be read', async () => {
  const chief = await api.superAdmin();
  await api.owner.query(sql`ALTER SCHEMA bullmq RENAME TO away`);
  const answer = await chief.send(queueBoardEndpoints.page);
  await api.owner.query(sql`ALTER SCHEMA away RENAME TO bullmq`);
  expect([answer.status, answer.body]).toEqual([503, expect.stringContaining('does not answer')]);
});

it('shows what waits and when the clock wakes the queue, under the policy of every page', async () => {
  const logger = createLogger('test', 'silent');
  const queue = await openQueue({ databaseUrl: api.config.databaseUrl, redisUrl: undefined }, logger);
  await queue.schedule(SCHEDULE, true);
  await queue.add([job('confirmation-mail', { subscriptionId: 7 }), job('collect-images', {}, 60_000)]);
  const { status, headers, body } = await (await api.superAdmin()).send(queueBoardEndpoints.page);
  await queue.close();
  expect(status).toBe(200);
  expect(body).toContain('<td>confirmation-mail-7</td>');
  expect(body).toMatch(/<td>waiting<\/td><td>[1-9]/);
  expect(body).toMatch(/<td>digests-daily<\/td><td>\d+ \w+ \d{4}, 07:00:00<\/td>/);
  expect(headers.get('cache-control')).toBe('private, no-store');
  const [, nonce] = /<style nonce="([^"]+)">/.exec(String(body)) ?? [];
  expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
});
