-- How many tenders have both keys; '' is every tender.
CREATE OR REPLACE FUNCTION tender_count(p_a text, p_b text) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT t.n FROM tender_tally t WHERE t.a = p_a AND t.b = p_b), 0)
    + coalesce((SELECT sum(c.n)::int FROM tender_tally_change c WHERE c.keys || ''::text @> ARRAY[p_a, p_b]), 0)
$$;
