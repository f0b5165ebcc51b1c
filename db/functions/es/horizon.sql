-- Answers the last position drawn and the transactions that may still be writing before it. An INSERT holds RowExclusiveLock
-- on es.events from before it draws its position until its commit is visible. So: read the sequence, THEN list the holders
-- of that lock; once all of these are gone, every position <= o_last is final. A caller that has appended itself waits for
-- its own end, too (ADR 0001).
CREATE OR REPLACE FUNCTION es.horizon(OUT o_last bigint, OUT o_busy text[])
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
REVOKE ALL ON FUNCTION es.horizon FROM PUBLIC;
