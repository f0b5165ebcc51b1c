-- A day as terms of the index: its number, and those of the blocks of 8, 64, 512, 4096 and 32768 days that hold it.
-- Axis t: day of publication, z: closing day.
CREATE OR REPLACE FUNCTION tender_day_levels(p_axis text, p_day date) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE d int := public.tender_day(p_day);
BEGIN
  RETURN ARRAY[p_axis || '0:' || d, p_axis || '1:' || (d >> 3), p_axis || '2:' || (d >> 6),
    p_axis || '3:' || (d >> 9), p_axis || '4:' || (d >> 12), p_axis || '5:' || (d >> 15)];
END $$;
