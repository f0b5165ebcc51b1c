-- Proofs of payment that subscribers send without an account, made of events alone.
CREATE SEQUENCE payment_proof_id AS int;
CREATE TABLE payment_proof (
  id              int PRIMARY KEY,
  subscription_id int NOT NULL,
  digest          text NOT NULL, -- sha256 (hex) of the file as it was sent
  type            text NOT NULL,
  size            int NOT NULL,  -- bytes as they are stored
  state           text NOT NULL DEFAULT 'open',
  reason          text,
  payment_id      int,
  received_at     timestamptz NOT NULL,
  decided_at      timestamptz
);
CREATE INDEX payment_proof_state ON payment_proof (state, id);
CREATE INDEX payment_proof_subscription ON payment_proof (subscription_id);

-- Bytes that administrators alone get, and that no event holds: they go with their subscriber, or some time after they were decided.
CREATE TABLE payment_proof_file (
  proof_id int PRIMARY KEY,
  size     int NOT NULL,
  bytes    bytea NOT NULL
);
ALTER TABLE payment_proof_file ALTER COLUMN bytes SET STORAGE EXTERNAL; -- already compressed
