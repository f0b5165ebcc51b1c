-- How many tenders have p_a together with each key that begins with p_prefix ('c:').
CREATE OR REPLACE FUNCTION tender_counts(p_a text, p_prefix text) RETURNS TABLE (b text, n int) LANGUAGE sql STABLE AS $$
  SELECT x.b, sum(x.n)::int FROM (
      SELECT t.b, t.n FROM tender_tally t
        WHERE t.a = p_a AND t.b >= p_prefix COLLATE "C" AND t.b < (rtrim(p_prefix, ':') || ';') COLLATE "C" -- ';' comes after ':'
      UNION ALL SELECT k.b, c.n FROM tender_tally_change c, unnest(c.keys || c.week) AS k (b)
        WHERE (p_a = '' OR p_a = ANY (c.keys)) AND starts_with(k.b, p_prefix) AND k.b <> p_a) AS x
    GROUP BY x.b HAVING sum(x.n) <> 0
$$;
