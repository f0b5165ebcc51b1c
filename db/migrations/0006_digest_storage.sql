-- Most of a digest is the same for many: its frame, and cards of tenders. Each such piece is stored once, by its sha256.
CREATE TABLE mail_piece (
  id   int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hash bytea NOT NULL UNIQUE,
  body text NOT NULL
);
GRANT SELECT, INSERT ON mail_piece TO ailaan_app;

-- html and text of a composed mail are JSON arrays: a number is a piece, a string stands for itself. Emptied, both are
-- '' as ever.
ALTER TABLE mail ADD COLUMN composed boolean NOT NULL DEFAULT false;

-- Subscriptions that a daily or weekly run passed over because they were disabled or expired: from this position of the
-- log on they have not been offered anything. Gone as soon as a run that reaches back so far has served them.
CREATE TABLE digest_passed (
  subscription_id int PRIMARY KEY,
  since_position  bigint NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON digest_passed TO ailaan_app;
-- How far back a run's tenders go for those passed over; since_position is where the window of all others begins.
ALTER TABLE digest_run ADD COLUMN reach_position bigint;

-- What shows that a worker lives: one row a process, written every few seconds.
CREATE TABLE worker_process (
  id         uuid PRIMARY KEY,
  started_at timestamptz NOT NULL,
  seen_at    timestamptz NOT NULL,
  queue_ok   boolean NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON worker_process TO ailaan_app;

-- The bytes as they were sent. Use it wherever mail.html or mail.text is read; waiting mails are stored whole.
CREATE FUNCTION mail_body(p_composed boolean, p_stored text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
RETURN CASE WHEN NOT p_composed OR p_stored = '' THEN p_stored
  ELSE (SELECT string_agg(CASE WHEN json_typeof(e.value) = 'number' THEN (SELECT body FROM mail_piece WHERE id = (e.value #>> '{}')::int)
      ELSE e.value #>> '{}' END, '' ORDER BY e.place)
    FROM json_array_elements(p_stored::json) WITH ORDINALITY e (value, place)) END;
