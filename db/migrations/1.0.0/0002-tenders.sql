-- Read tables of notices. Each row can be rebuilt from events, es.personal and image; `version` is the stream's version it shows.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE SEQUENCE category_id AS int;
CREATE SEQUENCE organization_id AS int;
CREATE SEQUENCE tender_id AS int;

CREATE TABLE category (
  id          int PRIMARY KEY,
  version     int NOT NULL,
  name        text NOT NULL,
  description text,
  parent_id   int REFERENCES category (id) DEFERRABLE,
  emoji       text,
  is_active   boolean NOT NULL,
  sort_order  int NOT NULL,
  created_at  timestamptz NOT NULL
);
CREATE UNIQUE INDEX category_name ON category (lower(name));
CREATE INDEX category_parent ON category (parent_id);
-- Deep pages are counted off in an index alone. The plain columns stand in it because Postgres reads an expression from an
-- index only where the columns that it is made of are there, too.
CREATE INDEX category_order ON category (lower(name), id) INCLUDE (name, is_active);
CREATE INDEX category_shown ON category (sort_order, lower(name), id) INCLUDE (name, is_active);
-- the expression is the one that the administration's search uses, here and in the other *_search indexes
CREATE INDEX category_search ON category USING gin ((name || ' ' || coalesce(description, '')) gin_trgm_ops);

CREATE TABLE organization (
  id          int PRIMARY KEY,
  version     int NOT NULL,
  name        text NOT NULL,
  -- the name folded for search, so that a renamed organization is found under its new name at once
  name_folded text NOT NULL,
  description text,
  category_id int REFERENCES category (id) DEFERRABLE,
  website     text,
  address     text,
  created_at  timestamptz NOT NULL
);
CREATE UNIQUE INDEX organization_name ON organization (lower(name));
CREATE INDEX organization_category ON organization (category_id);
CREATE INDEX organization_order ON organization (lower(name), id) INCLUDE (name);
CREATE INDEX organization_search ON organization
  USING gin ((name || ' ' || coalesce(address, '') || ' ' || coalesce(description, '')) gin_trgm_ops);

-- Bytes of scanned notices, stored once by the sha256 (hex) of the image as we encoded it.
CREATE TABLE image (
  hash       text PRIMARY KEY,
  type       text NOT NULL,
  width      int NOT NULL,
  height     int NOT NULL,
  bytes      bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE image ALTER COLUMN bytes SET STORAGE EXTERNAL; -- already compressed

-- Lists and search ask the index tender_terms, which db/functions/stored/rebuild.sql makes.
CREATE TABLE tender (
  id                         int PRIMARY KEY,
  version                    int NOT NULL,
  title                      text NOT NULL,
  description                text NOT NULL,
  publish_date               date NOT NULL,
  closing_date               date NOT NULL,
  closing_time               time(0),
  -- Pakistan is UTC+5 all year; without a time the whole Karachi day counts (contracts/rules/tender-status.ts)
  closes_at                  timestamptz NOT NULL GENERATED ALWAYS AS (timezone(interval '5 hours', closing_date + coalesce(closing_time, time '24:00'))) STORED,
  status                     text NOT NULL,
  city                       text,
  province                   text,
  source                     text,
  source_url                 text,
  reference                  text,
  ocr_text                   text,
  image_hash                 text,
  image_type                 text,
  image_width                int,
  image_height               int,
  category_ids               int[] NOT NULL,
  sectors                    text[] NOT NULL,
  organization_ids           int[] NOT NULL,
  procuring_organization_id  int REFERENCES organization (id) DEFERRABLE,
  bid_security               text,
  document_fee               text,
  opening_at                 timestamptz,
  procurement_method         text,
  contact                    text,
  origin                     text NOT NULL,
  -- identity of an imported notice at its source, and the digest of its facts as last imported
  import_key                 text UNIQUE,
  import_digest              text,
  text_vector                tsvector NOT NULL,
  organization_vector        tsvector NOT NULL,
  search_vector              tsvector NOT NULL GENERATED ALWAYS AS (text_vector || organization_vector) STORED,
  created_at                 timestamptz NOT NULL,
  updated_at                 timestamptz NOT NULL
);
-- ANALYZE takes as many rows as the greatest target asks for, and words are never looked for by statistics (ADR 0030)
ALTER TABLE tender ALTER COLUMN search_vector SET STATISTICS 0;
CREATE INDEX tender_latest ON tender (publish_date DESC, id DESC);
CREATE INDEX tender_closing ON tender (closing_date, id);
CREATE INDEX tender_city ON tender (city, publish_date DESC, id DESC);
CREATE INDEX tender_province ON tender (province, publish_date DESC, id DESC);
CREATE INDEX tender_categories ON tender USING gin (category_ids);
CREATE INDEX tender_sectors ON tender USING gin (sectors);
CREATE INDEX tender_organizations ON tender USING gin (organization_ids);
CREATE INDEX tender_procuring ON tender (procuring_organization_id, publish_date DESC, id DESC);
CREATE INDEX tender_reference ON tender (lower(reference));
CREATE INDEX tender_image ON tender (image_hash) WHERE image_hash IS NOT NULL;

-- The same links as the arrays above, as rows, because only a foreign key stops a delete that races with a publish.
CREATE TABLE tender_category (
  tender_id   int NOT NULL REFERENCES tender (id) ON DELETE CASCADE DEFERRABLE,
  category_id int NOT NULL REFERENCES category (id) DEFERRABLE,
  PRIMARY KEY (tender_id, category_id)
);
CREATE INDEX tender_category_category ON tender_category (category_id);

CREATE TABLE tender_organization (
  tender_id       int NOT NULL REFERENCES tender (id) ON DELETE CASCADE DEFERRABLE,
  organization_id int NOT NULL REFERENCES organization (id) DEFERRABLE,
  PRIMARY KEY (tender_id, organization_id)
);
CREATE INDEX tender_organization_organization ON tender_organization (organization_id);

-- How many tenders have the keys a and b (db/functions/stored/tender-tally-pairs.sql says which pairs are counted).
CREATE TABLE tender_tally (
  a text COLLATE "C" NOT NULL,
  b text COLLATE "C" NOT NULL,
  n int NOT NULL,
  PRIMARY KEY (a, b)
);
-- Changes not yet added to the tally, one row each: writers never wait for each other at a count. Readers add both up.
CREATE TABLE tender_tally_change (
  keys    text[] NOT NULL, -- tender_tally_keys of the tender
  week    text NOT NULL,   -- 't1:' and the number of its eight days of publication
  closing text NOT NULL,   -- 'd:' and its closing day
  n       int NOT NULL     -- 1 or -1
);

-- Imported notices that an administrator removed: an import does not bring them back. A projection of the log.
CREATE TABLE removed_notice (
  import_key text PRIMARY KEY,
  tender_id  int NOT NULL
);

-- An area of interest on the newsletter's form and the categories it stands for; filled at first start, edited by administrators.
CREATE TABLE interest_area (
  id           int PRIMARY KEY,
  version      int NOT NULL,
  name         text NOT NULL UNIQUE,
  category_ids int[] NOT NULL
);
