-- A category that moves below another takes its tenders out of the counts above it and into the new ones.
CREATE OR REPLACE FUNCTION tender_tally_on_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7114204); -- no tender is written meanwhile
  INSERT INTO tender_tally_change
    WITH RECURSIVE below (id) AS (SELECT NEW.id UNION SELECT c.id FROM below b JOIN public.category c ON c.parent_id = b.id)
    SELECT (tender_tally_note(t, x.n, x.above)).*
      FROM (SELECT v.n, category_above(ARRAY(SELECT id FROM public.category), NEW.id, v.parent) AS above
        FROM (VALUES (-1, OLD.parent_id), (1, NEW.parent_id)) AS v (n, parent) OFFSET 0) AS x, public.tender t
      WHERE tender_terms(t) @@ (SELECT string_agg('''k:' || id || '''', '|') FROM below)::tsquery;
  PERFORM tender_tally_merge();
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tally_move AFTER UPDATE ON category FOR EACH ROW WHEN (OLD.parent_id IS DISTINCT FROM NEW.parent_id)
  EXECUTE FUNCTION tender_tally_on_move();
