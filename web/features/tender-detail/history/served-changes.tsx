import { useQueryClient } from '@tanstack/react-query';
import type { Tender, TenderChange } from '#contracts/api/tenders.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { HISTORY_ID, historyKey } from '../api/tender.ts';
import { ChangeList } from './change-list.tsx';
import { text } from './messages.en.ts';
import { newestChanges } from './newest-changes.ts';

interface ServedChangesProps {
  readonly tender: Tender;
  /** All of them, however long that gets; else the newest, with the way to the others. */
  readonly isWhole: boolean;
}

/** The changes as the server draws them into the page, for those who come without scripts and those who come with. */
export function ServedChanges({ tender: { id }, isWhole }: ServedChangesProps) {
  const all = useQueryClient().getQueryData<readonly TenderChange[] | null>(historyKey(id));
  if (!all) return null;
  const shown = isWhole ? all : newestChanges(all);
  return (
    <>
      <ChangeList changes={shown} />
      {shown.length < all.length && (
        <a
          href={`${paths.tender(id)}?changes=all#${HISTORY_ID}`}
          className="no-print mt-4 inline-flex min-h-8 items-center text-link underline underline-offset-4"
        >
          {text.all(all.length)}
        </a>
      )}
    </>
  );
}
