-- Places that administrators settled: how notices name them, and where that is. A city of the gazetteer, another one, or one
-- outside Pakistan.
CREATE SEQUENCE place_id AS int;
CREATE TABLE place_name (
  id       int PRIMARY KEY,
  version  int NOT NULL,
  name     text NOT NULL,
  name_key text NOT NULL CONSTRAINT place_name_key UNIQUE, -- contracts/rules/places/place-key.ts
  city     text NOT NULL,
  province text NOT NULL
);
