import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { currentRequestIds, requestIdFields, withoutRequestIds, withRequestIds } from './request-ids.ts';

it('follows what a request starts, and nothing else', async () => {
  const seen = async () => {
    await sleep(1);
    return currentRequestIds();
  };
  expect(await Promise.all([withRequestIds(['a'], seen), withRequestIds(['b'], seen), seen()])).toEqual([
    ['a'],
    ['b'],
    [],
  ]);
  expect(withRequestIds(['a'], () => withoutRequestIds(currentRequestIds))).toEqual([]);
});

it('names each request once, and at most ten', () => {
  const many = Array.from({ length: 30 }, (_, index) => `r${index}`);
  expect(withRequestIds(['a', 'b', 'a'], requestIdFields)).toEqual({ requestId: 'a', requestIds: ['a', 'b'] });
  expect(withRequestIds(many, currentRequestIds)).toHaveLength(10);
});

it('is in every line that is logged on its behalf', () => {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('test', 'info', { write: (line) => lines.push(JSON.parse(line)) });
  logger.info('before');
  withRequestIds(['r-1'], () => logger.child({ part: 'x' }).warn({ n: 1 }, 'within'));
  expect(lines[0]).not.toHaveProperty('requestId');
  expect(lines[1]).toMatchObject({ requestId: 'r-1', part: 'x', n: 1, msg: 'within' });
});
