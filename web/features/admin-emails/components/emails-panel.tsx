import { ListChecks, RefreshCw, Send, Trash2 } from 'lucide-react';
import { ListHeader } from '../../../components/admin/list-header.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { AlertDialog } from '../../../components/ui/overlay/alert-dialog.tsx';
import { useAdminAddress } from '../../../lib/admin/use-admin-address.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useQuestion } from '../../../lib/session/use-question.ts';
import { useDigestRuns } from '../api/use-digest-runs.ts';
import { useClearEmails, useEmails } from '../api/use-emails.ts';
import { text } from '../messages.en.ts';
import { DigestRunsSection } from './digest-runs-section.tsx';
import { EmailsList } from './emails-list.tsx';

/** The tab of the emails: what was sent, and what the digest runs did. */
export function EmailsPanel() {
  const { address, hrefOfPage } = useAdminAddress();
  const emails = useEmails(address.page);
  const digests = useDigestRuns();
  const refresh = () => void Promise.all([emails.refetch(), digests.runs.refetch()]);
  return (
    <>
      <ListHeader
        heading={text.heading}
        action={
          <div className="flex flex-wrap gap-2">
            <a href={paths.queues} className={buttonClass('secondary')}>
              <ListChecks aria-hidden="true" className="size-4" />
              {text.queue}
            </a>
            <Button variant="secondary" pending={emails.isFetching} onClick={refresh}>
              {!emails.isFetching && <RefreshCw aria-hidden="true" className="size-4" />}
              {text.refresh}
            </Button>
            <ClearAll isEmpty={(emails.data?.total ?? 0) === 0} />
            <Button pending={digests.start.isPending} onClick={() => digests.start.mutate()}>
              {!digests.start.isPending && <Send aria-hidden="true" className="size-4" />}
              {digests.start.isPending ? text.processing : text.process}
            </Button>
          </div>
        }
      />
      <EmailsList emails={emails} page={address.page} hrefOfPage={hrefOfPage} />
      <DigestRunsSection runs={digests.runs} isWaiting={digests.isWaiting} />
    </>
  );
}

function ClearAll({ isEmpty }: { readonly isEmpty: boolean }) {
  const { isOpen, setOpen } = useQuestion('clear-emails');
  const clear = useClearEmails();
  return (
    <>
      <Button variant="secondary" disabled={isEmpty} onClick={() => setOpen(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        {text.clear}
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={(open) => {
          if (!clear.isPending) setOpen(open);
        }}
        title={text.clearTitle}
        description={text.clearText}
        confirmLabel={clear.isPending ? text.clearing : text.clear}
        pending={clear.isPending}
        onConfirm={() => clear.mutate(undefined, { onSettled: () => setOpen(false) })}
      />
    </>
  );
}
