-- A key by which imports know a notice, without the source, number or address that it was made of: a digest of them, before
-- what tells works of one number and titles apart. One that is such a key already stays.
CREATE OR REPLACE FUNCTION es.redacted_key(p_key text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_key ~ '^redacted#[0-9a-f]{64}' THEN p_key ELSE 'redacted#'
    || pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(pg_catalog.split_part(p_key, '#work ', 1), 'UTF8')), 'hex')
    || CASE WHEN p_key LIKE '%#title %' THEN '#title ' ELSE '' END
    || pg_catalog.substr(p_key, pg_catalog.length(pg_catalog.split_part(p_key, '#work ', 1)) + 1) END
$$;
REVOKE ALL ON FUNCTION es.redacted_key FROM PUBLIC;
