-- The index of the log, by which administrators find events. The append path pays nothing for it: the worker follows the
-- log and copies positions here, and what is not copied yet is read from es.events itself (docs/adr/0021-audit-index.md).

-- What the log says of each event in the words of the filters; the one definition for the copy and for the rest.
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

-- Between which positions the events of an hour lie, so that a range of dates is a range of positions. Right also when
-- the clock was wrong: the ranges of hours then overlap.
CREATE TABLE audit_hour (
  hour           timestamptz PRIMARY KEY,
  first_position bigint NOT NULL,
  last_position  bigint NOT NULL
);

GRANT SELECT ON audit_source TO ailaan_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON audit_entry, audit_hour TO ailaan_app;
