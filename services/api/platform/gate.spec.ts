import { expect, test } from 'vitest';
import { createGate, createSharedGate } from './gate.ts';

const busy = () => new Error('busy');
const turns = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

function work() {
  let running = 0;
  let most = 0;
  const finish: (() => void)[] = [];
  return {
    task: async () => {
      most = Math.max(most, ++running);
      await new Promise<void>((resolve) => finish.push(resolve));
      running--;
      return 'done';
    },
    finishOne: () => finish.shift()?.(),
    get most() {
      return most;
    },
  };
}

test('two run at a time, the rest wait in order, and every place is handed on', async () => {
  const gate = createGate({ atOnce: 2, most: 52, full: busy });
  const seen = work();
  const { task, finishOne } = seen;
  const order: number[] = [];
  const all = [0, 1, 2, 3, 4].map((n) => gate(task).then(() => order.push(n)));
  for (let round = 0; round < 5; round++) {
    await turns();
    finishOne();
  }
  await Promise.all(all);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(seen.most).toBe(2);
});

test('a full queue refuses at once, and room is made again by those who finish [ASVS 15.2.2]', async () => {
  const gate = createGate({ most: 2, full: busy });
  const { task, finishOne } = work();
  const first = gate(task);
  const second = gate(task);
  await expect(gate(task)).rejects.toThrow('busy');
  await turns();
  finishOne();
  expect(await first).toBe('done');
  const third = gate(task);
  for (let round = 0; round < 2; round++) {
    await turns();
    finishOne();
  }
  expect(await Promise.all([second, third])).toEqual(['done', 'done']);
});

test('work that fails leaves its place to the next', async () => {
  const gate = createGate({ most: 2, full: busy });
  await expect(gate(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate(async () => 'next')).toBe('next');
});

test('nobody takes every place of a shared gate, and each has a limit of its own [ASVS 15.2.2]', async () => {
  const gate = createSharedGate({ atOnce: 3, most: 10, ofEach: 2, mostOfEach: 3, full: busy });
  const seen = work();
  const { task, finishOne } = seen;
  const greedy = [gate('a', task), gate('a', task), gate('a', task)];
  await expect(gate('a', task)).rejects.toThrow('busy');
  await turns();
  expect(seen.most).toBe(2);
  const other = gate('b', task);
  await turns();
  expect(seen.most).toBe(3);
  for (let round = 0; round < 4; round++) {
    finishOne();
    await turns();
  }
  expect(await Promise.all([...greedy, other])).toHaveLength(4);
  expect(seen.most).toBe(3);
});
