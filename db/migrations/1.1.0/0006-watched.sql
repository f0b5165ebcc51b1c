-- Facts that the API tells, so that they are known also when no worker is left to tell them.
ALTER TABLE worker_process ADD COLUMN sealing_refused text; -- why this worker does not seal the log; null while it does

-- One row a backup, so that its age can be watched. The owner writes it: `npm run backup`.
CREATE TABLE backup_made (made_at timestamptz NOT NULL DEFAULT now());

CREATE INDEX mail_failed ON mail (created_at) WHERE status = 'failed';
