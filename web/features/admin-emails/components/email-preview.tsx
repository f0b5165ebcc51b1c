import type { ReactNode } from 'react';
import type { EmailSummary } from '#contracts/api/emails.ts';
import { ViewDialog } from '../../../components/admin/view-dialog.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { formatInstant, scriptOf } from '../../../lib/format/format.ts';
import { previewAddress } from '../api/emails.ts';
import { text } from '../messages.en.ts';

/**
 * One email. Its body is a document of its own in a sandbox: whatever is in it, it runs nothing and touches nothing
 * here. Links may open a tab, so that they can be tried.
 */
export function EmailPreview({ email, onClose }: { readonly email: EmailSummary; readonly onClose: () => void }) {
  const { id, subject, to, createdAt, status, error } = email;
  return (
    <ViewDialog title={text.previewTitle} description={text.previewText} onClose={onClose}>
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
      <iframe
        title={text.body}
        src={previewAddress(id)}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        className="h-[400px] w-full rounded-md border border-line bg-white"
      />
    </ViewDialog>
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

export function EmailStatus({ status }: Pick<EmailSummary, 'status'>) {
  return <Badge tone={TONES[status]}>{text.statuses[status]}</Badge>;
}
