-- ANALYZE takes a sample as large as the greatest statistics target asks for, and computed tender_terms for each of its
-- 300,000 rows: five minutes at a million. Lists are found by generic plans, which never read these (ADR 30).
ALTER INDEX tender_terms ALTER COLUMN 1 SET STATISTICS 0;
ALTER TABLE tender ALTER COLUMN search_vector SET STATISTICS 0;
-- Lists and search ask tender_terms alone since 0007.
DROP INDEX IF EXISTS tender_search;

-- As in 0007, but no more than p_need are answered: the first of them along the axis, then by id, when a window has more (a word of a few
-- weeks). OFFSET 0 keeps the planner from walking along another index for their order. What is told of a tender is computed
-- for those answered only, and the day of p_now once.
CREATE OR REPLACE FUNCTION tender_hits(p_terms tsquery, p_axis text, p_back boolean, p_start date, p_need int, p_statuses text[], p_now timestamptz,
  p_closing_from date, p_closing_to date)
RETURNS TABLE (id int, day date, effective_status text, city text, province text, category_ids int[], sectors text[], organization_ids int[])
LANGUAGE plpgsql STABLE ROWS 1000 SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  epoch CONSTANT date := '1900-01-01';
  soon CONSTANT date := karachi_day(p_now) + 7;
  lowest int; highest int; at int; edge int; grain int; span bigint; fresh int; found int := 0;
  wanted tsquery;
BEGIN
  IF p_axis = 't' THEN
    SELECT min(t.publish_date) - epoch, max(t.publish_date) - epoch INTO lowest, highest FROM tender t;
  ELSE
    SELECT min(t.closing_date) - epoch, max(t.closing_date) - epoch INTO lowest, highest FROM tender t;
  END IF;
  IF lowest IS NULL THEN RETURN; END IF;
  at := coalesce(p_start - epoch, CASE WHEN p_back THEN highest ELSE lowest END);
  -- as many days as usually bring two thousand tenders
  SELECT greatest(1, 2000 * (highest - lowest + 1) / greatest(c.reltuples, 1)) INTO span FROM pg_class c WHERE c.oid = 'tender'::regclass;
  LOOP
    EXIT WHEN found >= p_need OR CASE WHEN p_back THEN at < lowest ELSE at > highest END;
    grain := CASE WHEN span >= 4096 THEN 512 WHEN span >= 512 THEN 64 WHEN span >= 64 THEN 8 ELSE 1 END;
    edge := CASE WHEN p_back THEN greatest(lowest, at - span + 1) / grain * grain
            ELSE least(highest, at + span - 1) / grain * grain + grain - 1 END;
    -- What is left is looked at whole: days would only make it slower. Else a few days too many, which the rows are rid of, because
    -- the index looks at every level of days for each tender that has the words.
    grain := CASE WHEN span >= 2048 THEN 512 WHEN span >= 256 THEN 64 WHEN span >= 32 THEN 8 ELSE 1 END;
    wanted := CASE WHEN p_start IS NULL AND CASE WHEN p_back THEN edge <= lowest ELSE edge >= highest END THEN p_terms
                   ELSE p_terms && tender_days(p_axis, least(at, edge) / grain * grain, greatest(at, edge) / grain * grain + grain - 1) END;
    RETURN QUERY SELECT h.id, h.day, h.state, h.city, h.province, h.category_ids, h.sectors, h.organization_ids || h.procuring_organization_id
      FROM (SELECT * FROM (
        SELECT t.id, d.day, s.state, t.city, t.province, t.category_ids, t.sectors, t.organization_ids, t.procuring_organization_id
          FROM tender t, LATERAL (SELECT CASE p_axis WHEN 't' THEN t.publish_date ELSE t.closing_date END) AS d (day),
            LATERAL (SELECT CASE WHEN t.status = 'closed' OR t.closes_at <= p_now THEN 'closed'
              WHEN t.status = 'closing_soon' OR t.closing_date <= soon THEN 'closing_soon' ELSE 'open' END) AS s (state)
          WHERE tender_terms(t.search_vector, t.organization_vector, t.publish_date, t.closing_date, t.status, t.city, t.province,
              t.category_ids, t.sectors, t.organization_ids, t.procuring_organization_id) @@ wanted
            AND d.day BETWEEN epoch + least(at, edge) AND epoch + greatest(at, edge)
            AND (p_statuses IS NULL OR s.state = ANY (p_statuses))
            AND (p_closing_from IS NULL OR t.closing_date + 0 >= p_closing_from)
            AND (p_closing_to IS NULL OR t.closing_date + 0 <= p_closing_to) OFFSET 0) AS w
        ORDER BY (w.day - epoch) * CASE WHEN p_back THEN -1 ELSE 1 END, w.id * CASE WHEN p_back THEN -1 ELSE 1 END
        LIMIT p_need - found) AS h;
    GET DIAGNOSTICS fresh = ROW_COUNT;
    found := found + fresh;
    span := CASE fresh WHEN 0 THEN span * 8 ELSE least(span * 8, greatest(span, (span * 1.3 * (p_need - found) / fresh)::bigint)) END;
    at := CASE WHEN p_back THEN edge - 1 ELSE edge + 1 END;
  END LOOP;
END $$;

-- The same numbers as before; the tally's rows of past days are no longer read.
CREATE OR REPLACE FUNCTION tender_live_counts(p_now timestamptz) RETURNS TABLE (open int, live int) LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(n) FILTER (WHERE hand = 'h:open' AND day > karachi_day(p_now) + 7), 0)::int, coalesce(sum(n), 0)::int FROM (
    SELECT t.a AS hand, substr(t.b, 3)::date AS day, t.n FROM tender_tally t WHERE t.a IN ('h:open', 'h:closing_soon')
      AND t.b > ('d:' || karachi_day(p_now)) COLLATE "C" AND t.b < 'd;'
    UNION ALL SELECT h.hand, substr(c.closing, 3)::date, c.n FROM tender_tally_change c, (VALUES ('h:open'), ('h:closing_soon')) AS h (hand)
      WHERE h.hand = ANY (c.keys) AND substr(c.closing, 3)::date > karachi_day(p_now)
    UNION ALL
    SELECT 'h:' || t.status, t.closing_date, 1 FROM tender t
      WHERE t.closing_date = karachi_day(p_now) AND t.closes_at > p_now AND t.status <> 'closed') AS days
$$;
