-- People: their accounts, secrets and sessions, and what each keeps for himself.
CREATE SEQUENCE user_id AS int;
CREATE SEQUENCE contact_id AS int;

CREATE TABLE user_account (
  id                      int PRIMARY KEY,
  version                 int NOT NULL,
  username                text NOT NULL,
  email                   text NOT NULL,
  full_name               text,
  business_type           text,
  is_admin                boolean NOT NULL,
  is_paid                 boolean NOT NULL DEFAULT false,
  subscription_expires_at timestamptz,
  created_at              timestamptz NOT NULL
);
CREATE UNIQUE INDEX user_account_username ON user_account (lower(username));
CREATE UNIQUE INDEX user_account_email ON user_account (lower(email));
CREATE INDEX user_account_search ON user_account
  USING gin ((username || ' ' || email || ' ' || coalesce(full_name, '')) gin_trgm_ops);

-- Secrets: never in events, never in a presenter's query.
CREATE TABLE user_secret (
  user_id       int PRIMARY KEY REFERENCES user_account (id) ON DELETE CASCADE DEFERRABLE,
  password_hash text NOT NULL,
  changed_at    timestamptz NOT NULL DEFAULT now()
);

-- The second factor of an account (ADR 0029). The key of the codes is sealed by SESSION_SECRET, so that neither a backup nor a
-- look into the database makes codes.
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

CREATE TABLE session (
  id_hash      bytea PRIMARY KEY, -- sha256 of the id that the cookie seals
  user_id      int NOT NULL REFERENCES user_account (id) ON DELETE CASCADE DEFERRABLE,
  created_at   timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX session_of_user ON session (user_id);

-- Counters of rate-limiter-flexible, shared by all API processes.
CREATE TABLE rate_limit (
  key    varchar(255) PRIMARY KEY,
  points int NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limit_expire ON rate_limit (expire);

-- The stream that a caller's Idempotency-Key has begun, written by the very statement that appends. Kept when the tender is
-- removed, so that a late retry does not bring it back.
CREATE TABLE idempotency_key (
  user_id    int NOT NULL,
  key        text NOT NULL,
  stream_id  text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);

-- Tenders that people keep. Outside the log, which never forgets: the list is its owner's affair (ADR 0019). No reference to
-- tender, whose rows a rebuild may put aside; a tender that was removed is not shown.
CREATE TABLE saved_tender (
  user_id   int NOT NULL REFERENCES user_account (id) ON DELETE CASCADE DEFERRABLE,
  tender_id int NOT NULL,
  saved_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, tender_id)
);

-- The secret calendar address of a person's saved tenders, known by its sha256 alone.
CREATE TABLE calendar_link (
  user_id    int PRIMARY KEY REFERENCES user_account (id) ON DELETE CASCADE DEFERRABLE,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Changes of a sign-in that its owner has not been told of yet (ADR 0032): one row a mail, deleted when the mail is written.
-- The address stands here, because the account may have another one by then; it goes with the account.
CREATE TABLE account_notice (
  user_id    int NOT NULL REFERENCES user_account (id) ON DELETE CASCADE DEFERRABLE,
  version    int NOT NULL, -- of the account's event that made the change
  change     text NOT NULL,
  to_address text NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, version, change)
);
