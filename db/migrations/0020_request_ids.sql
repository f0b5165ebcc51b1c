-- Which requests a mail goes back to (ADR 0035): each request with the mail that it caused, or with the digest run whose
-- mails it caused. Beside the mails, so that nothing is rewritten and a morning of digests costs one row a run.
CREATE TABLE mail_request (
  request_id text COLLATE "C" NOT NULL,
  mail_id    int REFERENCES mail (id) ON DELETE CASCADE,
  run_id     int REFERENCES digest_run (id) ON DELETE CASCADE,
  CHECK (num_nonnulls(mail_id, run_id) = 1),
  UNIQUE NULLS NOT DISTINCT (request_id, mail_id, run_id)
);
CREATE INDEX mail_request_mail ON mail_request (mail_id) WHERE mail_id IS NOT NULL;
CREATE INDEX mail_request_run ON mail_request (run_id) WHERE run_id IS NOT NULL;

GRANT SELECT, INSERT ON mail_request TO ailaan_app;

-- Nothing has called it since appends are plain SQL (ADR 0027).
DROP FUNCTION es.append(text, int, jsonb, jsonb);
