-- A source's last statement about a notice, where the notice says otherwise since an editor's value stood: digests by fact
-- in `apart`, and the digest of the whole row. The log tells the rest (tenders/import/merge-source.ts).
CREATE TABLE import_memory (
  key    text PRIMARY KEY,
  digest text NOT NULL,
  apart  jsonb NOT NULL
);
