import type { AuditExportQuery } from '#contracts/api/audit.ts';
import type { Queryable } from '#db/connection.ts';
import { presentEvents } from '../audit.presenter.ts';
import { type EventFilter, findEvents } from '../audit.queries.ts';
import { FORMATS } from './formats.ts';

const PAGE = 500;

/**
 * The events up to `upTo`, newest first, a page at a time, so that memory does not grow with the log. Each page is a
 * statement of its own, so nothing is held open for long.
 */
export async function* exportPieces(
  db: Queryable,
  { filter, format, upTo }: { filter: EventFilter; format: AuditExportQuery['format']; upTo: number },
): AsyncGenerator<string> {
  const { head, line } = FORMATS[format];
  if (head !== '') yield head;
  for (let before: number | undefined = upTo + 1; before !== undefined; ) {
    const events = await findEvents(db, filter, { before, limit: PAGE });
    if (events.length > 0) yield (await presentEvents(db, events)).map(line).join('');
    before = events.length < PAGE ? undefined : events.at(-1)?.position;
  }
}
