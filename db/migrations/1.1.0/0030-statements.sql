-- Bank statements that administrators upload: work in progress. What a line pays is told by the event PaymentRecorded.
CREATE TABLE statement (
  id         int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  file_name  text NOT NULL,
  account    text NOT NULL, -- as the file names it; '' when it does not
  counts     jsonb NOT NULL,
  first_day  date NOT NULL,
  last_day   date NOT NULL,
  created_by int NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE statement_line (
  id              int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  statement_id    int REFERENCES statement ON DELETE SET NULL, -- the first that brought it
  digest          text NOT NULL CONSTRAINT statement_line_digest UNIQUE, -- so that overlapping statements bring a line once
  place           text NOT NULL,
  day             date NOT NULL,
  narration       text NOT NULL, -- names people: emptied when it is no longer needed
  bank_reference  text NOT NULL,
  paisa           bigint NOT NULL CHECK (paisa > 0),
  state           text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'confirmed', 'set-aside')),
  subscription_id int,
  payment_id      int CONSTRAINT statement_line_payment UNIQUE,
  decided_at      timestamptz
);
CREATE INDEX statement_line_state ON statement_line (state, day);
