-- Days since 1900, held within the six levels of 8, 64, 512 … days (the year 2617); 'infinity' is the last of them.
CREATE OR REPLACE FUNCTION tender_day(p_day date) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT greatest(date '1900-01-01', least(date '2617-09-22', p_day)) - date '1900-01-01'
$$;
