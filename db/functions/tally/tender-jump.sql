-- Where the page after p_offset tenders with p_key begins, newest first: at `start` or before it, with `skipped` tenders published later.
CREATE OR REPLACE FUNCTION tender_jump(p_key text, p_offset int) RETURNS TABLE (start date, skipped int) LANGUAGE sql STABLE AS $$
  SELECT date '1900-01-01' + min(week) * 8 - 1, coalesce(max(upto), 0)::int FROM (
      SELECT week, sum(n) OVER (ORDER BY week DESC) AS upto FROM (
        SELECT substr(c.b, 4)::int AS week, c.n FROM tender_counts(p_key, 't1:') c) AS weeks) AS weeks
    WHERE upto <= p_offset
$$;
