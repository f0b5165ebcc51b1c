import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { AuditChange, AuditEvent } from '#contracts/api/audit.ts';
import { EVENT_TYPE_LABELS, isEventType } from '#contracts/vocabulary/event-types.ts';
import { auditHref, EVERYTHING } from '../audit-address.ts';
import { text } from '../messages.en.ts';

/** Details of an event: before → after, and its origin. Closed until somebody asks. */
export function EventDetails({ event }: { readonly event: AuditEvent }) {
  const { position, type, actor, target, client, requestId, stream, version, changes } = event;
  const actorFilter = actor.kind === 'user' ? `user-${actor.id}` : actor.kind;
  return (
    <details className="mt-1">
      <summary className="w-fit cursor-pointer rounded-sm py-0.5 text-link text-sm underline underline-offset-4">
        {text.details}
        <span className="sr-only"> ({text.detailsOf(position)})</span>
      </summary>
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

function Value({ label, value }: { readonly label: string; readonly value: string | null }) {
  return (
    <span dir="auto" className="whitespace-pre-line wrap-anywhere">
      <span className="me-2 text-soft text-xs sm:sr-only">{label}: </span>
      {value === null ? <span className="text-soft italic">{text.none}</span> : value}
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
