import type { Request } from 'express';
import { HttpError } from './http-error.ts';

const DEFAULT_LIMIT = 100_000;
const MAX_DEPTH = 12;
/** Bytes a millisecond that the slowest mobile line sends. */
export const SLOWEST = 32;
/** Milliseconds after which a body is late that does not come as quickly as on the slowest line. */
const PATIENCE = 30_000;
/** Time that a body of at most so many bytes has to arrive: files take their time on a slow line, and nothing else does. */
export const timeFor = (limit: number) => Math.max(PATIENCE, limit / SLOWEST);

/**
 * Reads a JSON body of at most `limit` bytes. Never decompresses: a Content-Encoding other than identity has been refused.
 * @throws HttpError 400 (not JSON, too deep), 413 (too large), 415 (not application/json)
 */
export async function readJsonBody(req: Request, limit = DEFAULT_LIMIT): Promise<unknown> {
  const bytes = await readBytes(req, limit);
  if (bytes.length === 0) return undefined;
  if (!/^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(req.headers['content-type'] ?? '')) {
    throw new HttpError(415, 'Send the body as application/json.');
  }
  const text = bytes.toString('utf8');
  if (isTooDeep(text)) throw new HttpError(400, `The body nests deeper than ${MAX_DEPTH} levels.`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
}

const conditions = new WeakMap<Request, () => Promise<void>>();
/** A body takes its time: `check` throws where its sender may no longer send it once it is there. */
export const checkOnceRead = (req: Request, check: () => Promise<void>) => void conditions.set(req, check);

/** The whole body; 413 as soon as it exceeds `limit` bytes, 408 when it comes too slowly, whatever length it states. */
export async function readBytes(req: Request, limit: number, patience = PATIENCE): Promise<Buffer> {
  if (Number(req.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const chunks: Buffer[] = [];
  const size = await receive(req, limit, patience, (chunk) => chunks.push(chunk));
  if (size > 0) await conditions.get(req)?.();
  return Buffer.concat(chunks);
}

/** Lets the caller send a body that nobody keeps, so that it hears the answer; at most `limit` bytes, as quickly as others. */
export async function drain(req: Request, limit: number, patience = PATIENCE): Promise<void> {
  await receive(req, limit, patience, () => undefined);
}

/** Answers how many bytes came. */
async function receive(req: Request, limit: number, patience: number, take: (chunk: Buffer) => void): Promise<number> {
  let size = 0;
  /** The caller who breaks off is no fault of ours, and hears no answer. */
  const read = async () => {
    try {
      for await (const chunk of req as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > limit) break;
        take(chunk);
      }
    } catch (error) {
      if (req.destroyed && !req.complete) throw new HttpError(400, 'The body did not arrive whole.');
      throw error;
    }
    if (size > limit) throw tooLarge(limit);
  };
  const late = Promise.withResolvers<never>();
  const began = performance.now();
  const look = setInterval(() => {
    if (performance.now() - began > patience + size / SLOWEST) late.reject(tooSlow());
  }, patience / 30).unref();
  await Promise.race([read(), late.promise]).finally(() => clearInterval(look));
  return size;
}

function tooSlow(): HttpError {
  return new HttpError(408, 'The body did not arrive in time. Please send it again.', {
    headers: { Connection: 'close' },
  });
}

/** The connection is given up: the rest of an oversized body is not worth reading. */
function tooLarge(limit: number): HttpError {
  const size = limit >= 1_000_000 ? `${Math.floor(limit / 1_000_000)} MB` : `${Math.floor(limit / 1000)} kB`;
  return new HttpError(413, `The body is larger than ${size}.`, { headers: { Connection: 'close' } });
}

/** Depth is counted before parsing, because parsing deep nesting is what costs. Strings are skipped in one step. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x22) {
      i = endOfString(text, i);
      if (i < 0) return false; // unterminated; JSON.parse says so
    } else if (code === 0x5b || code === 0x7b) {
      if (++depth > MAX_DEPTH) return true;
    } else if (code === 0x5d || code === 0x7d) depth--;
  }
  return false;
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 0x5c) slashes++;
    if (slashes % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  return -1;
}
