-- A key by which imports know a notice, without the source, number or address that it was made of: a digest of them, before
-- what tells works of one number and titles apart, in the form of workKey alone. One that is such a key already stays.
-- STABLE, so that Postgres takes its body for its name, which costs half.
CREATE OR REPLACE FUNCTION es.redacted_key(p_key text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN p_key ~ '^redacted#[0-9a-f]{64}' THEN p_key ELSE 'redacted#'
    || pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(pg_catalog.regexp_replace(p_key,
      '#work (?:[0-9A-Za-z_-]{22}|[0-9]{4}-[0-9]{2}-[0-9]{2})?$', ''), 'UTF8')), 'hex')
    || CASE WHEN p_key LIKE '%#title %' THEN '#title ' ELSE '' END
    || coalesce(pg_catalog.substring(p_key, '#work (?:[0-9A-Za-z_-]{22}|[0-9]{4}-[0-9]{2}-[0-9]{2})?$'), '') END
$$;
REVOKE ALL ON FUNCTION es.redacted_key FROM PUBLIC;
