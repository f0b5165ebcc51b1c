-- Keeps the log and its seals append-only, also for their owner: every change of a row that is there is an error. Only
-- where the same transaction has put a redaction on record may the next trigger judge row by row (refuse-unless-redacted.sql).
CREATE OR REPLACE FUNCTION es.refuse() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'events' AND EXISTS (SELECT FROM es.events r
    WHERE r.position = nullif(current_setting('ailaan.redaction', true), '')::bigint
      AND r.type = 'TenderRedacted' AND r.xmin = pg_current_xact_id()::xid) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'es.% is append-only', TG_TABLE_NAME USING ERRCODE = 'ES403';
END $$;
REVOKE ALL ON FUNCTION es.refuse FROM PUBLIC;

CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON es.events EXECUTE FUNCTION es.refuse();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON es.seals EXECUTE FUNCTION es.refuse();
