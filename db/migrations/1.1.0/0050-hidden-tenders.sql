-- Notices that a subscriber wants to hear nothing more of, with the words that he excluded because of each. His own affair, so no
-- event tells of it; erased with the subscription.
CREATE TABLE hidden_tender (
  subscription_id int NOT NULL,
  tender_id       int NOT NULL,
  excluded        text[] NOT NULL DEFAULT '{}',
  hidden_at       timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (subscription_id, tender_id)
);

-- Words that people typed stood in parts that mails share, where no erasure found them. They are in each mail itself from now on.
UPDATE mail_piece SET body = '', hash = sha256(uuid_send(gen_random_uuid()))
WHERE body ~ '(Your words: |Your saved search|\(your saved search\))' AND body !~ '/tenders/';
