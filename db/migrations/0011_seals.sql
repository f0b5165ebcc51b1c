-- Seals over the finished part of the log. Each covers the events after the seal before it, up to last_position, and is
-- signed by a key that the database does not know (docs/adr/0022-seals.md).
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
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON es.seals EXECUTE FUNCTION es.refuse();
REVOKE ALL ON es.seals FROM PUBLIC;
GRANT SELECT, INSERT ON es.seals TO ailaan_app;
