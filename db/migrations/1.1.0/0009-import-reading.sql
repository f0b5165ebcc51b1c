-- Reading of files (ADR 20): statements of a person about a file, and how it was read; problems counted by kind.
ALTER TABLE import_run
  ADD COLUMN reading jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN found   jsonb,
  ADD COLUMN groups  jsonb NOT NULL DEFAULT '[]';

-- The last statements about files of a source: which column is which field, the order of dates, the category.
CREATE TABLE import_reading (
  source  text PRIMARY KEY, -- folded; '' for files without one
  reading jsonb NOT NULL
);
