import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { AuditExportQuery } from '#contracts/api/audit.ts';
import type { Queryable } from '#db/connection.ts';
import { presentEvents } from '../audit.presenter.ts';
import { type EventFilter, findEvents } from '../audit.queries.ts';
import { FORMATS } from './formats.ts';

const PAGE = 500;

/**
 * Writes the events up to `upTo`, newest first, a page at a time; the next page is read when the last one is on its way,
 * so that memory does not grow with the log. Each page is a statement of its own, so nothing is held open for long.
 * @throws AbortError when `signal` aborts
 */
export async function writeExport(
  db: Queryable,
  out: Writable,
  { filter, format, upTo }: { filter: EventFilter; format: AuditExportQuery['format']; upTo: number },
  signal: AbortSignal,
): Promise<void> {
  const { head, line } = FORMATS[format];
  let before: number | undefined = upTo + 1;
  if (head !== '') await write(out, head, signal);
  while (before !== undefined) {
    const events = await findEvents(db, filter, { before, limit: PAGE });
    signal.throwIfAborted();
    const lines = (await presentEvents(db, events)).map(line);
    if (lines.length > 0) await write(out, lines.join(''), signal);
    before = events.length < PAGE ? undefined : events.at(-1)?.position;
  }
}

async function write(out: Writable, text: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (!out.write(text)) await once(out, 'drain', { signal });
}
