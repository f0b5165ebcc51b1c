-- The rows of at most p_limit tenders that meet all conditions; NULL: of all. Each condition is asked by itself: so the index skips
-- from what meets one to what meets the next and back, while in one tsquery it looks at all that meet the rarest. Who calls it sets
-- how statements are planned.
CREATE OR REPLACE FUNCTION tender_places(p_conditions tsquery[], p_limit int) RETURNS tid[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  c tsquery[] := array_remove(p_conditions, ''::tsquery);
BEGIN
  CASE cardinality(c)
    WHEN 0 THEN RETURN ARRAY(SELECT t.ctid FROM tender t LIMIT p_limit);
    WHEN 1 THEN RETURN ARRAY(SELECT t.ctid FROM tender t WHERE tender_terms(t) @@ c[1] LIMIT p_limit);
    WHEN 2 THEN RETURN ARRAY(SELECT t.ctid FROM tender t WHERE tender_terms(t) @@ c[1] AND tender_terms(t) @@ c[2] LIMIT p_limit);
    WHEN 3 THEN RETURN ARRAY(SELECT t.ctid FROM tender t WHERE tender_terms(t) @@ c[1] AND tender_terms(t) @@ c[2]
      AND tender_terms(t) @@ c[3] LIMIT p_limit);
    ELSE
      FOR i IN 5 .. cardinality(c) LOOP c[4] := c[4] && c[i]; END LOOP;
      RETURN ARRAY(SELECT t.ctid FROM tender t WHERE tender_terms(t) @@ c[1] AND tender_terms(t) @@ c[2]
        AND tender_terms(t) @@ c[3] AND tender_terms(t) @@ c[4] LIMIT p_limit);
  END CASE;
END $$;
