-- Beginnings of two to twelve letters ('^roa') of the words of title and reference (weights A and B of p_search) and of the
-- organizations' names. No more than 400 words, so that one title cannot fill the index.
CREATE OR REPLACE FUNCTION tender_beginnings(p_search tsvector, p_organizations tsvector) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN ARRAY(SELECT '^' || left(word, n)
    FROM (SELECT word FROM unnest(tsvector_to_array(ts_filter(p_search, '{a,b}') || p_organizations)) AS word LIMIT 400) AS words,
      generate_series(2, least(length(word), 12)) AS n);
END $$;
