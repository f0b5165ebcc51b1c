import type { SavedTender } from '#contracts/api/account/saved.ts';
import { Failure } from '../../../components/failure.tsx';
import { LoadingArea } from '../../../components/ui/spinner.tsx';
import { commonText } from '../../../lib/messages.en.ts';
import { useChangeSaved, useSaved } from '../api/saved-tenders.ts';
import { focusBeside } from '../focus-beside.ts';
import { savedTendersText as text } from '../saved-tenders.messages.en.ts';
import { NothingSaved } from './nothing-saved.tsx';
import { SavedTenderItem } from './saved-tender-item.tsx';

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
