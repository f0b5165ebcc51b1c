-- Changes of what somebody signs in with that nobody has been told of yet (ADR 0032): one row a mail, which goes when the mail is
-- written. The address stands here, because the account may have another one by then; it goes with the account.
CREATE TABLE account_notice (
  user_id    int NOT NULL REFERENCES user_account (id) ON DELETE CASCADE DEFERRABLE,
  -- of the account's event that made the change
  version    int NOT NULL,
  change     text NOT NULL,
  to_address text NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, version, change)
);

GRANT SELECT, INSERT, UPDATE, DELETE ON account_notice TO ailaan_app;
