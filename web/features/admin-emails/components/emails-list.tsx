import type { UseQueryResult } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import type { EmailSummary } from '#contracts/api/emails.ts';
import type { ListPage } from '#contracts/rules/list-headers.ts';
import { ListBeyond, ListLoading } from '../../../components/admin/list-parts.tsx';
import { Failure } from '../../../components/failure.tsx';
import { Pagination } from '../../../components/ui/pagination/pagination.tsx';
import { useAdminAddress } from '../../../lib/admin/admin-address.ts';
import { useAdminView } from '../../../lib/admin/use-admin-dialog.ts';
import { formatCount } from '../../../lib/format/format.ts';
import { PAGE_SIZE } from '../api/emails.ts';
import { text } from '../messages.en.ts';
import { EmailPreview } from './email-preview.tsx';
import { EmailsTable } from './emails-table.tsx';

interface EmailsListProps {
  readonly emails: UseQueryResult<ListPage<EmailSummary>>;
}

export function EmailsList({ emails: { data, error, refetch, isPlaceholderData } }: EmailsListProps) {
  const { address, hrefOfPage } = useAdminAddress();
  const view = useAdminView('email');
  const viewed = data?.items.find(({ id }) => id === view.id);
  return (
    <div>
      <h3 className="mb-3 font-display font-semibold text-lg">{text.simulated}</h3>
      {error !== null && <Failure title={text.failed} error={error} onRetry={refetch} />}
      {data === undefined && error === null && <ListLoading label={text.loading} />}
      {data?.total === 0 && <NoEmails />}
      {data !== undefined && data.total > 0 && data.items.length === 0 && <ListBeyond href={hrefOfPage(1)} />}
      {data !== undefined && data.items.length > 0 && (
        <div aria-busy={isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
          <EmailsTable emails={data.items} onView={view.open} />
        </div>
      )}
      {data !== undefined && (
        <footer className="mt-4 flex flex-wrap items-center justify-between gap-4">
          <p role="status" className="text-soft text-sm tabular-nums">
            {data.relation === 'gte' ? text.sortedNewest : text.count(formatCount(data.total))}
          </p>
          <Pagination page={address.page} pageCount={Math.ceil(data.total / PAGE_SIZE)} hrefOf={hrefOfPage} />
        </footer>
      )}
      {viewed !== undefined && <EmailPreview email={viewed} onClose={view.close} />}
    </div>
  );
}

function NoEmails() {
  return (
    <div className="flex flex-col items-center gap-2 rounded-lg border border-line border-dashed px-6 py-14 text-center">
      <Mail className="size-8 text-soft" />
      <p className="font-semibold">{text.emptyTitle}</p>
      <p className="text-soft">{text.empty}</p>
    </div>
  );
}
