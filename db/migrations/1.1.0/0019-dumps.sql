-- Files of all public tenders, made by the worker each night and kept for a week. In the database, as API and worker may run on different machines.
CREATE TABLE dump (
  name        text PRIMARY KEY,
  media_type  text NOT NULL,
  taken_at    timestamptz NOT NULL,
  position    bigint NOT NULL, -- the newest change (position, tender_id) that the file is sure to have
  tender_id   int NOT NULL,
  tenders     int NOT NULL,
  size        bigint NOT NULL,
  sha256      text NOT NULL
);
CREATE TABLE dump_part (
  name  text NOT NULL REFERENCES dump (name) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  part  int NOT NULL, -- each but the last has DUMP_PART bytes (db/tender-changes/dump-part.ts)
  bytes bytea NOT NULL,
  PRIMARY KEY (name, part)
);
ALTER TABLE dump_part ALTER COLUMN bytes SET STORAGE EXTERNAL; -- already compressed
