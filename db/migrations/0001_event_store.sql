-- The event log. The application's role may only append, through es.append; nobody changes or removes an event.
DO $$ BEGIN CREATE ROLE ailaan_app NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
DO $$ BEGIN
  IF NOT pg_has_role(current_user, 'ailaan_app', 'SET') THEN EXECUTE format('GRANT ailaan_app TO %I', current_user); END IF;
END $$;

CREATE SCHEMA es;

CREATE TABLE es.streams (
  stream_id text COLLATE "C" PRIMARY KEY, -- bytes compare faster than letters, and no name here is read in order by people
  version   int  NOT NULL
) WITH (fillfactor = 70); -- leaves room for the one UPDATE of an append to stay on its page

CREATE TABLE es.events (
  -- CACHE 1: a number drawn ahead of the table lock would make the horizon unsafe
  position    bigint GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME es.position_seq CACHE 1) PRIMARY KEY,
  stream_id   text     COLLATE "C" NOT NULL,
  version     int      NOT NULL,
  event_id    uuid     NOT NULL,
  type        text     NOT NULL,
  schema      smallint NOT NULL DEFAULT 1,
  data        jsonb    NOT NULL,
  meta        jsonb    NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (stream_id, version)
);

CREATE TABLE es.checkpoints (
  consumer   text PRIMARY KEY,
  position   bigint NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- What names a person, apart from the log: deleting the row makes the person unreadable everywhere.
CREATE TABLE es.personal (
  subject text PRIMARY KEY,
  data    jsonb NOT NULL
);

CREATE FUNCTION es.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'es.% is append-only', TG_TABLE_NAME USING ERRCODE = 'ES403';
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON es.events EXECUTE FUNCTION es.refuse();

-- Appends events to one stream. p_events: [{"id","type","schema","data"}, ...]
-- p_expected: 0 = the stream must not exist, n = it must be at version n, NULL = any (then a retry is not recognised).
-- A retry with the same ids at the same expected version answers the first outcome with o_duplicate = true.
CREATE FUNCTION es.append(p_stream text, p_expected int, p_events jsonb, p_meta jsonb,
                          OUT o_version int, OUT o_position bigint, OUT o_recorded_at timestamptz, OUT o_duplicate boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = es, pg_temp AS $$
DECLARE n int := jsonb_array_length(p_events); same int;
BEGIN
  IF n = 0 THEN RAISE EXCEPTION 'no events to append' USING ERRCODE = 'ES400'; END IF;
  IF p_expected > 0 THEN
    UPDATE es.streams SET version = version + n WHERE stream_id = p_stream AND version = p_expected;
  ELSIF p_expected = 0 THEN
    INSERT INTO es.streams VALUES (p_stream, n) ON CONFLICT DO NOTHING;
  ELSIF p_expected IS NULL THEN
    INSERT INTO es.streams AS s VALUES (p_stream, n)
      ON CONFLICT (stream_id) DO UPDATE SET version = s.version + n RETURNING s.version - n INTO p_expected;
  ELSE
    RAISE EXCEPTION 'a version is never negative' USING ERRCODE = 'ES400';
  END IF;
  IF FOUND THEN
    WITH added AS (
      INSERT INTO es.events (stream_id, version, event_id, type, schema, data, meta)
      SELECT p_stream, p_expected + x.ord::int, (x.j ->> 'id')::uuid, x.j ->> 'type',
             coalesce((x.j ->> 'schema')::smallint, 1), x.j -> 'data', p_meta
        FROM jsonb_array_elements(p_events) WITH ORDINALITY x(j, ord) ORDER BY x.ord
      RETURNING version, position, recorded_at)
    SELECT max(version), max(position), max(recorded_at), false INTO o_version, o_position, o_recorded_at, o_duplicate FROM added;
    RETURN;
  END IF;
  -- a conflict, or the retry of an append that was committed
  SELECT count(*), max(e.version), max(e.position), max(e.recorded_at), true
    INTO same, o_version, o_position, o_recorded_at, o_duplicate
    FROM es.events e JOIN jsonb_array_elements(p_events) WITH ORDINALITY x(j, ord)
      ON e.stream_id = p_stream AND e.version = p_expected + x.ord AND e.event_id = (x.j ->> 'id')::uuid;
  IF same IS DISTINCT FROM n THEN RAISE EXCEPTION 'wrong expected version' USING ERRCODE = 'ES409', DETAIL = p_stream; END IF;
END $$;

-- The one-event append of the hot path: no JSON envelope to take apart.
CREATE FUNCTION es.append_one(p_stream text, p_expected int, p_id uuid, p_type text, p_schema smallint, p_data jsonb, p_meta jsonb,
                              OUT o_version int, OUT o_position bigint, OUT o_recorded_at timestamptz, OUT o_duplicate boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = es, pg_temp AS $$
BEGIN
  IF p_expected > 0 THEN
    UPDATE es.streams SET version = version + 1 WHERE stream_id = p_stream AND version = p_expected;
  ELSIF p_expected = 0 THEN
    INSERT INTO es.streams VALUES (p_stream, 1) ON CONFLICT DO NOTHING;
  ELSIF p_expected IS NULL THEN
    INSERT INTO es.streams AS s VALUES (p_stream, 1)
      ON CONFLICT (stream_id) DO UPDATE SET version = s.version + 1 RETURNING s.version - 1 INTO p_expected;
  ELSE
    RAISE EXCEPTION 'a version is never negative' USING ERRCODE = 'ES400';
  END IF;
  IF FOUND THEN
    INSERT INTO es.events (stream_id, version, event_id, type, schema, data, meta)
    VALUES (p_stream, p_expected + 1, p_id, p_type, p_schema, p_data, p_meta)
    RETURNING version, position, recorded_at, false INTO o_version, o_position, o_recorded_at, o_duplicate;
    RETURN;
  END IF;
  SELECT e.version, e.position, e.recorded_at, true INTO o_version, o_position, o_recorded_at, o_duplicate
    FROM es.events e WHERE e.stream_id = p_stream AND e.version = p_expected + 1 AND e.event_id = p_id;
  IF NOT FOUND THEN RAISE EXCEPTION 'wrong expected version' USING ERRCODE = 'ES409', DETAIL = p_stream; END IF;
END $$;

-- The gap-safe horizon (lock epoch). An INSERT holds RowExclusiveLock on es.events from before it draws its position
-- until its commit is visible. So: read the sequence, THEN list who holds that lock; once all of these are gone,
-- every position <= o_last is final. A caller that has appended itself waits for its own end, too.
CREATE FUNCTION es.horizon(OUT o_last bigint, OUT o_busy text[])
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = es, pg_temp AS $$
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'es.horizon needs READ COMMITTED' USING ERRCODE = 'ES500';
  END IF;
  IF pg_is_in_recovery() THEN
    RAISE EXCEPTION 'es.horizon needs the primary: a standby does not know who is writing' USING ERRCODE = 'ES500';
  END IF;
  SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END INTO o_last FROM es.position_seq;
  SELECT coalesce(array_agg(virtualtransaction), '{}') INTO o_busy FROM pg_locks
   WHERE locktype = 'relation' AND relation = 'es.events'::regclass AND mode = 'RowExclusiveLock' AND granted
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database());
END $$;

REVOKE ALL ON ALL TABLES IN SCHEMA es FROM PUBLIC;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA es FROM PUBLIC;
GRANT USAGE ON SCHEMA es TO ailaan_app;
GRANT SELECT ON es.events, es.streams TO ailaan_app;
GRANT SELECT, INSERT, UPDATE ON es.checkpoints TO ailaan_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON es.personal TO ailaan_app;
GRANT EXECUTE ON FUNCTION es.append, es.append_one, es.horizon TO ailaan_app;
