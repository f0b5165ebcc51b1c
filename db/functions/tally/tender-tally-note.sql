-- One row of tender_tally_change: p_n (1 or -1) tenders like t. p_above as in tender_tally_keys.
CREATE OR REPLACE FUNCTION tender_tally_note(t tender, p_n int, p_above jsonb) RETURNS tender_tally_change
LANGUAGE sql STABLE AS $$
  SELECT ROW(tender_tally_keys(t, p_above), 't1:' || tender_day(t.publish_date) / 8, 'd:' || t.closing_date, p_n)::tender_tally_change
$$;
