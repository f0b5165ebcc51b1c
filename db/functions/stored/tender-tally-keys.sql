-- The keys that the tally counts a tender under: its own, and the categories above its categories, as category_above says.
CREATE OR REPLACE FUNCTION tender_tally_keys(t tender, p_above jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT tender_tally_keys(tender_keys(t), t.category_ids, p_above)
$$;

CREATE OR REPLACE FUNCTION tender_tally_keys(p_keys text[], p_categories int[], p_above jsonb) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF p_above IS NULL THEN RETURN p_keys; END IF;
  RETURN p_keys || ARRAY(
    SELECT jsonb_array_elements_text(p_above -> id::text) FROM unnest(p_categories) AS id EXCEPT SELECT unnest(p_keys));
END $$;
