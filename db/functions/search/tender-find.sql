-- Finds tenders in the index: those that meet all p_terms (tender_places; empty ones say nothing), of p_statuses at p_now, closing within
-- the days given; nearest to p_start first, along the day of publication (p_axis t) or of closing (z, within a day by its time),
-- backwards or forwards, p_need of them and then no more.
-- NULL: no such condition.
--
-- It looks in windows of days, which grow until enough is found, because the index skips along the rarest of words, filters and days:
-- a window costs what it finds, however many tenders there are. The planner is not asked, for it misjudges words (ADR 0010, 0017, 0034).
-- p_phrases: the order of words, which the index does not know: the text of each tender that has the words tells it. Where that are
-- many texts, p_enough hits are enough, and a last row without id says that there are more.
-- p_keys: the filters among p_terms, whose counts size the first window. p_is_status: p_terms is about a status and nothing else.
CREATE OR REPLACE FUNCTION tender_find(p_terms tsquery[], p_keys text[], p_is_status boolean, p_axis text, p_back boolean, p_start date, p_need int,
  p_statuses text[], p_now timestamptz, p_closing_from date, p_closing_to date, p_phrases tsquery, p_enough int)
RETURNS TABLE (id int, day date, effective_status text, city text, province text, category_ids int[], sectors text[], organization_ids int[])
LANGUAGE plpgsql STABLE ROWS 1000 SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET max_parallel_workers_per_gather = 0 AS $$
DECLARE
  epoch CONSTANT date := '1900-01-01';
  all_days CONSTANT int := tender_day('infinity');
  all_hits CONSTANT int := 2147483647; -- p_need of a caller who wants every hit
  page CONSTANT int := 200;            -- up to so many hits are a page; more are counted, too
  sample CONSTANT int := 2000;         -- tenders that the first window of a count usually holds,
  per_hit CONSTANT int := 20;          -- and that of a page for each hit needed;
  per_key CONSTANT int := 2;           -- of one filter and nothing else the tally knows how many there are
  live_days CONSTANT int := 30;        -- live tenders lie in the last weeks of publication: a wider window may be all days
  growth CONSTANT int := 8;            -- a window is at most so many times as wide as the one before
  margin CONSTANT numeric := 1.3;      -- and wider by this than the hits so far suggest
  texts CONSTANT int := 2000;          -- read for the order of words, at 0.01 ms each
  is_live CONSTANT boolean := p_axis = 't' AND NOT coalesce('closed' = ANY (p_statuses), true);
  -- days are numbered as by tender_day; a window reaches from `at` to `edge`
  lowest int; highest int; at int; edge int; span bigint; before bigint; grain int;
  held bigint; fresh int; found int := 0; many int; looked int := 0;
  is_key CONSTANT boolean := cardinality(p_keys) = 1 AND cardinality(p_terms) = 1 AND coalesce(p_statuses, '{}') = '{}' AND p_closing_from IS NULL
    AND p_closing_to IS NULL AND p_start IS NULL;
  is_bounded CONSTANT boolean := p_phrases IS NOT NULL AND p_enough IS NOT NULL;
  is_first boolean := true;
  is_guess boolean := is_bounded; -- hardly anything was found so far, so the width of the window says little about its hits
  days tsquery; wanted tsquery[];
  places tid[]; -- the rows of a window
BEGIN
  IF p_axis = 't' THEN
    SELECT min(t.publish_date) - epoch, max(t.publish_date) - epoch INTO lowest, highest FROM tender t;
  ELSE
    SELECT min(t.closing_date) - epoch, max(t.closing_date) - epoch INTO lowest, highest FROM tender t;
  END IF;
  IF lowest IS NULL THEN RETURN; END IF;
  at := coalesce(p_start - epoch, CASE WHEN p_back THEN highest ELSE lowest END);
  -- as wide as usually holds the sample of all tenders, or of those with the rarest filter
  SELECT c.reltuples INTO held FROM pg_class c WHERE c.oid = 'tender'::regclass;
  IF is_key OR p_need > page THEN SELECT least(held, min(tender_count(k, ''))) INTO held FROM unnest(p_keys) AS k; END IF;
  span := greatest(1, least(sample, p_need::bigint * CASE WHEN is_key THEN per_key ELSE per_hit END) * (highest - lowest + 1) / greatest(held, 1));
  LOOP
    EXIT WHEN found >= p_need OR CASE WHEN p_back THEN at < lowest ELSE at > highest END;
    IF is_bounded AND looked >= texts AND found >= p_enough THEN
      RETURN NEXT;
      RETURN;
    END IF;
    -- a quarter of all days is as quick to look at whole, for terms of days only make the index slower then
    IF is_live AND span > live_days OR p_need = all_hits OR span * 4 > highest - lowest THEN span := all_days; END IF;
    grain := CASE WHEN span >= 4096 THEN 512 WHEN span >= 512 THEN 64 WHEN span >= 64 THEN 8 ELSE 1 END;
    edge := CASE WHEN p_back THEN greatest(lowest, at - span + 1) / grain * grain
            ELSE least(highest, at + span - 1) / grain * grain + grain - 1 END;
    -- the index is asked for some days too many in fewer terms, because it looks at every term for each tender that has the words
    grain := CASE WHEN span >= 2048 THEN 512 WHEN span >= 96 THEN 64 WHEN span >= 24 THEN 8 ELSE 1 END;
    days := tender_days(p_axis, least(at, edge) / grain * grain, greatest(at, edge) / grain * grain + grain - 1);
    wanted := CASE WHEN cardinality(p_terms) = 0 OR is_first AND p_is_status AND span < all_days THEN ARRAY[days]
                   WHEN p_start IS NULL AND CASE WHEN p_back THEN edge <= lowest ELSE edge >= highest END THEN p_terms
                   ELSE p_terms || days END;
    -- far more hits than are needed (a word of a few weeks) would all be read and sorted: narrow the window to where they begin
    many := CASE WHEN is_guess AND span > 8 THEN CASE WHEN is_bounded THEN texts ELSE 2 * (p_need - found) + 500 END END;
    places := tender_places(wanted, many);
    IF cardinality(places) = many THEN
      IF found = 0 THEN at := tender_seek(p_terms, p_axis, p_back, at, edge); END IF;
      EXIT WHEN at IS NULL;
      is_guess := false;
      -- where all that was read is no hit, ever more days at once: a few at a time would ask the index for each of them
      span := CASE WHEN is_bounded THEN greatest(8, 2 * before) WHEN found = 0 THEN 8 ELSE span / 4 END;
      CONTINUE;
    END IF;
    looked := looked + cardinality(places);
    -- OFFSET 0 and + 0 keep the planner from walking along another index for the order or the closing days
    RETURN QUERY SELECT h.id, h.day, h.state, h.city, h.province, h.category_ids, h.sectors, h.organization_ids || h.procuring_organization_id
      FROM (SELECT * FROM (
        SELECT t.id, d.day, d.time, t.state, t.city, t.province, t.category_ids, t.sectors, t.organization_ids, t.procuring_organization_id
          FROM (SELECT *, tender_effective_status(tender, p_now) AS state FROM tender WHERE ctid = ANY (places)) AS t,
            LATERAL (SELECT CASE p_axis WHEN 't' THEN t.publish_date ELSE t.closing_date END,
              CASE p_axis WHEN 'z' THEN extract(epoch FROM coalesce(t.closing_time, time '24:00'))::int ELSE 0 END) AS d (day, time)
          WHERE d.day BETWEEN epoch + least(at, edge) AND epoch + greatest(at, edge)
            AND (p_statuses IS NULL OR t.state = ANY (p_statuses))
            AND (p_closing_from IS NULL OR t.closing_date + 0 >= p_closing_from)
            AND (p_closing_to IS NULL OR t.closing_date + 0 <= p_closing_to)
            AND (p_phrases IS NULL OR t.search_vector @@ p_phrases) OFFSET 0) AS w
        ORDER BY (w.day - epoch) * CASE WHEN p_back THEN -1 ELSE 1 END, w.time * CASE WHEN p_back THEN -1 ELSE 1 END,
          w.id * CASE WHEN p_back THEN -1 ELSE 1 END
        LIMIT p_need - found) AS h;
    GET DIAGNOSTICS fresh = ROW_COUNT;
    found := found + fresh;
    is_first := false;
    is_guess := is_bounded OR p_need < 10000 AND fresh * 8 < p_need - found;
    before := span;
    -- where a whole sample holds no hit, hardly a page of all will: the rest at once
    span := CASE WHEN fresh > 0 THEN least(span * growth, greatest(span, (span * margin * (p_need - found) / fresh)::bigint))
                 WHEN p_need > page THEN all_days ELSE span * growth END;
    at := CASE WHEN p_back THEN edge - 1 ELSE edge + 1 END;
  END LOOP;
END $$;

-- The call of release 1.0.0, whose APIs go on while the next one is rolled out, or come back.
CREATE OR REPLACE FUNCTION tender_find(p_terms tsquery, p_keys text[], p_is_status boolean, p_axis text, p_back boolean, p_start date, p_need int,
  p_statuses text[], p_now timestamptz, p_closing_from date, p_closing_to date)
RETURNS TABLE (id int, day date, effective_status text, city text, province text, category_ids int[], sectors text[], organization_ids int[])
LANGUAGE sql STABLE ROWS 1000 AS $$
  SELECT * FROM tender_find(ARRAY[p_terms], p_keys, p_is_status, p_axis, p_back, p_start, p_need, p_statuses, p_now, p_closing_from, p_closing_to, NULL, NULL)
$$;
