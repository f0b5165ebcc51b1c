-- The facts of a tender that a redaction may take back. Filled in from contracts/vocabulary/fields/redactable-fields.ts.
CREATE OR REPLACE FUNCTION es.redactable_fields() RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT '{REDACTABLE_FACTS}'::pg_catalog.text[]
$$;
REVOKE ALL ON FUNCTION es.redactable_fields FROM PUBLIC;
