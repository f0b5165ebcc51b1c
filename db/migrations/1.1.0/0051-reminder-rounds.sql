-- Days of which all reminders of saved notices were told: what falls due later on such a day waits for its next morning.
CREATE TABLE reminder_round (
  day     date PRIMARY KEY,
  done_at timestamptz NOT NULL DEFAULT now()
);
