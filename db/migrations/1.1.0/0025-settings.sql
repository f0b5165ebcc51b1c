-- Settings of the operator as their last event left them: one row, absent until somebody states one.
CREATE TABLE portal_settings (
  id       int PRIMARY KEY CHECK (id = 1),
  version  int NOT NULL,
  settings jsonb NOT NULL
);
