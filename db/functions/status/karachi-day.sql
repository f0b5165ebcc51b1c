-- The calendar day in Karachi at an instant: UTC+5 all year, as in contracts/rules/karachi-time.ts.
CREATE OR REPLACE FUNCTION karachi_day(p_at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT timezone(interval '5 hours', p_at)::date
$$;
