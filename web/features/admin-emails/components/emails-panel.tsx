import type { UseQueryResult } from '@tanstack/react-query';
import { Eye, ListChecks, Mail, RefreshCw, Send, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { EmailSummary } from '#contracts/api/emails.ts';
import type { ListPage } from '#contracts/rules/list-headers.ts';
import { ListHeader } from '../../../components/admin/list-parts.tsx';
import { adminText } from '../../../components/admin/messages.en.ts';
import { type Columns, RecordTable } from '../../../components/admin/record-table.tsx';
import { RecordList } from '../../../components/admin/records/record-list.tsx';
import { RecordId } from '../../../components/admin/row-parts.tsx';
import { ViewDialog } from '../../../components/admin/view-dialog.tsx';
import { Failure } from '../../../components/failure.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { ConfirmButton } from '../../../components/ui/overlay/confirm-dialog.tsx';
import { Pagination } from '../../../components/ui/pagination/pagination.tsx';
import { useAdminAddress } from '../../../lib/admin/admin-address.ts';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { formatCount, formatInstant, scriptOf } from '../../../lib/format/format.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { PAGE_SIZE, previewAddress, useClearEmails, useDigestRuns, useEmail, useEmails } from '../api/emails.ts';
import { text } from '../messages.en.ts';
import { DigestRunsSection } from './digest-runs-section.tsx';

const COLUMNS: Columns<EmailSummary, keyof typeof text.columns> = {
  to: {
    kind: 'title',
    className: 'font-medium',
    title: ({ to }) => to,
    cell: ({ id, to }) => (
      <div className="items-baseline gap-1.5 md:flex md:max-w-72">
        <span className="md:truncate">{to}</span> <RecordId id={id} />
      </div>
    ),
  },
  subject: ({ subject }) => (
    <span className="min-w-0" {...scriptOf(subject)}>
      {subject}
    </span>
  ),
  status: {
    className: 'whitespace-nowrap',
    cell: ({ status, error }) => (
      <span title={error ?? undefined}>
        <EmailStatus status={status} />
      </span>
    ),
  },
  date: { className: 'whitespace-nowrap md:text-soft', cell: ({ createdAt }) => formatInstant(createdAt) },
};

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

function EmailsList({ emails }: { readonly emails: UseQueryResult<ListPage<EmailSummary>> }) {
  const { address, hrefOfPage } = useAdminAddress();
  const [viewed, view] = useState<EmailSummary | null>(null); // kept, because newer ones push it off the page
  const { data } = emails;
  return (
    <div>
      <h3 className="mb-3 font-display font-semibold text-lg">{text.simulated}</h3>
      <RecordList query={emails} text={text} empty={<NoEmails />}>
        {(items) => (
          <RecordTable
            label={text.simulated}
            items={items}
            labels={text.columns}
            columns={COLUMNS}
            actions={(email) => (
              <Button
                variant="secondary"
                size="sm"
                aria-label={text.viewOf(email.subject, email.to)}
                onClick={() => view(email)}
              >
                <Eye className="size-4" />
                {text.view}
              </Button>
            )}
            isSorted
          />
        )}
      </RecordList>
      {data !== undefined && (
        <footer className="mt-4 flex flex-wrap items-center justify-between gap-4">
          <p role="status" className="text-soft text-sm tabular-nums">
            {data.relation === 'gte' ? text.sortedNewest : text.count(formatCount(data.total))}
          </p>
          <Pagination page={address.page} pageCount={Math.ceil(data.total / PAGE_SIZE)} hrefOf={hrefOfPage} />
        </footer>
      )}
      {viewed !== null && <EmailPreview email={viewed} onClose={() => view(null)} />}
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

/**
 * One email. Its body is a document of its own in a sandbox: whatever is in it, it runs nothing and touches nothing
 * here. Links may open a tab, so that they can be tried.
 */
function EmailPreview({ email, onClose }: { readonly email: EmailSummary; readonly onClose: () => void }) {
  const { id, subject, to, createdAt, status, error } = email;
  return (
    <ViewDialog
      title={text.previewTitle}
      description={text.previewText}
      actions={
        <a href={previewAddress(id)} target="_blank" rel="noopener" className={buttonClass('secondary')}>
          {text.openInTab}
        </a>
      }
      onClose={onClose}
    >
      <dl className="mb-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
        <Line name={text.preview.subject}>
          <span className="font-medium" {...scriptOf(subject)}>
            {subject}
          </span>
        </Line>
        <Line name={text.preview.to}>{to}</Line>
        <Line name={text.preview.sent}>{formatInstant(createdAt)}</Line>
        <Line name={text.preview.status}>
          <EmailStatus status={status} />
        </Line>
        {error !== null && <Line name={text.preview.reason}>{error}</Line>}
      </dl>
      <EmailBody id={id} />
    </ViewDialog>
  );
}

/** The body, once it is known to be there: a frame says nothing of a mail that was cleared, or of a session that ended. */
function EmailBody({ id }: Pick<EmailSummary, 'id'>) {
  const { data, error, refetch } = useEmail(id);
  if (error !== null) {
    const title = hasStatus(error, 404) ? text.gone : text.bodyFailed;
    return <Failure title={title} error={error} onRetry={refetch} />;
  }
  return (
    <iframe
      title={text.body}
      {...(data !== undefined && { src: previewAddress(id) })}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      className="h-[400px] w-full rounded-md border border-line bg-white"
    />
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

const TONES = { sent: 'open', queued: 'soon', failed: 'closed' } as const;

function EmailStatus({ status }: Pick<EmailSummary, 'status'>) {
  return <Badge tone={TONES[status]}>{text.statuses[status]}</Badge>;
}
