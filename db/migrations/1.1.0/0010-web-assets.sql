-- Files of web builds, by name: a tab that was opened before a release loads its scripts from whichever API it meets, on
-- whatever machine. `replaced_at` is when the first API of a newer build started.
CREATE TABLE web_asset (
  name        text PRIMARY KEY,
  is_brotli   boolean NOT NULL,
  bytes       bytea NOT NULL,
  replaced_at timestamptz
);
