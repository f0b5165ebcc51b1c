import type { EmailSummary } from '#contracts/api/emails.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { text } from '../messages.en.ts';

const TONES = { sent: 'open', queued: 'soon', failed: 'closed' } as const;

export function EmailStatus({ status }: Pick<EmailSummary, 'status'>) {
  return <Badge tone={TONES[status]}>{text.statuses[status]}</Badge>;
}
