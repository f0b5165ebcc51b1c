-- All that a tender can be found by: its words, filters, days and beginnings of words. The index tender_terms holds them; every
-- query that asks that index says tender_terms(t). Written out where it is called, so that only the columns named here are read.
-- Indexes are built with a search_path of pg_catalog alone, hence 'public.' in this folder.
CREATE OR REPLACE FUNCTION tender_terms(t tender) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT t.search_vector || array_to_tsvector(public.tender_keys(t)
    || public.tender_day_levels('t', t.publish_date) || public.tender_day_levels('z', t.closing_date)
    || public.tender_beginnings(t.search_vector, t.organization_vector))
$$;
