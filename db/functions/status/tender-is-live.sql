-- True while bids are accepted: not closed by hand, nor by the clock. Written out where it is called, so the planner sees the
-- comparisons.
CREATE OR REPLACE FUNCTION tender_is_live(t tender, p_now timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT t.status <> 'closed' AND t.closes_at > p_now
$$;
