import { Link } from 'wouter';
import type { SavedTender } from '#contracts/api/account/saved.ts';
import { remainingLabel } from '#contracts/rules/tender-status.ts';
import { Failure } from '../../../components/failure.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { LoadingArea } from '../../../components/ui/spinner.tsx';
import { StatusBadge } from '../../../components/ui/status-badge.tsx';
import { formatClosing, scriptOf } from '../../../lib/format/format.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useNow } from '../../../lib/site.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useChangeSaved, useSaved } from '../api/saved-tenders.ts';
import { focusBeside } from '../focus-beside.ts';
import { savedTendersText as text } from '../saved-tenders.messages.en.ts';
import { NothingSaved } from './nothing-saved.tsx';

/** All that the person keeps. What is taken off can be put back by the toast that says so. */
export function SavedTenders() {
  const { data, error, refetch } = useSaved();
  const keeping = useChangeSaved();
  if (error !== null) return <Failure title={text.failed} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingArea label={commonText.loading} />;
  if (data.length === 0) return <NothingSaved text={text} />;
  const takeOff = (tender: SavedTender, row: HTMLElement | null) => {
    focusBeside(row, 'button');
    keeping.mutate({ tender, isKept: false });
  };
  return (
    <ul className="divide-y divide-line">
      {data.map((tender) => (
        <SavedTenderItem key={tender.id} tender={tender} onRemove={(row) => takeOff(tender, row)} />
      ))}
    </ul>
  );
}

interface SavedTenderItemProps {
  readonly tender: SavedTender;
  /** Given the row that will go. */
  readonly onRemove: (row: HTMLElement | null) => void;
}

/** One saved tender: what it is, whether there is still time, and a way to take it off. */
function SavedTenderItem({ tender, onRemove }: SavedTenderItemProps) {
  const isReady = useHydrated();
  const isClosed = tender.status === 'closed';
  const remaining = remainingLabel(tender, useNow());
  const place = [tender.organization, tender.city ?? tender.province].filter(Boolean).join(' · ');
  return (
    <li className="flex items-start gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex min-w-0 grow flex-col gap-1">
        <Link
          href={paths.tender(tender.id)}
          className="line-clamp-2 font-medium underline-offset-4 wrap-anywhere hover:underline"
          {...scriptOf(tender.title)}
        >
          {tender.title}
        </Link>
        {place !== '' && (
          <span className="truncate text-soft text-sm" dir="auto">
            {place}
          </span>
        )}
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          {tender.cancelledAt !== null && <Badge tone="closed">{commonText.cancelled}</Badge>}
          <StatusBadge status={tender.status} />
          <span className={isClosed ? 'text-soft' : undefined}>
            {tender.cancelledAt !== null ? commonText.wasToClose : isClosed ? text.closed : text.closes}{' '}
            <time dateTime={tender.closingDate} className="font-medium">
              {formatClosing(tender.closingDate, tender.closingTime)}
            </time>
          </span>
          {!isClosed && (
            <span className={tender.status === 'closing_soon' ? 'font-medium text-soon' : 'text-soft'}>
              {remaining}
            </span>
          )}
        </span>
      </div>
      <Button
        variant="ghost"
        size="sm"
        aria-label={text.removeOf(tender.title)}
        disabled={!isReady}
        onClick={({ currentTarget }) => onRemove(currentTarget.closest('li'))}
        className="text-soft"
      >
        {text.remove}
      </Button>
    </li>
  );
}
