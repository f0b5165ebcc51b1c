import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { Request, Response } from 'express';
import { shareAnswer } from '../../answer-cache/share-answer.ts';
import { isFresh, sendNotModified } from '../etag.ts';
import { HttpError } from '../http-error.ts';
import { HANDLED } from '../route.ts';

export interface Format {
  /** With its character set. */
  readonly contentType: string;
  /** `public, max-age=…` for what is the same for everybody. */
  readonly cacheControl: string;
  /** Offers the answer as a file of this name. */
  readonly fileName?: string;
}

/** @throws HttpError 406 when the caller names what it takes, and this is not among it */
export function assertAcceptable(req: Request, contentType: string): void {
  const bare = contentType.split(';')[0] ?? contentType;
  if (req.accepts([bare]) !== false) return;
  throw new HttpError(406, `This address answers ${bare}, which the Accept header of the request rules out.`);
}

export const weakTag = (...parts: readonly string[]) =>
  `W/"${createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22)}"`;

function begin(req: Request, res: Response, { contentType, cacheControl, fileName }: Format, etag: string): boolean {
  assertAcceptable(req, contentType);
  // By session these answers do not differ, but a shared cache is told what a negotiated one depends on.
  res.set({ 'Cache-Control': cacheControl, Vary: 'Accept', ETag: etag });
  if (isFresh(req, etag)) {
    sendNotModified(res, etag);
    return false;
  }
  res.status(200).set('Content-Type', contentType);
  if (fileName !== undefined) res.set('Content-Disposition', `attachment; filename="${fileName}"`);
  return true;
}

/** Answers a text that is there as a whole; its tag is that of its content unless one is given. */
export function sendText(
  req: Request,
  res: Response,
  format: Format,
  body: string,
  etag = weakTag(body),
): typeof HANDLED {
  if (format.cacheControl.startsWith('public')) shareAnswer(res);
  if (begin(req, res, format, etag)) res.send(Buffer.from(body));
  return HANDLED;
}

/**
 * Answers piece by piece, no faster than the caller reads and no longer than the caller stays. What breaks on the way
 * tears the connection, which alone tells the caller that the file is not whole; `failed` is told of it.
 */
export async function sendPieces(
  req: Request,
  res: Response,
  format: Format & { readonly etag: string; readonly failed: (error: unknown) => void },
  pieces: () => AsyncIterable<string>,
): Promise<typeof HANDLED> {
  if (!begin(req, res, format, format.etag)) return HANDLED;
  if (req.method === 'HEAD') {
    res.end();
    return HANDLED;
  }
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  try {
    for await (const piece of pieces()) await write(res, piece, gone.signal);
    gone.signal.throwIfAborted();
    res.end();
  } catch (error) {
    if (!gone.signal.aborted) {
      if (!res.headersSent) throw error;
      format.failed(error);
    }
    res.destroy();
  }
  return HANDLED;
}

async function write(out: Writable, text: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (!out.write(text)) await once(out, 'drain', { signal });
}
