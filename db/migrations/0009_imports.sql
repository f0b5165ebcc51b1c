-- Imports by administrators: the file in parts for as long as it may be needed, how far a run is, and what it brought.
CREATE TABLE import_run (
  id            int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  file_name     text NOT NULL,
  -- stands in for rows that name no source
  source        text,
  size          int NOT NULL,
  received      int NOT NULL DEFAULT 0,
  created_by    int NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  -- uploading, ready, running, checked, done, stopped, failed, discarded
  state         text NOT NULL DEFAULT 'uploading',
  is_dry_run    boolean NOT NULL DEFAULT true,
  started_at    timestamptz,
  finished_at   timestamptz,
  -- the process that works at it says so every second, and sees whether it is to stop
  claim         uuid,
  claimed_until timestamptz,
  is_stopping   boolean NOT NULL DEFAULT false,
  bytes_read    int NOT NULL DEFAULT 0,
  counts        jsonb,
  -- what passes that did not reach the end have added and updated
  earlier       jsonb,
  problems      jsonb NOT NULL DEFAULT '[]',
  failure       text
);

CREATE TABLE import_part (
  run_id   int NOT NULL REFERENCES import_run (id) ON DELETE CASCADE,
  first_at int NOT NULL,
  bytes    bytea NOT NULL,
  PRIMARY KEY (run_id, first_at)
);

-- Imported notices that an administrator removed: an import does not bring them back. A projection of the log.
CREATE TABLE removed_notice (
  import_key text PRIMARY KEY,
  tender_id  int NOT NULL
);
INSERT INTO removed_notice (import_key, tender_id)
  SELECT published.data -> 'origin' ->> 'key', min(substr(published.stream_id, 8)::int)
    FROM es.events removed
    JOIN es.events published ON published.stream_id = removed.stream_id AND published.version = 1
   WHERE removed.type = 'TenderRemoved' AND published.data -> 'origin' ->> 'kind' = 'import'
     AND published.data -> 'origin' ->> 'key' IS NOT NULL
   GROUP BY 1;

GRANT SELECT, INSERT, UPDATE, DELETE ON import_run, import_part, removed_notice TO ailaan_app;

-- What the administration's tables are searched and sorted by; the expressions are those of its queries.
CREATE INDEX user_account_search ON user_account
  USING gin ((username || ' ' || email || ' ' || coalesce(full_name, '')) gin_trgm_ops);
CREATE INDEX subscription_search ON subscription
  USING gin ((email || ' ' || full_name || ' ' || payment_reference) gin_trgm_ops);
CREATE INDEX organization_search ON organization
  USING gin ((name || ' ' || coalesce(address, '') || ' ' || coalesce(description, '')) gin_trgm_ops);
CREATE INDEX category_search ON category USING gin ((name || ' ' || coalesce(description, '')) gin_trgm_ops);
CREATE INDEX category_display ON category (sort_order, lower(name));
