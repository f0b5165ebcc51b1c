import { Link } from 'wouter';
import type { SavedTender } from '#contracts/api/account/saved.ts';
import { Failure } from '../../../components/failure.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { LoadingArea } from '../../../components/ui/spinner.tsx';
import { commonText } from '../../../lib/messages.en.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useKeep, useSaved } from '../api/saved-tenders.ts';
import { shelfText as text } from '../shelf.messages.en.ts';
import { ShelfItem } from './shelf-item.tsx';

/** All that the person keeps. What is taken off can be put back by the toast that says so. */
export function Shelf() {
  const { data, error, refetch } = useSaved();
  const keeping = useKeep();
  if (error !== null) return <Failure title={text.failed} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingArea label={commonText.loading} />;
  if (data.length === 0) return <EmptyShelf />;
  const takeOff = (tender: SavedTender, row: HTMLElement | null) => {
    focusBeside(row);
    keeping.mutate({ tender, isKept: false });
  };
  return (
    <ul className="divide-y divide-line">
      {data.map((tender) => (
        <ShelfItem key={tender.id} tender={tender} onRemove={(row) => takeOff(tender, row)} />
      ))}
    </ul>
  );
}

/** The button that was pressed goes with its row; the focus moves to the next row's, or to the heading. */
function focusBeside(row: HTMLElement | null): void {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const heading = row?.closest('section')?.querySelector<HTMLElement>('h2');
  (neighbour?.querySelector<HTMLElement>('button') ?? heading)?.focus();
}

function EmptyShelf() {
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        <span className="block font-medium">{text.empty}</span>
        <span className="text-soft text-sm">{text.emptyText}</span>
      </p>
      <Link href={paths.tenders} className={buttonClass('secondary')}>
        {text.browse}
      </Link>
    </div>
  );
}
