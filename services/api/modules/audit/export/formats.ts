import type { AuditEvent, AuditExportQuery } from '#contracts/api/audit.ts';
import { csvLine } from '../../../platform/formats/csv.ts';

interface Format {
  readonly contentType: string;
  readonly head: string;
  readonly line: (event: AuditEvent) => string;
}

const COLUMNS = [
  'position',
  'time',
  'actor',
  'actor_id',
  'type',
  'outcome',
  'summary',
  'target',
  'target_record',
  'changes',
  'request_id',
  'client',
  'stream',
  'version',
] as const;

const inWords = (changes: AuditEvent['changes']) =>
  changes.map(({ field, before, after }) => `${field}: ${before ?? 'none'} → ${after ?? 'none'}`).join('\n');

export const FORMATS: Readonly<Record<AuditExportQuery['format'], Format>> = {
  csv: {
    contentType: 'text/csv; charset=utf-8',
    head: csvLine(COLUMNS),
    line: (event) =>
      csvLine([
        event.position,
        event.recordedAt,
        event.actor.name,
        event.actor.id,
        event.type,
        event.outcome,
        event.summary,
        event.target?.name ?? null,
        event.target?.record ?? null,
        inWords(event.changes),
        event.requestId,
        event.client,
        event.stream,
        event.version,
      ]),
  },
  jsonl: {
    contentType: 'application/x-ndjson; charset=utf-8',
    head: '',
    line: (event) => `${JSON.stringify(event)}\n`,
  },
};
