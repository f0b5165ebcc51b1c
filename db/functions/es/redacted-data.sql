-- The payload of a tender's event without what these facts said, of a further source neither, nor the
-- key that an import made of them. The two that every notice has get a word in their place.
CREATE OR REPLACE FUNCTION es.redacted_data(p_data jsonb, p_fields text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT p_data || pg_catalog.jsonb_build_object('tender', (p_data -> 'tender') || (
    SELECT pg_catalog.jsonb_object_agg(field, CASE WHEN field IN ('title', 'description') THEN '"[redacted]"'::jsonb ELSE 'null'::jsonb END)
      FROM pg_catalog.unnest(p_fields) field))
    || CASE WHEN p_data ? 'in' THEN pg_catalog.jsonb_build_object('in', (p_data -> 'in') || (
      SELECT coalesce(pg_catalog.jsonb_object_agg(field, 'null'::jsonb), '{}')
        FROM pg_catalog.unnest(p_fields) field WHERE field IN ('source', 'reference', 'sourceUrl'))) ELSE '{}' END
    || CASE WHEN p_data #> '{origin,key}' IS NOT NULL AND p_fields && '{source,reference,sourceUrl}' THEN pg_catalog.jsonb_build_object(
      'origin', (p_data -> 'origin') || pg_catalog.jsonb_build_object('key', es.redacted_key(p_data #>> '{origin,key}'))) ELSE '{}' END
$$;
REVOKE ALL ON FUNCTION es.redacted_data FROM PUBLIC;
