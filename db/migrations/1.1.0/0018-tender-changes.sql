-- Changes of every public tender, for those who keep a copy. The worker writes it behind the log; samples are left out.
CREATE TABLE tender_change (
  position    bigint NOT NULL, -- that of the event that caused it
  tender_id   int NOT NULL,
  version     int NOT NULL, -- where the tender's stream stood then
  kind        text NOT NULL CHECK (kind IN ('published', 'changed', 'cancelled', 'removed', 'renamed', 'redacted')),
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (position, tender_id)
);
CREATE INDEX tender_change_tender ON tender_change (tender_id, position);
CREATE INDEX tender_change_recorded ON tender_change (recorded_at, tender_id);

-- The public tenders as the follower of the log has seen them last, so that a rename finds those that carried the name then.
CREATE TABLE tender_followed (
  tender_id        int PRIMARY KEY,
  version          int NOT NULL,
  is_cancelled     boolean NOT NULL,
  category_ids     int[] NOT NULL,
  organization_ids int[] NOT NULL
);
CREATE INDEX tender_followed_categories ON tender_followed USING gin (category_ids);
CREATE INDEX tender_followed_organizations ON tender_followed USING gin (organization_ids);
