import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { SavedTender } from '#contracts/api/account/saved.ts';
import { Failure } from '../../../components/failure.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { buttonClass } from '../../../components/ui/button-styles.ts';
import { LoadingArea } from '../../../components/ui/spinner.tsx';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { savedText } from '../../../lib/messages/account/saved.ts';
import { shelfText as text } from '../../../lib/messages/account/shelf.ts';
import { commonText } from '../../../lib/messages/common.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useRemove, useSave, useSaved } from '../api/use-saved.ts';
import { ShelfItem } from './shelf-item.tsx';

/** All that the person keeps. What is taken off can be put back as long as the page is open. */
export function Shelf() {
  const { data, error, refetch } = useSaved();
  const [removed, setRemoved] = useState<SavedTender | null>(null);
  const save = useSave();
  const remove = useRemove();
  const fail = useFailureToast();
  if (error !== null) return <Failure title={text.failed} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingArea label={commonText.loading} />;
  const takeOff = (tender: SavedTender) => {
    setRemoved(tender);
    remove.mutate(tender, {
      onError: (reason) => {
        setRemoved(null);
        fail(savedText.removeFailed, reason);
      },
    });
  };
  const putBack = (tender: SavedTender) => {
    setRemoved(null);
    save.mutate(tender, { onError: (reason) => fail(savedText.saveFailed, reason) });
  };
  return (
    <>
      {removed !== null && <Removed key={removed.id} tender={removed} onUndo={() => putBack(removed)} />}
      {data.length === 0 ? (
        <EmptyShelf />
      ) : (
        <ul className="divide-y divide-line">
          {data.map((tender) => (
            <ShelfItem key={tender.id} tender={tender} onRemove={() => takeOff(tender)} />
          ))}
        </ul>
      )}
    </>
  );
}

interface RemovedProps {
  readonly tender: SavedTender;
  readonly onUndo: () => void;
}

/** Takes the focus, because the button that was pressed has gone with its row. */
function Removed({ tender, onUndo }: RemovedProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="mb-3 flex items-center justify-between gap-3 rounded-md bg-muted px-4 py-2 text-sm">
      <p role="status" className="min-w-0 truncate">
        {text.removed(tender.title)}
      </p>
      <Button ref={button} variant="secondary" size="sm" onClick={onUndo}>
        {text.undo}
      </Button>
    </div>
  );
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
