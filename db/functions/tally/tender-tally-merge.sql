-- Adds the noted changes to the tally. One at a time; a session that finds another at it leaves the changes to the next.
CREATE OR REPLACE FUNCTION tender_tally_merge() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(7114203) THEN RETURN; END IF;
  WITH changes AS (DELETE FROM tender_tally_change RETURNING *)
  INSERT INTO tender_tally AS t SELECT p.a, p.b, sum(c.n) FROM changes c, tender_tally_pairs(c.keys, c.week, c.closing) p
    GROUP BY p.a, p.b HAVING sum(c.n) <> 0 ORDER BY p.a, p.b
    ON CONFLICT (a, b) DO UPDATE SET n = t.n + excluded.n;
END $$;
