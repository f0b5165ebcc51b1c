-- The API takes a redacted notice out of the cards of stored mails.
GRANT UPDATE ON mail_piece TO ailaan_app;
