-- Files of a watched folder that were imported or refused whole: by content and source, so that each is taken once (ADR 47).
CREATE TABLE watched_file (
  digest  text NOT NULL, -- SHA-256 of the content
  source  text NOT NULL, -- name of the subfolder; '' for files in the folder itself
  name    text NOT NULL,
  done_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (digest, source)
);
