import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Notice } from '../map/judge-row.ts';
import { BatchScheduler } from './batch-scheduler.ts';
import type { Result } from './write-batch.ts';

const notice = (reference: string | null, source = 'Dawn') => ({ row: { reference, source } }) as unknown as Notice;

/** Lanes whose batches are written when the test says so; a batch is named by the reference of its first notice. */
function started(options: { isWide?: boolean; isAllKnown?: (batch: readonly Notice[]) => boolean } = {}) {
  const { isWide = true, isAllKnown = () => true } = options;
  const [begun, accepted]: string[][] = [[], []];
  const open = new Map<string, PromiseWithResolvers<Result>>();
  const stop = new AbortController();
  const scheduler = new BatchScheduler({
    write: (batch) => {
      const name = String(batch[0]?.row.reference);
      const writing = Promise.withResolvers<Result>();
      open.set(name, writing);
      begun?.push(name);
      return writing.promise;
    },
    accept: (result) => accepted?.push(String(result.added)),
    isAllKnown,
    isWide: async () => isWide,
    signal: stop.signal,
  });
  return {
    ...{ begun, accepted, stop, lanes: scheduler },
    async begin(notices: readonly Notice[], isRepeated = false) {
      const beginning = scheduler.begin(notices, isRepeated);
      beginning.catch(() => undefined);
      await turn();
      return { beginning };
    },
    async end(name: string) {
      open.get(name)?.resolve({ added: Number(name) } as Result);
      await turn();
    },
    async fail(name: string) {
      open.get(name)?.reject(new Error('The disk is full'));
      await turn();
    },
  };
}

describe('two batches are written at once', () => {
  test('of one source that numbers its notices; their results come in the order of the file', async () => {
    const { begun, accepted, begin, end, lanes: scheduler } = started();
    for (const name of ['1', '2', '3']) await begin([notice(name)]);
    expect(begun).toEqual(['1', '2']);
    await end('2');
    expect(accepted).toEqual([]);
    await end('1');
    expect([begun, accepted]).toEqual([
      ['1', '2', '3'],
      ['1', '2'],
    ]);
    await end('3');
    await scheduler.end();
    expect(accepted).toEqual(['1', '2', '3']);
  });

  test.each([
    ['of two sources', notice('2', 'Jang'), {}],
    ['without a number', notice(null), {}],
    [
      'that name something new',
      notice('2'),
      { isAllKnown: ([first]: readonly Notice[]) => first?.row.reference !== '2' },
    ],
    ['in a portal that has tenders', notice('2'), { isWide: false }],
  ])('but not %s', async (_, second, options) => {
    const { begun, begin, end } = started(options);
    await begin([notice('1')]);
    await begin([second]);
    expect(begun).toEqual(['1']);
    await end('1');
    expect(begun).toHaveLength(2);
    await begin([notice('3')]);
    expect(begun).toHaveLength(2);
  });

  test('but not of a notice that was met before', async () => {
    const { begun, begin, end } = started();
    await begin([notice('1')]);
    await begin([notice('2')], true);
    expect(begun).toEqual(['1']);
    await end('1');
    expect(begun).toEqual(['1', '2']);
  });
});

test('a failure ends the import when nothing is being written any more', async () => {
  const { begin, end, fail, begun } = started();
  await begin([notice('1')]);
  await begin([notice('2')]);
  const { beginning } = await begin([notice('3')]);
  await fail('1');
  let isTold = false;
  beginning.catch(() => {
    isTold = true;
  });
  await turn();
  expect(isTold).toBe(false);
  await end('2');
  await expect(beginning).rejects.toThrow('The disk is full');
  expect(begun).toEqual(['1', '2']);
});

test('a stopped import begins nothing more', async () => {
  const { begin, end, stop, begun } = started({ isWide: false });
  await begin([notice('1')]);
  const { beginning } = await begin([notice('2')]);
  stop.abort();
  await end('1');
  await beginning;
  expect(begun).toEqual(['1']);
});
