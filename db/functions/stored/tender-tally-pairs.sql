-- The pairs of keys that a tender adds to in tender_tally. '' is every tender; a week ('t1:…') is the eight days of publication.
-- Every key with every other, in both orders; and, while it is not closed by hand, every key with its closing day: 'd:2026-12-01'
-- of those open by hand, 'e:2026-12-01' of those closing soon by hand. How many of a key are live is a sum over the coming days.
CREATE OR REPLACE FUNCTION tender_tally_pairs(p_keys text[], p_week text, p_closing text) RETURNS TABLE (a text, b text)
LANGUAGE sql IMMUTABLE AS $$
  SELECT x, y FROM unnest(p_keys || p_week || ''::text) AS x, unnest(p_keys || p_week || ''::text) AS y WHERE x <> y OR x = ''
  UNION ALL SELECT x, CASE WHEN 'h:open' = ANY (p_keys) THEN p_closing ELSE 'e' || substr(p_closing, 2) END
    FROM unnest(p_keys || ''::text) AS x WHERE NOT starts_with(x, 'h:') AND NOT 'h:closed' = ANY (p_keys)
$$;
