-- The password of the mail server, sealed with the installation's key: beside the log, for no event holds a secret.
CREATE TABLE mail_secret (
  id     int PRIMARY KEY CHECK (id = 1),
  sealed text NOT NULL
);
