import type { AuditEvent } from '#contracts/api/audit.ts';
import { RecordCell, RecordRow, RecordTable } from '../../../components/admin/record-table.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { formatSecond } from '../../../lib/format/format-second.ts';
import { text } from '../messages.en.ts';
import { EventDetails } from './event-details.tsx';

export function EventsTable({ events }: { readonly events: readonly AuditEvent[] }) {
  return (
    <RecordTable label={text.heading} columns={Object.values(text.columns)}>
      {events.map((event, at) => (
        <RecordRow key={event.position}>
          <RecordCell label={text.columns.when} className="whitespace-nowrap align-top text-soft tabular-nums">
            <time dateTime={event.recordedAt}>{formatSecond(event.recordedAt)}</time>
            {events[at - 1]?.requestId === event.requestId && (
              <span className="block text-xs">↑ {text.sameRequest}</span>
            )}
          </RecordCell>
          <RecordCell kind="title" className="align-top md:w-full">
            <p className="font-medium" dir="auto">
              {event.summary}
            </p>
            <EventDetails event={event} />
          </RecordCell>
          <RecordCell kind="actions" className="whitespace-nowrap align-top">
            <Badge tone={event.outcome === 'refused' ? 'closed' : 'neutral'}>{text.outcomes[event.outcome]}</Badge>
          </RecordCell>
        </RecordRow>
      ))}
    </RecordTable>
  );
}
