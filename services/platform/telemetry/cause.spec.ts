import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { causeFields, currentCause, withCause, withoutCause } from './cause.ts';

it('follows what a request starts, and nothing else', async () => {
  const seen = async () => {
    await sleep(1);
    return currentCause();
  };
  expect(await Promise.all([withCause(['a'], seen), withCause(['b'], seen), seen()])).toEqual([['a'], ['b'], []]);
  expect(withCause(['a'], () => withoutCause(currentCause))).toEqual([]);
});

it('names each request once, and at most ten', () => {
  const many = Array.from({ length: 30 }, (_, index) => `r${index}`);
  expect(withCause(['a', 'b', 'a'], causeFields)).toEqual({ requestId: 'a', requestIds: ['a', 'b'] });
  expect(withCause(many, currentCause)).toHaveLength(10);
});

it('is in every line that is logged on its behalf', () => {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('test', 'info', { write: (line) => lines.push(JSON.parse(line)) });
  logger.info('before');
  withCause(['r-1'], () => logger.child({ part: 'x' }).warn({ n: 1 }, 'within'));
  expect(lines[0]).not.toHaveProperty('requestId');
  expect(lines[1]).toMatchObject({ requestId: 'r-1', part: 'x', n: 1, msg: 'within' });
});
