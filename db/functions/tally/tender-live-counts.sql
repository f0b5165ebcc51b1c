-- How many tenders with p_key are open, and how many are not closed, at a moment. p_term finds the same tenders as p_key in the index;
-- '' and an empty query are every tender. Coming days are counted by the tally, the tenders of this day are looked at.
CREATE OR REPLACE FUNCTION tender_live_counts(p_key text, p_term tsquery, p_now timestamptz) RETURNS TABLE (open int, live int)
LANGUAGE plpgsql STABLE ROWS 1 SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET max_parallel_workers_per_gather = 0 AS $$
DECLARE today CONSTANT date := karachi_day(p_now);
BEGIN
  RETURN QUERY SELECT coalesce(sum(x.n) FILTER (WHERE x.is_open AND x.day > today + closing_soon_days()), 0)::int, coalesce(sum(x.n), 0)::int FROM (
    SELECT true AS is_open, substr(t.b, 3)::date AS day, t.n FROM tender_tally t
      WHERE t.a = p_key AND t.b > ('d:' || today) COLLATE "C" AND t.b < 'd;'
    UNION ALL SELECT false, substr(t.b, 3)::date, t.n FROM tender_tally t
      WHERE t.a = p_key AND t.b > ('e:' || today) COLLATE "C" AND t.b < 'e;'
    UNION ALL SELECT 'h:open' = ANY (c.keys), substr(c.closing, 3)::date, c.n FROM tender_tally_change c
      WHERE p_key = ANY (c.keys || ''::text) AND NOT 'h:closed' = ANY (c.keys) AND substr(c.closing, 3)::date > today
    UNION ALL SELECT false, today, 1 FROM tender t
      WHERE t.ctid = ANY (tender_places(ARRAY[p_term, format('''z0:%s''', tender_day(today))::tsquery], NULL)) AND tender_is_live(t, p_now)) AS x;
END $$;
