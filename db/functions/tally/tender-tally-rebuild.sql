-- Counts everything anew, the pairs of tender_tally_pairs; nobody writes a tender meanwhile. Counts each pair in one order first,
-- because that halves the work, and leaves out the orders that nobody asks for.
CREATE OR REPLACE FUNCTION tender_tally_rebuild() RETURNS void LANGUAGE plpgsql SET work_mem = '256MB' AS $$
BEGIN
  LOCK TABLE tender IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM tender_tally_change;
  DELETE FROM tender_tally;
  WITH counted AS MATERIALIZED (
    SELECT x, y, count(*) AS n FROM (
        SELECT tender_tally_keys(t, a.above) || ('t1:' || tender_day(t.publish_date) / 8) || ''::text
          || CASE t.status WHEN 'open' THEN ARRAY['d:' || t.closing_date] WHEN 'closing_soon' THEN ARRAY['e:' || t.closing_date] END AS keys
          FROM (SELECT category_above(ARRAY(SELECT id FROM category)) AS above OFFSET 0) AS a, tender t OFFSET 0) AS t,
      unnest(keys) AS x, unnest(keys) AS y WHERE x < y COLLATE "C" OR x = '' AND y = '' GROUP BY x, y),
  pairs (a, b, n) AS (SELECT x, y, n FROM counted UNION ALL SELECT y, x, n FROM counted WHERE x <> y)
  INSERT INTO tender_tally SELECT a, b, n FROM pairs WHERE a !~ '^[de]:' AND (b !~ '^[de]:' OR a !~ '^(h|t1):');
END $$;
