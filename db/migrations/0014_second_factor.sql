-- The second factor of an account (ADR 0029). Secrets: never in events, never in a presenter's query. The key of the codes is
-- sealed by SESSION_SECRET, so that neither a backup nor a look into the database makes codes.
CREATE TABLE user_second_factor (
  user_id       int PRIMARY KEY REFERENCES user_account (id) ON DELETE CASCADE DEFERRABLE,
  sealed_secret text NOT NULL,
  -- the 30-second step of the last code taken: no code opens twice
  last_step     bigint NOT NULL DEFAULT 0,
  -- null: the person has the picture, but has not yet shown a code
  confirmed_at  timestamptz
);

CREATE TABLE user_recovery_code (
  user_id   int NOT NULL REFERENCES user_second_factor (user_id) ON DELETE CASCADE DEFERRABLE,
  code_hash bytea NOT NULL, -- sha256 of a random code of 80 bits
  PRIMARY KEY (user_id, code_hash)
);

GRANT SELECT, INSERT, UPDATE, DELETE ON user_second_factor, user_recovery_code TO ailaan_app;
