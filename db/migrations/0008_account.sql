-- Tenders that people keep. Not of the log, which never forgets: what somebody watches is his own affair (ADR 19). No
-- reference to tender, whose rows a rebuild may put aside; one that was removed is not shown.
CREATE TABLE saved_tender (
  user_id   int NOT NULL REFERENCES user_account (id) ON DELETE CASCADE DEFERRABLE,
  tender_id int NOT NULL,
  saved_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, tender_id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_tender TO ailaan_app;

-- Finds what somebody wrote to the support when it is to be erased.
CREATE INDEX personal_contact_email ON es.personal (lower(data ->> 'email')) WHERE subject LIKE 'contact-%';
