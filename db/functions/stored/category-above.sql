-- The categories above those of p_ids, as keys that the tally counts: {"7": ["k:3", "k:1"]}; NULL where none has a parent. One call
-- a statement, because a recursive query for each tender costs more than everything else about the tally. p_child counts as if
-- p_parent were above it, for a category that has just moved.
CREATE OR REPLACE FUNCTION category_above(p_ids int[], p_child int DEFAULT NULL, p_parent int DEFAULT NULL) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$ -- plpgsql keeps the plan for the session
BEGIN
  RETURN (
    WITH RECURSIVE pair (id, above) AS (
      SELECT c.id, CASE c.id WHEN p_child THEN p_parent ELSE c.parent_id END FROM public.category c WHERE c.id = ANY (p_ids)
      UNION SELECT p.id, CASE c.id WHEN p_child THEN p_parent ELSE c.parent_id END FROM pair p JOIN public.category c ON c.id = p.above)
    SELECT jsonb_object_agg(a.id, a.keys) FROM (
      SELECT id, jsonb_agg('k:' || above) AS keys FROM pair WHERE above IS NOT NULL GROUP BY id) AS a);
END $$;
