-- One row of tender_tally_change: p_n (1 or -1) tenders like t. Moved categories as in tender_tally_keys.
CREATE OR REPLACE FUNCTION tender_tally_note(t tender, p_n int, p_child int DEFAULT NULL, p_parent int DEFAULT NULL) RETURNS tender_tally_change
LANGUAGE sql STABLE AS $$
  SELECT ROW(tender_tally_keys(t, p_child, p_parent), 't1:' || tender_day(t.publish_date) / 8, 'd:' || t.closing_date, p_n)::tender_tally_change
$$;
