import type { UseQueryResult } from '@tanstack/react-query';
import { ListChecks, Mail, RefreshCw, Send, Trash2 } from 'lucide-react';
import type { EmailSummary } from '#contracts/api/emails.ts';
import type { ListPage } from '#contracts/rules/list-headers.ts';
import { ListBeyond, ListHeader, ListLoading } from '../../../components/admin/list-parts.tsx';
import { adminText } from '../../../components/admin/messages.en.ts';
import { Failure } from '../../../components/failure.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { ConfirmButton } from '../../../components/ui/overlay/confirm-dialog.tsx';
import { Pagination } from '../../../components/ui/pagination/pagination.tsx';
import { useAdminAddress } from '../../../lib/admin/admin-address.ts';
import { useAdminView } from '../../../lib/admin/use-admin-dialog.ts';
import { formatCount } from '../../../lib/format/format.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { PAGE_SIZE, useClearEmails, useDigestRuns, useEmails } from '../api/emails.ts';
import { text } from '../messages.en.ts';
import { DigestRunsSection } from './digest-runs-section.tsx';
import { EmailPreview } from './email-preview.tsx';
import { EmailsTable } from './emails-table.tsx';

/** The tab of the emails: what was sent, and what the digest runs did. */
export default function EmailsPanel() {
  const emails = useEmails(useAdminAddress().address);
  const digests = useDigestRuns();
  const refresh = () => void Promise.all([emails.refetch(), digests.runs.refetch()]);
  return (
    <>
      <ListHeader
        heading={text.heading}
        action={
          <div className="flex flex-wrap gap-2">
            <a href={paths.queues} className={buttonClass('secondary')}>
              <ListChecks className="size-4" />
              {text.queue}
            </a>
            <Button variant="secondary" pending={emails.isFetching} onClick={refresh}>
              {!emails.isFetching && <RefreshCw className="size-4" />}
              {text.refresh}
            </Button>
            <ClearAll isEmpty={(emails.data?.total ?? 0) === 0} />
            <Button pending={digests.start.isPending} onClick={() => digests.start.mutate()}>
              {!digests.start.isPending && <Send className="size-4" />}
              {digests.start.isPending ? text.processing : text.process}
            </Button>
          </div>
        }
      />
      <EmailsList emails={emails} />
      <DigestRunsSection runs={digests.runs} isWaiting={digests.isWaiting} />
    </>
  );
}

function ClearAll({ isEmpty }: { readonly isEmpty: boolean }) {
  return (
    <ConfirmButton
      question="clear-emails"
      disabled={isEmpty}
      title={adminText.areYouSure}
      description={text.clearText}
      confirm={[text.clear, text.clearing]}
      mutation={useClearEmails()}
    >
      <Trash2 className="size-4" />
      {text.clear}
    </ConfirmButton>
  );
}

interface EmailsListProps {
  readonly emails: UseQueryResult<ListPage<EmailSummary>>;
}

function EmailsList({ emails: { data, error, refetch, isPlaceholderData } }: EmailsListProps) {
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
