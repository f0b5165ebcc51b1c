-- Read tables of subscriptions and payments, and what the worker owns: runs, mails and which tender went to whom.
CREATE SEQUENCE subscription_id AS int;
CREATE SEQUENCE payment_id AS int;
CREATE SEQUENCE contact_id AS int;
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
  -- from here on the digests of this subscription begin: the log's position of its first payment
  premium_position  bigint
);
CREATE UNIQUE INDEX subscription_email ON subscription (lower(email));
CREATE INDEX subscription_user ON subscription (user_id);
CREATE INDEX subscription_expiry ON subscription (expires_at) WHERE is_active AND is_premium;

CREATE TABLE payment (
  id              int PRIMARY KEY,
  subscription_id int NOT NULL,
  plan            text NOT NULL,
  amount          int NOT NULL,
  bank_reference  text NOT NULL,
  received_at     timestamptz NOT NULL,
  expires_at      timestamptz NOT NULL,
  -- the event's place in the log, which knows who recorded it
  position        bigint NOT NULL,
  recorded_at     timestamptz NOT NULL
);
CREATE UNIQUE INDEX payment_bank_reference ON payment (lower(bank_reference));
CREATE INDEX payment_subscription ON payment (subscription_id, id DESC);

-- Which categories an area of the newsletter form stands for; filled at first start, edited by administrators.
CREATE TABLE interest_area (
  id           int PRIMARY KEY,
  version      int NOT NULL,
  name         text NOT NULL UNIQUE,
  category_ids int[] NOT NULL
);

-- One run of a digest over a frozen window of the log: the tenders published in (since_position, until_position].
CREATE TABLE digest_run (
  id             int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind           text NOT NULL,
  period         text NOT NULL,
  since_position bigint NOT NULL,
  until_position bigint NOT NULL,
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

CREATE TABLE mail (
  id              int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subscription_id int,
  kind            text NOT NULL,
  -- what makes the mail unique with subscription and kind: a day, a week, a tender, a payment, a request
  period          text NOT NULL,
  run_id          int,
  to_address      text NOT NULL,
  subject         text NOT NULL,
  html            text NOT NULL,
  text            text NOT NULL,
  status          text NOT NULL,
  created_at      timestamptz NOT NULL DEFAULT now(),
  sent_at         timestamptz,
  attempts        int NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  claimed_until   timestamptz,
  error           text,
  -- a mail taken out of the administrators' list by 'Clear All'; html and text are emptied, the fact stays
  cleared_at      timestamptz,
  request_id      text,
  UNIQUE NULLS NOT DISTINCT (subscription_id, kind, period)
);
CREATE INDEX mail_listed ON mail (id DESC) WHERE cleared_at IS NULL;
CREATE INDEX mail_due ON mail (next_attempt_at) WHERE status = 'queued';
CREATE INDEX mail_run ON mail (run_id) WHERE run_id IS NOT NULL;

-- No kind of mail repeats a tender to the same subscription.
CREATE TABLE sent_tender (
  subscription_id int NOT NULL,
  tender_id       int NOT NULL,
  mail_id         int NOT NULL,
  PRIMARY KEY (subscription_id, tender_id)
);

GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ailaan_app;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ailaan_app;
REVOKE ALL ON schema_migration FROM ailaan_app;
