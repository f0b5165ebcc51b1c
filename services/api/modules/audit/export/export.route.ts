import { type AuditEvent, type AuditExportQuery, auditEndpoints } from '#contracts/api/audit.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import type { Queryable } from '#db/connection.ts';
import { finalPosition } from '#db/event-store/final-position.ts';
import { csvLine } from '../../../../platform/formats/csv.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { presentEvents } from '../audit.presenter.ts';
import { countEvents, type EventFilter, findEvents } from '../audit.queries.ts';
import { resolveFilter } from '../audit-filter.ts';

export function exportRoute({ db, clock, securityLog }: Dependencies): Route {
  return route(auditEndpoints.export, async ({ query, meta, req }) => {
    const filter = await resolveFilter(db, query);
    // No log, no export: whoever takes the log with them is in it first.
    const { method, path } = auditEndpoints.export;
    if (req.method === method)
      await securityLog.recordExport({ route: path, format: query.format, filter: inLog(filter) }, meta);
    const upTo = await finalPosition(db);
    const count = await countEvents(db, filter, upTo);
    return {
      headers: {
        'Content-Type': FORMATS[query.format].contentType,
        'Content-Disposition': `attachment; filename="ailaan-events-${karachiDay(clock())}.${query.format}"`,
        'Cache-Control': 'private, no-store',
        'X-Total-Count': String(count),
      },
      body: exportPieces(db, { filter, format: query.format, upTo }),
    };
  });
}

/** The query as it was resolved: a username in it would outlive the account's erasure. */
function inLog({ type, actor, records = [], refused, from, until: to }: EventFilter): Record<string, string> {
  const outcome = refused === undefined ? undefined : refused ? 'refused' : 'done';
  const target = records.length > 1 ? records[0]?.replace(/^.*-/, '#') : records[0];
  const entries = Object.entries({ type, actor, target, outcome, from, to });
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

const PAGE = 500;

/**
 * The events up to `upTo`, newest first, a page at a time, so that memory does not grow with the log. Each page is a
 * statement of its own, so nothing is held open for long.
 */
async function* exportPieces(
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

interface Format {
  readonly contentType: string;
  readonly head: string;
  readonly line: (event: AuditEvent) => string;
}

const inWords = (changes: AuditEvent['changes']) =>
  changes.map(({ field, before, after }) => `${field}: ${before ?? 'none'} → ${after ?? 'none'}`).join('\n');

const COLUMNS: Readonly<Record<string, (event: AuditEvent) => string | number | null>> = {
  position: (event) => event.position,
  time: (event) => event.recordedAt,
  actor: (event) => event.actor.name,
  actor_id: (event) => event.actor.id,
  type: (event) => event.type,
  outcome: (event) => event.outcome,
  summary: (event) => event.summary,
  target: (event) => event.target?.name ?? null,
  target_record: (event) => event.target?.record ?? null,
  changes: (event) => inWords(event.changes),
  request_id: (event) => event.requestId,
  client: (event) => event.client,
  stream: (event) => event.stream,
  version: (event) => event.version,
};

const FORMATS: Readonly<Record<AuditExportQuery['format'], Format>> = {
  csv: {
    contentType: 'text/csv; charset=utf-8',
    head: csvLine(Object.keys(COLUMNS)),
    line: (event) => csvLine(Object.values(COLUMNS).map((cell) => cell(event))),
  },
  jsonl: {
    contentType: 'application/x-ndjson; charset=utf-8',
    head: '',
    line: (event) => `${JSON.stringify(event)}\n`,
  },
};
