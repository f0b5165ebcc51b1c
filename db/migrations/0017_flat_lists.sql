-- What was still slower at a million than at ten thousand (ADR 34).
-- Whoever writes a tender or moves a category waits here for a few seconds; what was written is counted by the rules until now.
SELECT pg_advisory_xact_lock(7114204);
SELECT tender_tally_merge();

-- Days as in tender_days, but rounded outward and never beyond the last closing day, in a handful of words: the index looks
-- at each of them for every tender. For conditions whose rows are looked at again.
CREATE FUNCTION tender_days_about(p_axis text, p_first int, p_last int) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  last CONSTANT int := least(p_last, greatest(p_first, (SELECT public.tender_day(max(t.closing_date)) FROM public.tender t)));
  grain CONSTANT int := CASE WHEN last - p_first >= 512 THEN 512 WHEN last - p_first >= 64 THEN 64 WHEN last - p_first >= 16 THEN 8 ELSE 1 END;
BEGIN
  RETURN public.tender_days(p_axis, p_first / grain * grain, last / grain * grain + grain - 1);
END $$;

-- Where, from p_day on, the first block of eight days with a hit begins; NULL when none is left before p_last.
CREATE FUNCTION tender_seek(p_terms tsquery, p_axis text, p_back boolean, p_day int, p_last int) RETURNS int
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  at int := p_day; last int := p_last; block int;
BEGIN
  FOR level IN REVERSE 3..1 LOOP
    block := at >> 3 * level;
    LOOP
      IF (CASE WHEN p_back THEN block < last >> 3 * level ELSE block > last >> 3 * level END) THEN RETURN NULL; END IF;
      PERFORM 1 FROM tender t WHERE tender_terms(t.search_vector, t.organization_vector, t.publish_date, t.closing_date, t.status, t.city,
        t.province, t.category_ids, t.sectors, t.organization_ids, t.procuring_organization_id)
        @@ (p_terms && format('''%s%s:%s''', p_axis, level, block)::tsquery) LIMIT 1;
      EXIT WHEN FOUND;
      block := block + CASE WHEN p_back THEN -1 ELSE 1 END;
    END LOOP;
    at := CASE WHEN p_back THEN least(at, ((block + 1) << 3 * level) - 1) ELSE greatest(at, block << 3 * level) END;
    last := CASE WHEN p_back THEN greatest(last, block << 3 * level) ELSE least(last, ((block + 1) << 3 * level) - 1) END;
  END LOOP;
  RETURN at;
END $$;

-- As tender_hits, which the version before still asks, with three differences. The first window is as wide as usually brings what
-- is needed of the rarest of p_keys; when nothing but a status is asked for, its tenders are looked at one by one. A window that is a
-- guess, because hardly anything was found before it, is looked into first: when it holds far more than is needed (a word of a few
-- weeks), the hits are sought from its beginning on. And who asks for live tenders is not told of all the days since the first.
CREATE FUNCTION tender_find(p_terms tsquery, p_keys text[], p_is_status boolean, p_axis text, p_back boolean, p_start date, p_need int, p_statuses text[],
  p_now timestamptz, p_closing_from date, p_closing_to date)
RETURNS TABLE (id int, day date, effective_status text, city text, province text, category_ids int[], sectors text[], organization_ids int[])
LANGUAGE plpgsql STABLE ROWS 1000 SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  epoch CONSTANT date := '1900-01-01';
  soon CONSTANT date := karachi_day(p_now) + 7;
  far CONSTANT int := 262143;
  is_live CONSTANT boolean := p_axis = 't' AND NOT coalesce('closed' = ANY (p_statuses), true);
  lowest int; highest int; at int; edge int; grain int; span bigint; fresh int; found int := 0; many int; held bigint;
  is_first boolean := true;
  is_guess boolean := false;
  wanted tsquery;
BEGIN
  IF p_axis = 't' THEN
    SELECT min(t.publish_date) - epoch, max(t.publish_date) - epoch INTO lowest, highest FROM tender t;
  ELSE
    SELECT min(t.closing_date) - epoch, max(t.closing_date) - epoch INTO lowest, highest FROM tender t;
  END IF;
  IF lowest IS NULL THEN RETURN; END IF;
  at := coalesce(p_start - epoch, CASE WHEN p_back THEN highest ELSE lowest END);
  SELECT c.reltuples INTO held FROM pg_class c WHERE c.oid = 'tender'::regclass;
  -- a page alone is found in the first days, whatever the key
  IF p_need > 200 THEN SELECT least(held, min(tender_count(k, ''))) INTO held FROM unnest(p_keys) AS k; END IF;
  span := greatest(1, least(2000, p_need::bigint * 20) * (highest - lowest + 1) / greatest(held, 1));
  LOOP
    EXIT WHEN found >= p_need OR CASE WHEN p_back THEN at < lowest ELSE at > highest END;
    IF is_live AND span > 30 OR p_need = 2147483647 OR span * 4 > highest - lowest THEN span := far; END IF;
    grain := CASE WHEN span >= 4096 THEN 512 WHEN span >= 512 THEN 64 WHEN span >= 64 THEN 8 ELSE 1 END;
    edge := CASE WHEN p_back THEN greatest(lowest, at - span + 1) / grain * grain
            ELSE least(highest, at + span - 1) / grain * grain + grain - 1 END;
    -- What is left is looked at whole: days would only make it slower. Else a few days too many, which the rows are rid of, because
    -- the index looks at every level of days for each tender that has the words.
    grain := CASE WHEN span >= 2048 THEN 512 WHEN span >= 96 THEN 64 WHEN span >= 24 THEN 8 ELSE 1 END;
    wanted := CASE WHEN is_first AND p_is_status AND span < far
                     THEN tender_days(p_axis, least(at, edge) / grain * grain, greatest(at, edge) / grain * grain + grain - 1)
                   WHEN p_start IS NULL AND CASE WHEN p_back THEN edge <= lowest ELSE edge >= highest END THEN p_terms
                   ELSE p_terms && tender_days(p_axis, least(at, edge) / grain * grain, greatest(at, edge) / grain * grain + grain - 1) END;
    IF is_guess AND span > 8 THEN
      many := 2 * (p_need - found) + 500;
      SELECT count(*) INTO fresh FROM (SELECT 1 FROM tender t WHERE tender_terms(t.search_vector, t.organization_vector, t.publish_date,
        t.closing_date, t.status, t.city, t.province, t.category_ids, t.sectors, t.organization_ids, t.procuring_organization_id) @@ wanted
        LIMIT many) AS seen;
      IF fresh = many THEN
        IF found = 0 THEN at := tender_seek(p_terms, p_axis, p_back, at, edge); END IF;
        EXIT WHEN at IS NULL;
        is_guess := false;
        span := CASE found WHEN 0 THEN 8 ELSE span / 4 END;
        CONTINUE;
      END IF;
    END IF;
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
    is_first := false;
    is_guess := p_need < 10000 AND fresh * 8 < p_need - found;
    -- where two thousand tenders hold none, hardly a thousand of all will: the rest at once
    span := CASE WHEN fresh > 0 THEN least(span * 8, greatest(span, (span * 1.3 * (p_need - found) / fresh)::bigint))
                 WHEN p_need > 200 THEN far ELSE span * 8 END;
    at := CASE WHEN p_back THEN edge - 1 ELSE edge + 1 END;
  END LOOP;
END $$;

-- A key ('c:Lahore') with a closing day, 'd:2026-12-01' of those that are open by hand and 'e:…' of those closing soon by hand: how
-- many of the key are live. Days that have passed are never read.
CREATE OR REPLACE FUNCTION tender_tally_pairs(p_keys text[], p_week text, p_closing text) RETURNS TABLE (a text, b text)
LANGUAGE sql IMMUTABLE AS $$
  SELECT x, y FROM unnest(p_keys || p_week || ''::text) AS x, unnest(p_keys || p_week || ''::text) AS y WHERE x <> y OR x = ''
  UNION ALL SELECT x, p_closing FROM unnest(p_keys) AS x WHERE starts_with(x, 'h:')
  UNION ALL SELECT x, CASE WHEN 'h:open' = ANY (p_keys) THEN p_closing ELSE 'e' || substr(p_closing, 2) END
    FROM unnest(p_keys) AS x WHERE NOT starts_with(x, 'h:') AND NOT 'h:closed' = ANY (p_keys)
$$;
INSERT INTO tender_tally SELECT x, CASE t.status WHEN 'open' THEN 'd:' ELSE 'e:' END || t.closing_date, count(*)
  FROM tender t, unnest(tender_tally_keys(tender_keys(t.status, t.city, t.province, t.category_ids, t.sectors, t.organization_ids,
    t.procuring_organization_id), t.category_ids)) AS x
  WHERE t.closing_date >= current_date - 1 AND t.status <> 'closed' AND NOT starts_with(x, 'h:') GROUP BY 1, 2;

CREATE OR REPLACE FUNCTION tender_tally_rebuild() RETURNS void LANGUAGE plpgsql SET work_mem = '256MB' AS $$
BEGIN
  LOCK TABLE tender IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM tender_tally_change;
  DELETE FROM tender_tally;
  WITH counted AS MATERIALIZED (
    SELECT x, y, count(*) AS n FROM (
        SELECT tender_tally_keys(tender_keys(t.status, t.city, t.province, t.category_ids, t.sectors, t.organization_ids,
          t.procuring_organization_id), t.category_ids) || ('t1:' || tender_day(t.publish_date) / 8) || ''::text
          || CASE t.status WHEN 'open' THEN ARRAY['d:' || t.closing_date] WHEN 'closing_soon' THEN ARRAY['e:' || t.closing_date] END AS keys
          FROM tender t OFFSET 0) AS t,
      unnest(keys) AS x, unnest(keys) AS y WHERE x < y COLLATE "C" OR x = '' AND y = '' GROUP BY x, y),
  pairs (a, b, n) AS (SELECT x, y, n FROM counted UNION ALL SELECT y, x, n FROM counted WHERE x <> y)
  INSERT INTO tender_tally SELECT a, b, n FROM pairs
      WHERE a !~ '^[de]:' AND (b !~ '^[de]:' OR a <> '' AND a !~ '^(h|t1):')
    UNION ALL SELECT 'h:' || status, 'd:' || closing_date, count(*) FROM tender GROUP BY status, closing_date;
END $$;

-- As tender_counts, of the keys that begin with p_prefix ('c:') alone: neither the rest of p_a's rows is read nor every pair of every change.
CREATE FUNCTION tender_counts(p_a text, p_prefix text) RETURNS TABLE (b text, n int) LANGUAGE sql STABLE AS $$
  SELECT x.b, sum(x.n)::int FROM (
      SELECT t.b, t.n FROM tender_tally t
        WHERE t.a = p_a AND t.b >= p_prefix COLLATE "C" AND t.b < (rtrim(p_prefix, ':') || ';') COLLATE "C"
      UNION ALL SELECT k.b, c.n FROM tender_tally_change c, unnest(c.keys || c.week) AS k (b)
        WHERE (p_a = '' OR p_a = ANY (c.keys)) AND starts_with(k.b, p_prefix) AND k.b <> p_a) AS x
    GROUP BY x.b HAVING sum(x.n) <> 0
$$;

-- Where the page after p_offset tenders with p_key begins: not after the day `start`, `skipped` of them being later than that day's week.
CREATE FUNCTION tender_jump(p_key text, p_offset int) RETURNS TABLE (start date, skipped int) LANGUAGE sql STABLE AS $$
  SELECT date '1900-01-01' + min(week) * 8 - 1, coalesce(max(upto), 0)::int FROM (
      SELECT week, sum(n) OVER (ORDER BY week DESC) AS upto FROM (
        SELECT substr(c.b, 4)::int AS week, c.n FROM tender_counts(p_key, 't1:') c) AS weeks) AS weeks
    WHERE upto <= p_offset
$$;

-- Those with p_key that are open by hand and by the clock, and all of them that are not closed; p_term finds the same tenders.
CREATE FUNCTION tender_live_counts(p_key text, p_term tsquery, p_now timestamptz) RETURNS TABLE (open int, live int)
LANGUAGE plpgsql STABLE ROWS 1 SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE today CONSTANT date := karachi_day(p_now);
BEGIN
  RETURN QUERY SELECT coalesce(sum(x.n) FILTER (WHERE x.is_open AND x.day > today + 7), 0)::int, coalesce(sum(x.n), 0)::int FROM (
    SELECT true AS is_open, substr(t.b, 3)::date AS day, t.n FROM tender_tally t
      WHERE t.a = p_key AND t.b > ('d:' || today) COLLATE "C" AND t.b < 'd;'
    UNION ALL SELECT false, substr(t.b, 3)::date, t.n FROM tender_tally t
      WHERE t.a = p_key AND t.b > ('e:' || today) COLLATE "C" AND t.b < 'e;'
    UNION ALL SELECT 'h:open' = ANY (c.keys), substr(c.closing, 3)::date, c.n FROM tender_tally_change c
      WHERE p_key = ANY (c.keys) AND NOT 'h:closed' = ANY (c.keys) AND substr(c.closing, 3)::date > today
    UNION ALL SELECT false, today, 1 FROM tender t
      WHERE tender_terms(t.search_vector, t.organization_vector, t.publish_date, t.closing_date, t.status, t.city, t.province, t.category_ids,
          t.sectors, t.organization_ids, t.procuring_organization_id) @@ (p_term && format('''z0:%s''', tender_day(today))::tsquery)
        AND t.closes_at > p_now AND t.status <> 'closed') AS x;
END $$;
