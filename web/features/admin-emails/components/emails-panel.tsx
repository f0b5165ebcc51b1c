import { ListChecks, RefreshCw, Send, Trash2 } from 'lucide-react';
import { ListHeader } from '../../../components/admin/list-parts.tsx';
import { adminText } from '../../../components/admin/messages.en.ts';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { ConfirmButton } from '../../../components/ui/overlay/confirm-dialog.tsx';
import { useAdminAddress } from '../../../lib/admin/admin-address.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useClearEmails, useDigestRuns, useEmails } from '../api/emails.ts';
import { text } from '../messages.en.ts';
import { DigestRunsSection } from './digest-runs-section.tsx';
import { EmailsList } from './emails-list.tsx';

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
