-- The first day, from p_day on, of the first block of eight days that holds a tender of p_terms; NULL when there is none before
-- p_last. Looks for blocks of 512 days, then of 64, then of 8, so the steps are few however far it is.
CREATE OR REPLACE FUNCTION tender_seek(p_terms tsquery[], p_axis text, p_back boolean, p_day int, p_last int) RETURNS int
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET max_parallel_workers_per_gather = 0 AS $$
DECLARE
  at int := p_day; last int := p_last; block int;
BEGIN
  FOR level IN REVERSE 3..1 LOOP
    block := at >> 3 * level;
    LOOP
      IF (CASE WHEN p_back THEN block < last >> 3 * level ELSE block > last >> 3 * level END) THEN RETURN NULL; END IF;
      EXIT WHEN cardinality(tender_places(p_terms || format('''%s%s:%s''', p_axis, level, block)::tsquery, 1)) > 0;
      block := block + CASE WHEN p_back THEN -1 ELSE 1 END;
    END LOOP;
    at := CASE WHEN p_back THEN least(at, ((block + 1) << 3 * level) - 1) ELSE greatest(at, block << 3 * level) END;
    last := CASE WHEN p_back THEN greatest(last, block << 3 * level) ELSE least(last, ((block + 1) << 3 * level) - 1) END;
  END LOOP;
  RETURN at;
END $$;
