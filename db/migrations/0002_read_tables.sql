-- Read tables: each row can be rebuilt from events, es.personal and image. `version` is the stream's version it shows.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE SEQUENCE category_id AS int;
CREATE SEQUENCE organization_id AS int;
CREATE SEQUENCE tender_id AS int;
CREATE SEQUENCE user_id AS int;

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

-- Bytes of scanned notices, stored once by the sha256 (hex) of what we encoded ourselves.
CREATE TABLE image (
  hash       text PRIMARY KEY,
  type       text NOT NULL,
  width      int NOT NULL,
  height     int NOT NULL,
  bytes      bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE image ALTER COLUMN bytes SET STORAGE EXTERNAL; -- already compressed

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
  -- what recognises the same imported notice again, and the digest of its facts as last imported
  import_key                 text UNIQUE,
  import_digest              text,
  text_vector                tsvector NOT NULL,
  organization_vector        tsvector NOT NULL,
  search_vector              tsvector NOT NULL GENERATED ALWAYS AS (text_vector || organization_vector) STORED,
  created_at                 timestamptz NOT NULL,
  updated_at                 timestamptz NOT NULL
);
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
CREATE INDEX tender_search ON tender USING gin (search_vector);
ALTER TABLE tender ALTER COLUMN search_vector SET STATISTICS 5000;

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

-- The status that everybody sees; contracts/rules/tender-status.ts has the same rule and a test holds the two together.
CREATE FUNCTION karachi_day(p_at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (timezone(interval '5 hours', p_at))::date;

CREATE FUNCTION tender_effective_status(p_status text, p_closing_date date, p_closes_at timestamptz, p_now timestamptz)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN p_status = 'closed' OR p_now >= p_closes_at THEN 'closed'
  WHEN p_status = 'closing_soon' OR p_closing_date - karachi_day(p_now) <= 7 THEN 'closing_soon'
  ELSE 'open'
END;

CREATE TABLE user_account (
  id                      int PRIMARY KEY,
  version                 int NOT NULL,
  username                text NOT NULL,
  email                   text NOT NULL,
  full_name               text,
  business_type           text,
  is_admin                boolean NOT NULL,
  is_paid                 boolean NOT NULL DEFAULT false,
  subscription_expires_at timestamptz,
  created_at              timestamptz NOT NULL
);
CREATE UNIQUE INDEX user_account_username ON user_account (lower(username));
CREATE UNIQUE INDEX user_account_email ON user_account (lower(email));

-- Secrets: never in events, never in a presenter's query.
CREATE TABLE user_secret (
  user_id       int PRIMARY KEY REFERENCES user_account (id) ON DELETE CASCADE DEFERRABLE,
  password_hash text NOT NULL,
  changed_at    timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE session (
  id_hash      bytea PRIMARY KEY, -- sha256 of the id that the cookie seals
  user_id      int NOT NULL REFERENCES user_account (id) ON DELETE CASCADE DEFERRABLE,
  created_at   timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX session_of_user ON session (user_id);

-- Counters of rate-limiter-flexible, shared by all API processes.
CREATE TABLE rate_limit (
  key    varchar(255) PRIMARY KEY,
  points int NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limit_expire ON rate_limit (expire);

GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ailaan_app;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ailaan_app;
