import { expect, test } from 'vitest';
import { TaskProcess } from './task-process.ts';

const ODD = new URL('../../../tests/support/isolation/odd-tasks.child.ts', import.meta.url);
const LIMITS = { silenceMs: 30_000, heapMb: 64 };
const SETTINGS = { level: 7 };
const ended = (reason: string) => expect.objectContaining({ name: 'ProcessEndedError', reason });

test('a task that comes to no end is given up with those behind it, and the next one is done [ASVS 15.2.2]', async () => {
  const tasks = new TaskProcess(ODD, SETTINGS, { ...LIMITS, silenceMs: 1500 });
  const asked = Promise.allSettled([tasks.ask({ goes: 'nowhere' }), tasks.ask({ goes: 'on' })]);
  const given = { status: 'rejected', reason: ended('silence') };
  expect(await asked).toEqual([given, given]);
  expect(await tasks.ask({ goes: 'on' })).toEqual(SETTINGS);
});

test('a task that takes all memory, or fails, costs the next one nothing [ASVS 15.2.2]', async () => {
  const tasks = new TaskProcess(ODD, SETTINGS, LIMITS);
  await expect(tasks.ask({ goes: 'mad' })).rejects.toEqual(ended('memory'));
  await expect(tasks.ask({ goes: 'wrong' })).rejects.toThrow('as it has to');
  expect(await tasks.ask({ goes: 'on' })).toEqual(SETTINGS);
});

test('a program that cannot even begin leaves nobody waiting', async () => {
  const tasks = new TaskProcess(new URL('none.ts', ODD), SETTINGS, LIMITS);
  await expect(tasks.ask({ goes: 'on' })).rejects.toEqual(ended('other'));
});
