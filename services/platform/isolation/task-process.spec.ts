import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { TaskProcess } from './task-process.ts';

const ODD = new URL('../../../tests/support/isolation/odd-tasks.child.ts', import.meta.url);
const LIMITS = { silenceMs: 30_000, heapMb: 64 };
const SETTINGS = { level: 7 };
const ended = (reason: string) => expect.objectContaining({ name: 'ProcessEndedError', reason });

test('a task that comes to no end is given up, and the next one is done [ASVS 15.2.2]', async () => {
  const tasks = new TaskProcess(ODD, SETTINGS, { ...LIMITS, silenceMs: 1500 });
  await expect(tasks.ask({ goes: 'nowhere' })).rejects.toEqual(ended('silence'));
  expect(await tasks.ask({ goes: 'on' })).toEqual(SETTINGS);
});

test('no task is blamed for an end that another may have caused', async () => {
  const tasks = new TaskProcess(ODD, SETTINGS, { ...LIMITS, silenceMs: 1500 });
  const given = { status: 'rejected', reason: ended('other') };
  for (const goes of ['nowhere', 'mad'])
    expect(await Promise.allSettled([tasks.ask({ goes }), tasks.ask({ goes: 'on' })])).toEqual([given, given]);
});

test('no task is blamed for a process that an operator, or a machine without memory, killed', async () => {
  const tasks = new TaskProcess(ODD, SETTINGS, LIMITS);
  await expect(tasks.ask({ goes: 'killed' })).rejects.toEqual(ended('other'));
});

test('tasks are done where nobody may set how nice a process is, as below systemd', async () => {
  const mayNot = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-sys_nice', '--inh-caps=-sys_nice'] : [];
  const asking = fileURLToPath(new URL('../../../tests/support/isolation/nice.child.ts', import.meta.url));
  const { stdout } = await promisify(execFile)('nice', ['-n', '19', ...mayNot, process.execPath, asking]);
  expect(stdout).toBe('done\n');
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
