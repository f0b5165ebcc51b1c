import type { AuditEvent, AuditExportQuery } from '#contracts/api/audit.ts';
import { csvLine } from '../../../../platform/formats/csv.ts';

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

export const FORMATS: Readonly<Record<AuditExportQuery['format'], Format>> = {
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
