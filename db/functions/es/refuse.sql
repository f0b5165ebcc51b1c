-- Keeps the log and its seals append-only, also for their owner: every change of a row that is there is an error.
CREATE OR REPLACE FUNCTION es.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'es.% is append-only', TG_TABLE_NAME USING ERRCODE = 'ES403';
END $$;
REVOKE ALL ON FUNCTION es.refuse FROM PUBLIC;

CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON es.events EXECUTE FUNCTION es.refuse();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON es.seals EXECUTE FUNCTION es.refuse();
