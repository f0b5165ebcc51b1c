-- The payload of a tender's event without what these facts said. The two that every notice has get a word in their place.
CREATE OR REPLACE FUNCTION es.redacted_data(p_data jsonb, p_fields text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT p_data || pg_catalog.jsonb_build_object('tender', (p_data -> 'tender') || (
    SELECT pg_catalog.jsonb_object_agg(field, CASE WHEN field IN ('title', 'description') THEN '"[redacted]"'::jsonb ELSE 'null'::jsonb END)
      FROM pg_catalog.unnest(p_fields) field))
$$;
REVOKE ALL ON FUNCTION es.redacted_data FROM PUBLIC;
