-- Beginnings of two to twelve letters ('^roa') of the words of title and reference (weights A and B of p_search) and of the
-- organizations' names. No more than 400 words, so that one title cannot fill the index. Loops, because a query for each tender
-- takes half as long again.
CREATE OR REPLACE FUNCTION tender_beginnings(p_search tsvector, p_organizations tsvector) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  beginnings text[] := '{}';
  word text;
BEGIN
  FOREACH word IN ARRAY (tsvector_to_array(ts_filter(p_search, '{a,b}') || p_organizations))[:400] LOOP
    FOR n IN 2 .. least(length(word), 12) LOOP beginnings := array_append(beginnings, '^' || left(word, n)); END LOOP;
  END LOOP;
  RETURN beginnings;
END $$;
