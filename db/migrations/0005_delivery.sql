-- Delivery takes mails that are no digest first, then whatever has waited longest.
DROP INDEX mail_due;
CREATE INDEX mail_due ON mail ((run_id IS NOT NULL), next_attempt_at) WHERE status = 'queued';
