import { describe, expect, it } from 'vitest';
import { receiveFile } from './receive-file.ts';

function answer(...parts: string[]): Response {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/csv' } });
}

describe('a streamed file', () => {
  it('arrives whole, with its type', async () => {
    const { file } = await receiveFile(answer('a,b\r\n', '1,"پل"\r\n'), { returns: true, onLines: () => undefined });
    expect(await file.text()).toBe('a,b\r\n1,"پل"\r\n');
    expect(file.type).toBe('text/csv');
  });

  it('tells of its lines as they come; a line end inside a cell is none', async () => {
    const seen: number[] = [];
    const { lines } = await receiveFile(answer('a\r', '\n"x\ny"\r\n', 'b\r\n'), {
      returns: true,
      onLines: (count) => void seen.push(count),
    });
    expect([seen, lines]).toEqual([[0, 2, 3], 3]);
  });

  it('of JSON lines counts every line end', async () => {
    const { lines } = await receiveFile(answer('{}\n{}\n'), { returns: false, onLines: () => undefined });
    expect(lines).toBe(2);
  });
});
