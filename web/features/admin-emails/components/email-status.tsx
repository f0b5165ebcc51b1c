import type { EmailSummary } from '#contracts/api/emails.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { adminEmailsText as text } from '../../../lib/messages/admin/emails.ts';

const TONES = { sent: 'open', queued: 'soon', failed: 'closed' } as const;

export function EmailStatus({ status }: Pick<EmailSummary, 'status'>) {
  return <Badge tone={TONES[status]}>{text.statuses[status]}</Badge>;
}
