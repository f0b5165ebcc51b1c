-- A tsquery for the days from p_first to p_last, rounded outward and never beyond the last closing day there is. It has a handful of
-- terms, because the index looks at each of them for every tender. For conditions whose rows are looked at again.
CREATE OR REPLACE FUNCTION tender_days_about(p_axis text, p_first date, p_last date) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  first CONSTANT int := tender_day(p_first);
  last CONSTANT int := least(tender_day(p_last), greatest(first, (SELECT tender_day(max(t.closing_date)) FROM tender t)));
  grain CONSTANT int := CASE WHEN last - first >= 512 THEN 512 WHEN last - first >= 64 THEN 64 WHEN last - first >= 16 THEN 8 ELSE 1 END;
BEGIN
  RETURN tender_days(p_axis, first / grain * grain, last / grain * grain + grain - 1);
END $$;
