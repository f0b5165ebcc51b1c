-- The secret calendar address of somebody's saved tenders: of the link itself the table knows only its sha256.
CREATE TABLE calendar_link (
  user_id    int PRIMARY KEY REFERENCES user_account (id) ON DELETE CASCADE DEFERRABLE,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE, DELETE ON calendar_link TO ailaan_app;
