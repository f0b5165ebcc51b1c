-- A tsquery that holds for the days from p_first to p_last (tender_day), in as few terms as the levels allow.
CREATE OR REPLACE FUNCTION tender_days(p_axis text, p_first int, p_last int) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  at int := greatest(0, p_first);
  last CONSTANT int := least(tender_day('infinity'), p_last);
  level int;
  parts text[] := '{}';
BEGIN
  WHILE at <= last LOOP
    level := 0;
    WHILE level < 5 AND at & ((8 << 3 * level) - 1) = 0 AND at + (8 << 3 * level) - 1 <= last LOOP level := level + 1; END LOOP;
    parts := parts || ('''' || p_axis || level || ':' || (at >> 3 * level) || '''');
    at := at + (1 << 3 * level);
  END LOOP;
  RETURN array_to_string(parts, '|')::tsquery;
END $$;
