-- The keys that the tally counts a tender under: its own, and the categories above its categories. p_child counts as if
-- p_parent were above it, for a category that has just moved.
CREATE OR REPLACE FUNCTION tender_tally_keys(t tender, p_child int DEFAULT NULL, p_parent int DEFAULT NULL) RETURNS text[]
LANGUAGE sql STABLE AS $$
  SELECT tender_tally_keys(tender_keys(t), t.category_ids, p_child, p_parent)
$$;

CREATE OR REPLACE FUNCTION tender_tally_keys(p_keys text[], p_categories int[], p_child int, p_parent int) RETURNS text[]
LANGUAGE sql STABLE AS $$
  WITH RECURSIVE above (id) AS (
    SELECT unnest(p_categories)
    UNION SELECT CASE c.id WHEN p_child THEN p_parent ELSE c.parent_id END FROM above a JOIN public.category c ON c.id = a.id)
  SELECT ARRAY(SELECT unnest(p_keys) UNION SELECT 'k:' || id FROM above WHERE id IS NOT NULL)
$$;
