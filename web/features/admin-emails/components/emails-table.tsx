import { Eye } from 'lucide-react';
import type { EmailSummary } from '#contracts/api/emails.ts';
import { adminText } from '../../../components/admin/messages.en.ts';
import { RecordCell, RecordRow, RecordTable, sortingColumns } from '../../../components/admin/record-table.tsx';
import { RecordId } from '../../../components/admin/row-parts.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatInstant, scriptOf } from '../../../lib/format/format.ts';
import { text } from '../messages.en.ts';

interface EmailsTableProps {
  readonly emails: readonly EmailSummary[];
  readonly onView: (id: number) => void;
}

const COLUMNS = [...sortingColumns(text.columns), adminText.actions];

export function EmailsTable({ emails, onView }: EmailsTableProps) {
  return (
    <RecordTable label={text.simulated} columns={COLUMNS}>
      {emails.map(({ id, to, subject, status, createdAt, error }) => (
        <RecordRow key={id}>
          <RecordCell kind="title" className="font-medium" title={to}>
            <div className="items-baseline gap-1.5 md:flex md:max-w-72">
              <span className="md:truncate">{to}</span> <RecordId id={id} />
            </div>
          </RecordCell>
          <RecordCell label={text.columns.subject}>
            <span className="min-w-0" {...scriptOf(subject)}>
              {subject}
            </span>
          </RecordCell>
          <RecordCell label={text.columns.status} className="whitespace-nowrap">
            <span title={error ?? undefined}>
              <EmailStatus status={status} />
            </span>
          </RecordCell>
          <RecordCell label={text.columns.date} className="whitespace-nowrap md:text-soft">
            {formatInstant(createdAt)}
          </RecordCell>
          <RecordCell kind="actions">
            <Button variant="secondary" size="sm" aria-label={text.viewOf(subject, to)} onClick={() => onView(id)}>
              <Eye className="size-4" />
              {text.view}
            </Button>
          </RecordCell>
        </RecordRow>
      ))}
    </RecordTable>
  );
}

const TONES = { sent: 'open', queued: 'soon', failed: 'closed' } as const;

export function EmailStatus({ status }: Pick<EmailSummary, 'status'>) {
  return <Badge tone={TONES[status]}>{text.statuses[status]}</Badge>;
}
