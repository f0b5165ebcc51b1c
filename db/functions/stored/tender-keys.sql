-- The filters of a tender as keys that no text can hold, because words have no colon: h: status by hand, c: city, p: province,
-- k: category, s: sector, o: organization. The index has them as terms, the tally counts them.
CREATE OR REPLACE FUNCTION tender_keys(p_status text, p_city text, p_province text, p_categories int[], p_sectors text[], p_organizations int[])
RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN array_remove(ARRAY['h:' || p_status, 'c:' || left(p_city, 200), 'p:' || left(p_province, 200)]
    || ARRAY(SELECT DISTINCT 'k:' || id FROM unnest(p_categories) AS id)
    || ARRAY(SELECT DISTINCT 's:' || left(name, 200) FROM unnest(p_sectors) AS name)
    || ARRAY(SELECT DISTINCT 'o:' || id FROM unnest(p_organizations) AS id), NULL);
END $$;

CREATE OR REPLACE FUNCTION tender_keys(t tender) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.tender_keys(t.status, t.city, t.province, t.category_ids, t.sectors, t.organization_ids || t.procuring_organization_id)
$$;
