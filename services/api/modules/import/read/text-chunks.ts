import { createReadStream } from 'node:fs';

const CHUNK_BYTES = 262_144;

export interface ReadOptions {
  readonly signal?: AbortSignal | undefined;
  /** Told how many bytes have been read so far. */
  readonly onBytes?: ((bytes: number) => void) | undefined;
}

/** The text of a UTF-8 file piece by piece, without its byte order mark. Ends early, without an error, on abort. */
export async function* textChunks(path: string, options: ReadOptions = {}): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  let bytes = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    if (options.signal?.aborted) return;
    bytes += chunk.length;
    options.onBytes?.(bytes);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}
