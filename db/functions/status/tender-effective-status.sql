-- The status that everybody sees at a moment, the rule of contracts/rules/tender-status.ts; a property test holds the two together.
CREATE OR REPLACE FUNCTION tender_effective_status(t tender, p_now timestamptz) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN NOT tender_is_live(t, p_now) THEN 'closed'
    WHEN t.status = 'closing_soon' OR t.closing_date <= karachi_day(p_now) + closing_soon_days() THEN 'closing_soon'
    ELSE 'open' END
$$;
