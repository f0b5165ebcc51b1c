-- Searches that people keep, with what they last saw of them. Outside the log as saved_tender is (ADR 0019).
CREATE TABLE saved_search (
  id              int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id         int NOT NULL REFERENCES user_account (id) ON DELETE CASCADE DEFERRABLE,
  name            text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  -- parameters of GET /api/tenders, without those of a page
  query           jsonb NOT NULL,
  frequency       text NOT NULL CHECK (frequency IN ('off', 'daily', 'weekly', 'immediate')),
  paused          boolean NOT NULL DEFAULT false,
  seen_at         timestamptz NOT NULL DEFAULT now(),
  created_at      timestamptz NOT NULL DEFAULT now(),
  -- the secret of its feed is known by its sha256 alone
  feed_token_hash bytea UNIQUE,
  feed_made_at    timestamptz
);
CREATE INDEX saved_search_of_user ON saved_search (user_id, id);
