-- An append as one plain statement instead of a call (ADR 0027): the same checks, an eighth less work for the server.
-- The application may add rows to the log, but neither choose their place nor their time, nor change or remove any.
GRANT INSERT (stream_id, version, event_id, type, schema, data, meta) ON es.events TO ailaan_app;
GRANT INSERT (stream_id, version), UPDATE (version) ON es.streams TO ailaan_app;

-- What an append that found its stream elsewhere comes to: the outcome of the very same append made before
-- (o_duplicate), or the conflict ES409. It looks with a snapshot of its own, so it sees whoever was faster.
CREATE FUNCTION es.earlier_append(p_stream text, p_expected int, p_ids uuid[],
                                  OUT o_version int, OUT o_position bigint, OUT o_recorded_at timestamptz, OUT o_duplicate boolean)
LANGUAGE plpgsql VOLATILE AS $$
DECLARE same int;
BEGIN
  SELECT count(*), max(e.version), max(e.position), max(e.recorded_at), true
    INTO same, o_version, o_position, o_recorded_at, o_duplicate
    FROM es.events e JOIN unnest(p_ids) WITH ORDINALITY i(id, ord)
      ON e.stream_id = p_stream AND e.version = p_expected + i.ord AND e.event_id = i.id;
  IF same IS DISTINCT FROM cardinality(p_ids) THEN
    RAISE EXCEPTION 'wrong expected version' USING ERRCODE = 'ES409', DETAIL = p_stream;
  END IF;
END $$;
REVOKE ALL ON FUNCTION es.earlier_append FROM PUBLIC;
GRANT EXECUTE ON FUNCTION es.earlier_append TO ailaan_app;
