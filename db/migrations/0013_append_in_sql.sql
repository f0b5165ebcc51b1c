-- An append as one plain statement instead of a call, and no table of streams: a stream stands where its last event stands
-- (ADR 0027). The application may add rows to the log, but neither choose their place nor their time.
GRANT INSERT (stream_id, version, event_id, type, schema, data, meta) ON es.events TO ailaan_app;

DROP TABLE es.streams;
CREATE VIEW es.streams AS SELECT stream_id, max(version) AS version FROM es.events GROUP BY stream_id;
GRANT SELECT ON es.streams TO ailaan_app;

-- For set-based appends (the import). The same contract as before.
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

-- Only an older version that still runs beside this one calls it.
CREATE OR REPLACE FUNCTION es.append(p_stream text, p_expected int, p_events jsonb, p_meta jsonb,
                          OUT o_version int, OUT o_position bigint, OUT o_recorded_at timestamptz, OUT o_duplicate boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = es, pg_temp AS $$
DECLARE n int := jsonb_array_length(p_events); base int; same int;
BEGIN
  IF n = 0 THEN RAISE EXCEPTION 'no events to append' USING ERRCODE = 'ES400'; END IF;
  LOOP
    base := coalesce(p_expected, (SELECT max(e.version) FROM es.events e WHERE e.stream_id = p_stream), 0);
    IF base = 0 OR EXISTS (SELECT FROM es.events e WHERE e.stream_id = p_stream AND e.version = base) THEN
      BEGIN
        WITH added AS (
          INSERT INTO es.events (stream_id, version, event_id, type, schema, data, meta)
          SELECT p_stream, base + x.ord::int, (x.j ->> 'id')::uuid, x.j ->> 'type',
                 coalesce((x.j ->> 'schema')::smallint, 1), x.j -> 'data', p_meta
            FROM jsonb_array_elements(p_events) WITH ORDINALITY x(j, ord) ORDER BY x.ord
          RETURNING version, position, recorded_at)
        SELECT max(version), max(position), max(recorded_at), false INTO o_version, o_position, o_recorded_at, o_duplicate FROM added;
        RETURN;
      EXCEPTION WHEN unique_violation THEN NULL;
      END;
    END IF;
    EXIT WHEN p_expected IS NOT NULL;
  END LOOP;
  SELECT count(*), max(e.version), max(e.position), max(e.recorded_at), true
    INTO same, o_version, o_position, o_recorded_at, o_duplicate
    FROM es.events e JOIN jsonb_array_elements(p_events) WITH ORDINALITY x(j, ord)
      ON e.stream_id = p_stream AND e.version = p_expected + x.ord AND e.event_id = (x.j ->> 'id')::uuid;
  IF same IS DISTINCT FROM n THEN RAISE EXCEPTION 'wrong expected version' USING ERRCODE = 'ES409', DETAIL = p_stream; END IF;
END $$;
