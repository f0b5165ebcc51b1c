import { describe, expect, it } from 'vitest';
import type { DraftRow } from '#contracts/api/operations/drafts.ts';
import type { StoredFile } from '#contracts/api/tenders/documents.ts';
import { createQueue, isOver } from './queue.ts';

const fileOf = (name: string, text = name) => new File([text], name);
const storedOf = (name: string) => ({ digest: name.padEnd(64, '0'), name }) as StoredFile;
const draftOf = (id: number) => ({ id, state: 'open' }) as DraftRow;

describe('files dropped into the inbox', () => {
  it('are sent and filed one after the other, in their order', async () => {
    const done: string[] = [];
    const queue = createQueue({
      send: async ({ name }) => {
        done.push(`send ${name}`);
        await new Promise((resolve) => setTimeout(resolve, name === 'a' ? 20 : 0));
        return storedOf(name);
      },
      fileAway: async ({ name }) => {
        done.push(`file ${name}`);
        return { isNew: true, draft: draftOf(1) };
      },
    });
    queue.add([fileOf('a'), fileOf('b')]);
    queue.add([fileOf('c')]);
    await queue.idle();
    expect(done).toEqual(['send a', 'file a', 'send b', 'file b', 'send c', 'file c']);
    expect(queue.read()).toEqual({ sendings: [], filed: 3 });
  });

  it('stay in the list when they are refused, known, or empty, until they are dismissed', async () => {
    const queue = createQueue({
      send: async ({ name }) =>
        name === 'bad' ? { kind: 'refused', sentence: 'This is no picture.' } : storedOf(name),
      fileAway: async ({ name }) => {
        if (name === 'full') throw new Error('The inbox is full.');
        return { isNew: false, draft: draftOf(7) };
      },
    });
    queue.add([fileOf('bad'), fileOf('known'), fileOf('empty', ''), fileOf('full')]);
    await queue.idle();
    const { sendings, filed } = queue.read();
    expect(filed).toBe(0);
    expect(sendings.every(isOver)).toBe(true);
    expect(sendings.map(({ fault, known }) => fault ?? known?.id)).toEqual([
      'This is no picture.',
      7,
      'The file is empty. Please choose it again.',
      'The inbox is full.',
    ]);
    queue.add([fileOf('late')]);
    queue.dismissOver();
    expect(queue.read().sendings.map(({ name }) => name)).toEqual(['late']);
    await queue.idle();
    for (const { id } of queue.read().sendings) queue.dismiss(id);
    expect(queue.read().sendings).toEqual([]);
  });

  it('are not filed once they are taken out of the list', async () => {
    const filed: string[] = [];
    const queue = createQueue({
      send: async ({ name }) => storedOf(name),
      fileAway: async ({ name }) => {
        filed.push(name);
        return { isNew: true, draft: draftOf(1) };
      },
    });
    queue.add([fileOf('a'), fileOf('b')]);
    queue.dismiss(2);
    await queue.idle();
    expect(filed).toEqual(['a']);
  });
});
