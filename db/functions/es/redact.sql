-- Takes out of the log what the TenderRedacted event at `p_position` names, in the transaction that appended it. The only
-- way in which an event changes; es.refuse_unless_redacted checks every row of it (ADR 0040).
CREATE OR REPLACE FUNCTION es.redact(p_position bigint) RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = es, pg_temp AS $$
DECLARE
  named jsonb;
  changed int;
BEGIN
  SELECT data -> 'redactions' INTO named FROM es.events WHERE position = p_position AND type = 'TenderRedacted';
  PERFORM set_config('ailaan.redaction', p_position::text, true); -- es.refuse looks it up
  UPDATE es.events v SET data = es.redacted_data(v.data, ARRAY(SELECT jsonb_array_elements_text(n.value -> 'fields')))
    FROM jsonb_array_elements(named) n WHERE v.position = (n.value ->> 'position')::bigint;
  GET DIAGNOSTICS changed = ROW_COUNT;
  PERFORM set_config('ailaan.redaction', '', true);
  IF named IS NULL OR changed <> jsonb_array_length(named) THEN
    RAISE EXCEPTION 'No redaction of these events stands at position %', p_position USING ERRCODE = 'ES403';
  END IF;
END $$;
REVOKE ALL ON FUNCTION es.redact FROM PUBLIC;
