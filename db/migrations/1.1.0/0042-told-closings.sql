-- Reminders of saved notices: one for each person, notice, closing day and number of days before it.
CREATE TABLE told_closing (
  user_id     int NOT NULL REFERENCES user_account (id) ON DELETE CASCADE DEFERRABLE,
  tender_id   int NOT NULL,
  closing_day date NOT NULL,
  days        int NOT NULL,
  PRIMARY KEY (user_id, tender_id, closing_day, days)
);
