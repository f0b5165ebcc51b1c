-- Terms of the index that every tender of an effective status has at a moment. Some others have them too, for days are rounded
-- and hours not known: tender_find looks at the rows again.
CREATE OR REPLACE FUNCTION tender_status_terms(p_status text, p_now timestamptz) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  today CONSTANT date := karachi_day(p_now);
  soon CONSTANT date := today + closing_soon_days();
BEGIN
  CASE p_status
    WHEN 'open' THEN
      RETURN '''h:open'''::tsquery && tender_days_about('z', soon, 'infinity');
    WHEN 'closing_soon' THEN
      RETURN !!'''h:closed'''::tsquery && tender_days_about('z', today, 'infinity')
        && ('''h:closing_soon'''::tsquery || tender_days_about('z', today, soon));
    WHEN 'closed' THEN
      RETURN '''h:closed'''::tsquery || tender_days('z', 0, tender_day(today));
  END CASE;
END $$;
