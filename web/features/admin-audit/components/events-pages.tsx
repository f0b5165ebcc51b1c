import { Link } from 'wouter';
import { buttonClass } from '../../../components/ui/button.tsx';
import type { EventsPage } from '../api/events.ts';
import { type AuditAddress, auditHref, filterOf } from '../audit-address.ts';
import { text } from '../messages.en.ts';

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
