-- Pages of files that the worker draws and reads for the inbox; one that is there is done, so that a killed worker goes on with the next.
CREATE TABLE file_reading (
  digest   text PRIMARY KEY REFERENCES file ON DELETE CASCADE,
  asked_at timestamptz NOT NULL DEFAULT now(),
  attempts int NOT NULL DEFAULT 0,
  script   text, -- latin or urdu, once it is read
  problem  text, -- one sentence: why it cannot be read
  done_at  timestamptz
);
CREATE INDEX file_reading_open ON file_reading (asked_at) WHERE done_at IS NULL;
CREATE TABLE file_page (
  digest    text NOT NULL REFERENCES file ON DELETE CASCADE,
  page      int NOT NULL, -- from 1
  width     int NOT NULL, -- pixels of the picture
  height    int NOT NULL,
  lines     jsonb NOT NULL, -- words with their places and how sure they are
  picture   bytea, -- WebP of a page of a PDF; a scan is its own picture
  thumbnail bytea NOT NULL, -- WebP
  PRIMARY KEY (digest, page)
);
ALTER TABLE file_page ALTER COLUMN picture SET STORAGE EXTERNAL;
ALTER TABLE file_page ALTER COLUMN thumbnail SET STORAGE EXTERNAL;
