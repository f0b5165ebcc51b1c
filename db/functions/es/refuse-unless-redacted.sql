-- Lets an event change only as a redaction that the same transaction has put on record says: it names the event, its digest
-- before and after, and nothing but the named facts goes, which are texts or a picture that the event has.
CREATE OR REPLACE FUNCTION es.refuse_unless_redacted() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  fields text[];
BEGIN
  SELECT ARRAY(SELECT jsonb_array_elements_text(n.value -> 'fields')) INTO fields
    FROM es.events r CROSS JOIN LATERAL jsonb_array_elements(r.data -> 'redactions') n
   WHERE r.stream_id = OLD.stream_id AND r.version > OLD.version AND r.type = 'TenderRedacted' AND r.xmin = pg_current_xact_id()::xid
     AND (n.value ->> 'position')::bigint = OLD.position AND n.value ->> 'before' = es.event_digest(OLD, OLD.data)
     AND n.value ->> 'after' = es.event_digest(OLD, NEW.data)
   LIMIT 1;
  IF fields IS NULL OR cardinality(fields) = 0 OR NOT fields <@ es.redactable_fields()
    OR (OLD.data -> 'tender' ?& fields) IS NOT TRUE OR OLD.stream_id NOT LIKE 'tender-%'
    OR OLD.type NOT IN ('TenderPublished', 'TenderUpdated', 'TenderAlsoPublished', 'TenderRedacted') OR NEW.data IS DISTINCT FROM es.redacted_data(OLD.data, fields) OR to_jsonb(NEW) - 'data' <> to_jsonb(OLD) - 'data' THEN
    RAISE EXCEPTION 'es.% is append-only', TG_TABLE_NAME USING ERRCODE = 'ES403';
  END IF;
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION es.refuse_unless_redacted FROM PUBLIC;

CREATE OR REPLACE TRIGGER append_only_but_redacted BEFORE UPDATE ON es.events FOR EACH ROW EXECUTE FUNCTION es.refuse_unless_redacted();
