-- The event log. Services may add events (db/roles); nobody changes or removes one.

CREATE SCHEMA es;

CREATE TABLE es.events (
  -- CACHE 1: a number drawn ahead of the table lock would make the horizon unsafe
  position    bigint GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME es.position_seq CACHE 1) PRIMARY KEY,
  stream_id   text     COLLATE "C" NOT NULL, -- bytes compare faster than letters, and people never read streams in order
  version     int      NOT NULL,
  event_id    uuid     NOT NULL,
  type        text     NOT NULL,
  schema      smallint NOT NULL DEFAULT 1,
  data        jsonb    NOT NULL,
  meta        jsonb    NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (stream_id, version)
);

CREATE TABLE es.checkpoints (
  consumer   text PRIMARY KEY,
  position   bigint NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- Personal data stands apart from the log: deleting the row makes the person unreadable everywhere.
CREATE TABLE es.personal (
  subject text PRIMARY KEY,
  data    jsonb NOT NULL
);
-- finds messages to the support that are to be erased with their author
CREATE INDEX personal_contact_email ON es.personal (lower(data ->> 'email')) WHERE subject LIKE 'contact-%';

-- Seals over the finished part of the log. Each covers the events after the seal before it, up to last_position, and is
-- signed by a key that the database does not know (ADR 0022).
CREATE TABLE es.seals (
  seal_no        bigint PRIMARY KEY,
  first_position bigint NOT NULL,
  last_position  bigint NOT NULL UNIQUE,
  events         int NOT NULL,
  -- for each event its position (8 bytes) and the sha256 of its row; kept so that a verification can name the event
  leaves         bytea NOT NULL,
  root           bytea NOT NULL, -- sha256 of the leaves
  sealed_at      timestamptz(3) NOT NULL,
  seal           bytea NOT NULL, -- sha256 of all that and of the seal before
  signature      bytea NOT NULL  -- HMAC-SHA256 of the seal by AUDIT_KEY
);
ALTER TABLE es.seals ALTER COLUMN leaves SET STORAGE EXTERNAL; -- hashes do not compress
