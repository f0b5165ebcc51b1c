-- Addresses that their owner proved, and the links by which that is done (ADR 39).
ALTER TABLE user_account ADD COLUMN is_proved boolean NOT NULL DEFAULT false;
-- The first administrator's address is the operator's own word, as long as it was not changed.
UPDATE user_account u SET is_proved = true
WHERE EXISTS (SELECT FROM es.events e WHERE e.stream_id = 'user-' || u.id AND e.type = 'UserCreated' AND e.data @> '{"isAdmin": true}')
  AND NOT EXISTS (SELECT FROM es.events e WHERE e.stream_id = 'user-' || u.id AND e.type = 'ProfileChanged'
    AND e.data -> 'changed' ? 'email');

-- Links that were asked for. The worker draws the token when it writes the mail, and keeps only its sha256; a link that was
-- used is deleted.
CREATE TABLE account_link (
  user_id      int NOT NULL REFERENCES user_account (id) ON DELETE CASCADE DEFERRABLE,
  version      int NOT NULL, -- that of the account's event that asked
  purpose      text NOT NULL CHECK (purpose IN ('sign-up', 'new-email', 'reset')),
  to_address   text NOT NULL,
  requested_at timestamptz NOT NULL,
  token_hash   bytea UNIQUE, -- null until the mail is written
  expires_at   timestamptz,
  PRIMARY KEY (user_id, version)
);

-- Mails about accounts within the last day, to count them. The address is an HMAC; no reference to the account, because the
-- count outlives its deletion.
CREATE TABLE account_mail (
  recipient bytea NOT NULL,
  user_id   int, -- null: a newsletter's payment instructions
  about     text NOT NULL, -- 'link', 'reset', or the change that a notice tells of
  mailed_at timestamptz NOT NULL
);
CREATE INDEX account_mail_time ON account_mail (mailed_at);

-- A new address is told of by its link now.
DELETE FROM account_notice WHERE change = 'new-email';
