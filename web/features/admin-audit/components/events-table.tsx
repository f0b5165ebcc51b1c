import { Link } from 'wouter';
import type { AuditEvent } from '#contracts/api/audit.ts';
import { type Columns, RecordTable } from '../../../components/admin/record-table.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { formatInstant } from '../../../lib/format/format.ts';
import type { EventsPage } from '../api/events.ts';
import { type AuditAddress, auditHref, filterOf } from '../audit-address.ts';
import { text } from '../messages.en.ts';
import { EventDetails } from './event-details.tsx';

const COLUMNS: Columns<AuditEvent, keyof typeof text.columns> = {
  when: {
    className: 'whitespace-nowrap align-top text-soft tabular-nums',
    cell: ({ recordedAt, requestId }, at, events) => (
      <>
        <time dateTime={recordedAt}>{formatSecond(recordedAt)}</time>
        {events[at - 1]?.requestId === requestId && <span className="block text-xs">↑ {text.sameRequest}</span>}
      </>
    ),
  },
  what: {
    kind: 'title',
    className: 'align-top md:w-full',
    cell: (event) => (
      <>
        <p className="font-medium" dir="auto">
          {event.summary}
        </p>
        <EventDetails event={event} />
      </>
    ),
  },
  outcome: {
    kind: 'actions',
    className: 'whitespace-nowrap align-top',
    cell: ({ outcome }) => <Badge tone={outcome === 'refused' ? 'closed' : 'neutral'}>{text.outcomes[outcome]}</Badge>,
  },
};

export const EventsTable = ({ events }: { readonly events: readonly AuditEvent[] }) => (
  <RecordTable
    label={text.heading}
    items={events}
    keyOf={({ position }) => position}
    labels={text.columns}
    columns={COLUMNS}
  />
);

/** Newer and older: the log grows at the top, so its pages have no numbers. */
export function EventsPages({ address, page }: { readonly address: AuditAddress; readonly page: EventsPage }) {
  const filter = filterOf(address);
  const { newer, older, events } = page;
  const isMoved = address.before !== '' || address.after !== '';
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
      <p role="status" className="text-sm text-soft tabular-nums">
        {text.shown(events.length)}
      </p>
      <nav aria-label={text.pages} className="flex flex-wrap gap-2">
        {isMoved && <Step href={auditHref(filter)} label={text.newest} />}
        <Step href={newer && auditHref({ ...filter, after: newer })} label={text.newer} />
        <Step href={older && auditHref({ ...filter, before: older })} label={text.older} />
      </nav>
    </div>
  );
}

function Step({ href, label }: { readonly href: string | undefined; readonly label: string }) {
  const style = buttonClass('secondary', 'sm');
  return href === undefined ? (
    <button type="button" disabled className={style}>
      {label}
    </button>
  ) : (
    <Link href={href} className={style}>
      {label}
    </Link>
  );
}

/** An ISO instant as '30 Nov 2025, 11:00:07 am' in Karachi, for logs. */
function formatSecond(instant: string): string {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return instant;
  const seconds = new Date(at).toISOString().slice(17, 19);
  return formatInstant(instant).replace(/:\d\d/, (minutes) => `${minutes}:${seconds}`);
}
