-- Notes the changes of a statement that wrote tenders. The tally is derived from `tender` alone, so triggers keep it, and no
-- projection, import or rebuild has to know it. About every two hundredth change adds the noted ones to the tally.
CREATE OR REPLACE FUNCTION tender_tally_on_write() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  written int;
  above jsonb;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7114204); -- no category moves meanwhile
  IF TG_OP = 'INSERT' THEN
    above := category_above(ARRAY(SELECT DISTINCT unnest(category_ids) FROM added));
    INSERT INTO tender_tally_change SELECT (tender_tally_note(ROW(w.*)::public.tender, 1, above)).* FROM added w;
  ELSIF TG_OP = 'DELETE' THEN
    above := category_above(ARRAY(SELECT DISTINCT unnest(category_ids) FROM removed));
    INSERT INTO tender_tally_change SELECT (tender_tally_note(ROW(o.*)::public.tender, -1, above)).* FROM removed o;
  ELSE
    above := category_above(ARRAY(SELECT unnest(category_ids) FROM removed UNION SELECT unnest(category_ids) FROM added));
    INSERT INTO tender_tally_change
      SELECT note.* FROM removed o JOIN added w USING (id),
        LATERAL (SELECT (tender_tally_note(ROW(o.*)::public.tender, -1, above)).*
          UNION ALL SELECT (tender_tally_note(ROW(w.*)::public.tender, 1, above)).*) AS note
      WHERE (tender_keys(ROW(o.*)::public.tender), o.publish_date, o.closing_date)
        IS DISTINCT FROM (tender_keys(ROW(w.*)::public.tender), w.publish_date, w.closing_date);
  END IF;
  GET DIAGNOSTICS written = ROW_COUNT;
  IF random() < written / 200.0 THEN PERFORM tender_tally_merge(); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tally_insert AFTER INSERT ON tender REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tender_tally_on_write();
CREATE OR REPLACE TRIGGER tally_update AFTER UPDATE ON tender REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tender_tally_on_write();
CREATE OR REPLACE TRIGGER tally_delete AFTER DELETE ON tender REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION tender_tally_on_write();
