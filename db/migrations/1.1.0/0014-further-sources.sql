-- Further newspapers and portals in which the notice of a tender stood; `version` is that of the event. A projection of the
-- log. One that a person added has no key.
CREATE TABLE tender_source (
  tender_id     int NOT NULL REFERENCES tender (id) ON DELETE CASCADE DEFERRABLE,
  version       int NOT NULL,
  source        text,
  publish_date  date NOT NULL,
  reference     text,
  source_url    text,
  import_key    text UNIQUE,
  import_digest text,
  PRIMARY KEY (tender_id, version)
);
-- Rows of the last pass that resemble a notice, for a person to choose what becomes of them.
ALTER TABLE import_run ADD COLUMN duplicates jsonb NOT NULL DEFAULT '[]';
