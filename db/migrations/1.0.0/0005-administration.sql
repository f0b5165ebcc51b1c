-- Tables of the administration: imports of files, and the index by which administrators find events.

-- An import: the file in parts for as long as it may be needed, how far a run is, and its outcome.
CREATE TABLE import_run (
  id            int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  file_name     text NOT NULL,
  source        text, -- stands in for rows that name no source
  size          int NOT NULL,
  received      int NOT NULL DEFAULT 0,
  created_by    int NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  -- uploading, ready, running, checked, done, stopped, failed, discarded
  state         text NOT NULL DEFAULT 'uploading',
  is_dry_run    boolean NOT NULL DEFAULT true,
  started_at    timestamptz,
  finished_at   timestamptz,
  -- the process that works at it renews its claim every second, and sees whether it is to stop
  claim         uuid,
  claimed_until timestamptz,
  is_stopping   boolean NOT NULL DEFAULT false,
  bytes_read    int NOT NULL DEFAULT 0,
  counts        jsonb,
  earlier       jsonb, -- counts of passes that did not reach the end
  problems      jsonb NOT NULL DEFAULT '[]',
  failure       text
);

CREATE TABLE import_part (
  run_id   int NOT NULL REFERENCES import_run (id) ON DELETE CASCADE,
  first_at int NOT NULL,
  bytes    bytea NOT NULL,
  PRIMARY KEY (run_id, first_at)
);

-- Events in the words of the audit log's filters: the one definition for the copy below and for events not yet copied
-- (ADR 0021). The append path pays nothing for it: the worker follows the log and copies positions.
CREATE VIEW audit_source AS
SELECT position, recorded_at, type COLLATE "C" AS type,
  CASE meta -> 'actor' ->> 'kind'
    WHEN 'user' THEN 'user-' || (meta -> 'actor' ->> 'id')
    WHEN 'system' THEN 'system'
    ELSE 'visitor'
  END COLLATE "C" AS actor,
  -- an event of the security log is about the record that it names
  CASE WHEN stream_id LIKE 'security-%' THEN coalesce(data ->> 'record', 'user-' || (data ->> 'userId'), stream_id) ELSE stream_id END
    COLLATE "C" AS record,
  meta ->> 'outcome' = 'refused' AS refused
FROM es.events;

-- No index by position alone: it would tempt the planner to walk the whole log for a rare filter. Pages without a filter
-- are read along the primary key of es.events.
CREATE TABLE audit_entry (
  position    bigint NOT NULL,
  recorded_at timestamptz NOT NULL,
  type        text COLLATE "C" NOT NULL,
  actor       text COLLATE "C" NOT NULL,
  record      text COLLATE "C" NOT NULL,
  refused     boolean NOT NULL
);
CREATE UNIQUE INDEX audit_entry_type ON audit_entry (type, position);
CREATE INDEX audit_entry_actor ON audit_entry (actor, position);
CREATE INDEX audit_entry_actor_type ON audit_entry (actor, type, position);
CREATE INDEX audit_entry_record ON audit_entry (record, position);
CREATE INDEX audit_entry_refused ON audit_entry (position) WHERE refused;

-- The positions between which the events of an hour lie, so that a range of dates is a range of positions. Right also when
-- the clock was wrong: the ranges of hours then overlap.
CREATE TABLE audit_hour (
  hour           timestamptz PRIMARY KEY,
  first_position bigint NOT NULL,
  last_position  bigint NOT NULL
);
