-- Read tables of subscriptions and payments, and the tables of the worker: digest runs, mails, and the tenders sent to each subscription.
CREATE SEQUENCE subscription_id AS int;
CREATE SEQUENCE payment_id AS int;
CREATE SEQUENCE digest_request_id AS int;

CREATE TABLE subscription (
  id                int PRIMARY KEY,
  version           int NOT NULL,
  user_id           int,
  email             text NOT NULL,
  full_name         text NOT NULL,
  business_type     text NOT NULL,
  interest_areas    text[] NOT NULL,
  categories        text[] NOT NULL,
  cities            text[] NOT NULL,
  provinces         text[] NOT NULL,
  sectors           text[] NOT NULL,
  email_frequency   text NOT NULL,
  is_active         boolean NOT NULL,
  is_premium        boolean NOT NULL,
  expires_at        timestamptz,
  payment_method    text,
  plan              text NOT NULL,
  payment_reference text NOT NULL UNIQUE,
  created_at        timestamptz NOT NULL,
  -- position of the first payment in the log: the digests of this subscription begin there
  premium_position  bigint
);
CREATE UNIQUE INDEX subscription_email ON subscription (lower(email));
CREATE INDEX subscription_user ON subscription (user_id);
CREATE INDEX subscription_expiry ON subscription (expires_at) WHERE is_active AND is_premium;
CREATE INDEX subscription_search ON subscription
  USING gin ((email || ' ' || full_name || ' ' || payment_reference) gin_trgm_ops);

CREATE TABLE payment (
  id              int PRIMARY KEY,
  subscription_id int NOT NULL,
  plan            text NOT NULL,
  amount          int NOT NULL,
  bank_reference  text NOT NULL,
  received_at     timestamptz NOT NULL,
  expires_at      timestamptz NOT NULL,
  position        bigint NOT NULL, -- of its event, which knows the administrator who recorded it
  recorded_at     timestamptz NOT NULL
);
CREATE UNIQUE INDEX payment_bank_reference ON payment (lower(bank_reference));
CREATE INDEX payment_subscription ON payment (subscription_id, id DESC);

-- One run of a digest over a frozen window of the log: the tenders published in (since_position, until_position].
CREATE TABLE digest_run (
  id             int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind           text NOT NULL,
  period         text NOT NULL,
  since_position bigint NOT NULL,
  until_position bigint NOT NULL,
  -- how far back the run goes for the subscriptions of digest_passed
  reach_position bigint,
  tender_ids     int[] NOT NULL,
  started_at     timestamptz NOT NULL DEFAULT now(),
  finished_at    timestamptz,
  UNIQUE (kind, period)
);

-- A range of subscriptions of one run. Its mails, its sent_tender rows and done_at are written in one transaction.
CREATE TABLE digest_range (
  run_id   int NOT NULL REFERENCES digest_run (id) ON DELETE CASCADE,
  first_id int NOT NULL,
  last_id  int NOT NULL,
  done_at  timestamptz,
  -- {"total","matched","mails","nothingNew","unpaid","expired","disabled"}
  counts   jsonb,
  PRIMARY KEY (run_id, first_id)
);
CREATE INDEX digest_range_open ON digest_range (run_id) WHERE done_at IS NULL;

-- Subscriptions that daily and weekly runs passed over while they were disabled or expired: nothing after this position of the
-- log has been offered to them. Deleted as soon as a run that reaches back so far has served them.
CREATE TABLE digest_passed (
  subscription_id int PRIMARY KEY,
  since_position  bigint NOT NULL
);

CREATE TABLE mail (
  id              int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subscription_id int,
  kind            text NOT NULL,
  -- makes the mail unique with subscription and kind: a day, a week, a tender, a payment, a request
  period          text NOT NULL,
  run_id          int,
  to_address      text NOT NULL,
  subject         text NOT NULL,
  html            text NOT NULL,
  text            text NOT NULL,
  -- html and text are JSON arrays of pieces (mail_body puts them together); emptied, both are '' as in every mail
  composed        boolean NOT NULL DEFAULT false,
  status          text NOT NULL,
  created_at      timestamptz NOT NULL DEFAULT now(),
  sent_at         timestamptz,
  attempts        int NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  claimed_until   timestamptz,
  error           text,
  -- set when 'Clear All' took the mail out of the administrators' list; html and text are emptied, the fact stays
  cleared_at      timestamptz,
  request_id      text,
  UNIQUE NULLS NOT DISTINCT (subscription_id, kind, period)
);
CREATE INDEX mail_listed ON mail (id DESC) WHERE cleared_at IS NULL;
CREATE INDEX mail_run ON mail (run_id) WHERE run_id IS NOT NULL;
-- Delivery takes mails that are no digest first, then the one that has waited longest.
CREATE INDEX mail_due ON mail ((run_id IS NOT NULL), next_attempt_at) WHERE status = 'queued';

-- Most of a digest is the same for many: its frame, and cards of tenders. Each such piece is stored once, by its sha256.
CREATE TABLE mail_piece (
  id   int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hash bytea NOT NULL UNIQUE,
  body text NOT NULL
);

-- The requests that a mail goes back to (ADR 0035): each with the mail that it caused, or with the digest run whose mails it
-- caused. Beside the mails, so that a morning of digests costs one row a run.
CREATE TABLE mail_request (
  request_id text COLLATE "C" NOT NULL,
  mail_id    int REFERENCES mail (id) ON DELETE CASCADE,
  run_id     int REFERENCES digest_run (id) ON DELETE CASCADE,
  CHECK (num_nonnulls(mail_id, run_id) = 1),
  UNIQUE NULLS NOT DISTINCT (request_id, mail_id, run_id)
);
CREATE INDEX mail_request_mail ON mail_request (mail_id) WHERE mail_id IS NOT NULL;
CREATE INDEX mail_request_run ON mail_request (run_id) WHERE run_id IS NOT NULL;

-- No kind of mail repeats a tender to the same subscription.
CREATE TABLE sent_tender (
  subscription_id int NOT NULL,
  tender_id       int NOT NULL,
  mail_id         int NOT NULL,
  PRIMARY KEY (subscription_id, tender_id)
);

-- Signs of life of the workers: one row a process, written every few seconds.
CREATE TABLE worker_process (
  id         uuid PRIMARY KEY,
  started_at timestamptz NOT NULL,
  seen_at    timestamptz NOT NULL,
  queue_ok   boolean NOT NULL
);
