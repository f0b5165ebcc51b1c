import { useQueryClient } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ListHeader } from '../../../components/admin/list-parts.tsx';
import { RecordList } from '../../../components/admin/records/record-list.tsx';
import { StateFilter } from '../../../components/admin/state-filter.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useAdminAddress } from '../../../lib/admin/admin-address.ts';
import { CHANGED, invalidatePaths } from '../../../lib/api/invalidate.ts';
import { cx } from '../../../lib/cx.ts';
import { useFileDrop } from '../../../lib/files/use-file-drop.ts';
import { type InboxFilter, PAGE_SIZE, useDrafts } from '../api/drafts.ts';
import { text } from '../messages.en.ts';
import { inboxQueue, useSendings } from '../sending/inbox-queue.ts';
import { isOver } from '../sending/queue.ts';
import { SendingList } from '../sending/sending-list.tsx';
import { DraftList } from './draft-list.tsx';

/** Scans and PDFs that become notices: taken in, read, keyed by one clerk each. */
export default function InboxPanel() {
  const { address, narrow } = useAdminAddress();
  const filter = address.state as InboxFilter;
  const drafts = useDrafts(filter, address.page);
  const isFilesOver = useFileDrop(inboxQueue.add, false);
  useFetchAfterFiling();
  return (
    <div className={cx(isFilesOver && 'rounded-lg bg-brand-soft')}>
      <ListHeader heading={text.heading} action={<ChooseFiles />} />
      <p className="mb-5 max-w-prose text-soft text-sm">{isFilesOver ? text.dropNow : text.lead}</p>
      <SendingList />
      <StateFilter
        label={text.filterLabel}
        options={text.filters}
        value={filter}
        onChange={(state) => narrow({ state })}
      />
      <RecordList
        query={drafts}
        text={{ loading: text.loading, failed: text.failed, empty: text.empty[filter] }}
        pageSize={PAGE_SIZE}
      >
        {(items) => <DraftList key={filter} drafts={items} />}
      </RecordList>
    </div>
  );
}

function ChooseFiles() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/*,application/pdf"
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        onChange={({ target }) => {
          inboxQueue.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>
        <FilePlus2 className="size-4" />
        {text.choose}
      </Button>
    </>
  );
}

/** Shows each draft as soon as it is filed, and keeps the window from being closed over files on their way. */
function useFetchAfterFiling(): void {
  const queryClient = useQueryClient();
  const { filed, sendings } = useSendings();
  const isBusy = sendings.some((one) => !isOver(one));
  useEffect(() => {
    if (filed > 0) void invalidatePaths(queryClient, CHANGED.draft);
  }, [filed, queryClient]);
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isBusy]);
}
