-- Appends one event for each row of a set: the import's append. p_expected: 0 = the stream must not exist, n = it must be at
-- version n, NULL = any (then a retry is not recognised). A retry with the same id at the same expected version answers the
-- first outcome with o_duplicate = true.
CREATE OR REPLACE FUNCTION es.append_one(p_stream text, p_expected int, p_id uuid, p_type text, p_schema smallint, p_data jsonb, p_meta jsonb,
                              OUT o_version int, OUT o_position bigint, OUT o_recorded_at timestamptz, OUT o_duplicate boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = es, pg_temp AS $$
DECLARE base int;
BEGIN
  IF p_expected < 0 THEN RAISE EXCEPTION 'a version is never negative' USING ERRCODE = 'ES400'; END IF;
  LOOP
    base := coalesce(p_expected, (SELECT max(e.version) FROM es.events e WHERE e.stream_id = p_stream), 0);
    INSERT INTO es.events (stream_id, version, event_id, type, schema, data, meta)
    SELECT p_stream, base + 1, p_id, p_type, p_schema, p_data, p_meta
     WHERE base = 0 OR EXISTS (SELECT FROM es.events e WHERE e.stream_id = p_stream AND e.version = base)
    ON CONFLICT (stream_id, version) DO NOTHING
    RETURNING version, position, recorded_at, false INTO o_version, o_position, o_recorded_at, o_duplicate;
    IF FOUND THEN RETURN; END IF;
    EXIT WHEN p_expected IS NOT NULL;
  END LOOP;
  SELECT e.version, e.position, e.recorded_at, true INTO o_version, o_position, o_recorded_at, o_duplicate
    FROM es.events e WHERE e.stream_id = p_stream AND e.version = p_expected + 1 AND e.event_id = p_id;
  IF NOT FOUND THEN RAISE EXCEPTION 'wrong expected version' USING ERRCODE = 'ES409', DETAIL = p_stream; END IF;
END $$;
REVOKE ALL ON FUNCTION es.append_one FROM PUBLIC;
GRANT EXECUTE ON FUNCTION es.append_one TO ailaan_app;
