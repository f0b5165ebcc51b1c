import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { AuditChange, AuditEvent } from '#contracts/api/audit.ts';
import { isCalendarDay } from '#contracts/rules/karachi-time.ts';
import { EVENT_TYPE_LABELS, isEventType } from '#contracts/vocabulary/event-types.ts';
import { type Columns, RecordTable } from '../../../components/admin/record-table.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { PageStep } from '../../../components/ui/pagination/pagination.tsx';
import { formatDay, formatInstant, scriptOf } from '../../../lib/format/format.ts';
import type { EventsPage } from '../api/events.ts';
import { type AuditAddress, auditHref, EVERYTHING, filterOf } from '../audit-address.ts';
import { text } from '../messages.en.ts';

const COLUMNS: Columns<AuditEvent, keyof typeof text.columns> = {
  when: {
    className: 'md:whitespace-nowrap align-top text-soft tabular-nums',
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
        {isMoved && (
          <PageStep href={auditHref(filter)} size="sm">
            {text.newest}
          </PageStep>
        )}
        <PageStep href={newer && auditHref({ ...filter, after: newer })} size="sm">
          {text.newer}
        </PageStep>
        <PageStep href={older && auditHref({ ...filter, before: older })} size="sm">
          {text.older}
        </PageStep>
      </nav>
    </div>
  );
}

/** An ISO instant as '30 Nov 2025, 11:00:07 am' in Karachi, for logs. */
function formatSecond(instant: string): string {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return instant;
  const seconds = new Date(at).toISOString().slice(17, 19);
  return formatInstant(instant).replace(/:\d\d/, (minutes) => `${minutes}:${seconds}`);
}

/** Details of an event: before → after, and its origin. Made when somebody asks: those of a page are seven thousand elements. */
function EventDetails({ event }: { readonly event: AuditEvent }) {
  const { position, type, actor, target, client, requestId, stream, version, changes } = event;
  const [isOpen, setOpen] = useState(false);
  const actorFilter = actor.kind === 'user' ? `user-${actor.id}` : actor.kind;
  return (
    <details className="mt-1" onToggle={(toggled) => setOpen(toggled.currentTarget.open)}>
      <summary className="w-fit cursor-pointer rounded-sm py-0.5 text-link text-sm underline underline-offset-4">
        {text.details}
        <span className="sr-only"> ({text.detailsOf(position)})</span>
      </summary>
      {isOpen && (
        <div className="mt-2 grid gap-4">
          {changes.length > 0 && <Changes changes={changes} />}
          <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
            <Fact label={text.facts.actor}>
              <FilterLink href={auditHref({ ...EVERYTHING, actor: actorFilter })} label={text.doneBy(actor.name)}>
                {actor.name}
              </FilterLink>
            </Fact>
            {target !== null && (
              <Fact label={text.facts.target}>
                <FilterLink
                  href={auditHref({ ...EVERYTHING, target: target.record })}
                  label={text.historyOf(target.name)}
                >
                  {target.name}
                </FilterLink>
              </Fact>
            )}
            <Fact label={text.facts.type}>{isEventType(type) ? EVENT_TYPE_LABELS[type] : type}</Fact>
            <Fact label={text.facts.client}>{client ?? text.unknownClient}</Fact>
            <Fact label={text.facts.request}>{requestId}</Fact>
            <Fact label={text.facts.place}>{text.place(position, stream, version)}</Fact>
          </dl>
        </div>
      )}
    </details>
  );
}

function Changes({ changes }: { readonly changes: readonly AuditChange[] }) {
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="grid gap-1 px-3 py-2 text-sm sm:grid-cols-[9rem_1fr_auto_1fr] sm:gap-3">
          <span className="font-medium">{field}</span>
          <Value label={text.before} value={before} />
          <span aria-hidden="true" className="text-soft max-sm:hidden">
            →
          </span>
          <Value label={text.after} value={after} />
        </li>
      ))}
    </ul>
  );
}

/** A day or an instant as elsewhere on the site; a text that only has one in it stays as it was typed. */
function inWords(value: string): string {
  if (isCalendarDay(value)) return formatDay(value);
  return INSTANT.test(value) ? formatInstant(value) : value;
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function Value({ label, value }: { readonly label: string; readonly value: string | null }) {
  return (
    <span className="whitespace-pre-line wrap-anywhere">
      <span className="me-2 text-soft text-xs sm:sr-only">{label}: </span>
      {value === null ? (
        <span className="text-soft italic">{text.none}</span>
      ) : (
        <bdi {...scriptOf(value)}>{inWords(value)}</bdi>
      )}
    </span>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-soft text-xs">{label}</dt>
      <dd className="wrap-anywhere" dir="auto">
        {children}
      </dd>
    </div>
  );
}

interface FilterLinkProps {
  readonly href: string;
  readonly label: string;
  readonly children: ReactNode;
}

function FilterLink({ href, label, children }: FilterLinkProps) {
  return (
    <Link href={href} title={label} className="text-link underline underline-offset-4">
      {children}
    </Link>
  );
}
