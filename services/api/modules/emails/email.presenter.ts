import type { DigestRun, Email, EmailSummary, MailKind } from '#contracts/api/emails.ts';
import type { DigestRunRow, EmailRow } from './email.queries.ts';

export function presentSummary(row: EmailRow): EmailSummary {
  return {
    id: row.id,
    to: row.to_address,
    subject: row.subject,
    status: row.status as EmailSummary['status'],
    createdAt: row.created_at.toISOString(),
    kind: row.kind as MailKind,
    error: row.error,
  };
}

export const presentEmail = (row: EmailRow): Email => ({ ...presentSummary(row), html: row.html ?? '' });

export function presentDigestRun(row: DigestRunRow): DigestRun {
  return {
    id: row.id,
    kind: row.kind as DigestRun['kind'],
    period: row.period,
    status: row.finished_at !== null ? 'done' : row.ranges === 0 ? 'planning' : 'running',
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    total: row.total,
    done: row.done,
    tenders: row.tenders,
    matched: row.matched,
    sent: row.sent,
    nothingNew: row.nothing_new,
    skipped: { unpaid: row.unpaid, expired: row.expired, disabled: row.disabled },
    failed: row.failed,
  };
}
