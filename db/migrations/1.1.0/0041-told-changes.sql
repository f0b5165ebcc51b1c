-- Versions of a notice that each reader was told of, so that a mail tells what changed since, once.
ALTER TABLE sent_tender ADD COLUMN version int; -- null in mails of before: the version that stood when the mail was made
ALTER TABLE saved_tender ADD COLUMN version int; -- likewise
CREATE INDEX sent_tender_tender ON sent_tender (tender_id, subscription_id);
CREATE INDEX saved_tender_tender ON saved_tender (tender_id, user_id);

-- Notices that changed and were sent or saved. Written with the changes of tenders; a round of mails ends each.
CREATE TABLE change_due (
  tender_id int PRIMARY KEY,
  since     timestamptz, -- time of the first change that is not told yet; null: none waits
  position  bigint NOT NULL, -- that of the newest
  told_at   timestamptz -- end of the last round
);
CREATE INDEX change_due_since ON change_due (since) WHERE since IS NOT NULL;

-- Versions that each reader was told of by change mails. A reader is named as his stream: subscription-4, user-7.
CREATE TABLE told_change (
  tender_id int NOT NULL,
  reader    text COLLATE "C" NOT NULL,
  version   int NOT NULL,
  mail_id   int NOT NULL,
  PRIMARY KEY (tender_id, reader, version)
);
CREATE INDEX told_change_mail ON told_change (mail_id);

-- Choices of a reader about mails on notices; none stands for the defaults. His own affair, so no event tells of it.
CREATE TABLE mail_choice (
  reader        text COLLATE "C" PRIMARY KEY,
  change_mails  boolean NOT NULL DEFAULT true,
  reminder_days int[] NOT NULL DEFAULT '{7,3,1}'
);
