-- What a caller's Idempotency-Key has begun, written by the very statement that appends. Kept when the stream's thing
-- is removed, so that a late retry does not bring it back.
CREATE TABLE idempotency_key (
  user_id    int NOT NULL,
  key        text NOT NULL,
  stream_id  text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
GRANT SELECT, INSERT, DELETE ON idempotency_key TO ailaan_app;
