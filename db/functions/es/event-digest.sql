-- The digest of an event's row, were its payload `p_data`; with its own payload it is the hash that seals keep (leaves.sql.ts).
CREATE OR REPLACE FUNCTION es.event_digest(v es.events, p_data jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT pg_catalog.encode(pg_catalog.sha256(pg_catalog.record_send(ROW(
    v.position, v.stream_id, v.version, v.event_id, v.type, v.schema, p_data, v.meta, v.recorded_at))), 'hex')
$$;
REVOKE ALL ON FUNCTION es.event_digest FROM PUBLIC;
