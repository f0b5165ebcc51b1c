-- Files (scans, PDFs) by the sha256 of their bytes, which no event holds; behind services/platform/files, so that object storage can take its place.
CREATE TABLE file (
  digest    text PRIMARY KEY,
  type      text NOT NULL,
  pages     int NOT NULL,
  size      int NOT NULL,
  width     int,
  height    int,
  words     text NOT NULL, -- folded words of a PDF, cut
  named_at  timestamptz NOT NULL DEFAULT now(), -- uploaded, or last named by a notice
  bytes     bytea NOT NULL
);
ALTER TABLE file ALTER COLUMN bytes SET STORAGE EXTERNAL; -- already compressed

-- Files of a notice beside its picture, in their order.
ALTER TABLE tender ADD COLUMN documents jsonb;
CREATE INDEX tender_documents ON tender USING gin (documents jsonb_path_ops) WHERE documents IS NOT NULL;
