-- Search and lists that stay quick at a million tenders (ADR 0017). Everything here is derived from `tender` by the
-- database itself, so whoever writes a tender, this version or the one before, writes it, too.
SET LOCAL maintenance_work_mem = '256MB';

-- What a tender is filtered by, as words that no text can hold (they have a colon).
CREATE FUNCTION tender_keys(p_status text, p_city text, p_province text, p_categories int[], p_sectors text[], p_organizations int[], p_procuring int)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_remove(ARRAY['h:' || p_status, 'c:' || left(p_city, 200), 'p:' || left(p_province, 200)]
  || ARRAY(SELECT DISTINCT 'k:' || id FROM unnest(p_categories) AS id)
  || ARRAY(SELECT DISTINCT 's:' || left(name, 200) FROM unnest(p_sectors) AS name)
  || ARRAY(SELECT DISTINCT 'o:' || id FROM unnest(p_organizations || p_procuring) AS id), NULL);

-- Days since 1900, held within what the six levels of 8, 64, 512 … days reach (the year 2617).
CREATE FUNCTION tender_day(p_day date) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN greatest(0, least(262143, p_day - date '1900-01-01'));

CREATE FUNCTION tender_day_levels(p_axis text, p_day date) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE d int := public.tender_day(p_day);
BEGIN
  RETURN ARRAY[p_axis || '0:' || d, p_axis || '1:' || (d >> 3), p_axis || '2:' || (d >> 6),
    p_axis || '3:' || (d >> 9), p_axis || '4:' || (d >> 12), p_axis || '5:' || (d >> 15)];
END $$;

-- True for the days from p_first to p_last, said in as few levels as possible. Axis t: published, z: closing.
CREATE FUNCTION tender_days(p_axis text, p_first int, p_last int) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  at int := greatest(0, least(262143, p_first));
  last int := greatest(0, least(262143, p_last));
  level int;
  parts text[] := '{}';
BEGIN
  WHILE at <= last LOOP
    level := 0;
    WHILE level < 5 AND at & ((8 << 3 * level) - 1) = 0 AND at + (8 << 3 * level) - 1 <= last LOOP level := level + 1; END LOOP;
    parts := parts || ('''' || p_axis || level || ':' || (at >> 3 * level) || '''');
    at := at + (1 << 3 * level);
  END LOOP;
  RETURN array_to_string(parts, '|')::tsquery;
END $$;

-- Indexes are built with a search_path of pg_catalog alone, hence 'public.'.
-- Words, filters, days, and the beginnings of the words of title, reference and organizations ('^roa'), all in one.
CREATE FUNCTION tender_terms(p_search tsvector, p_organization_words tsvector, p_published date, p_closing date, p_status text, p_city text,
  p_province text, p_categories int[], p_sectors text[], p_organizations int[], p_procuring int)
RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN p_search || array_to_tsvector(public.tender_keys(p_status, p_city, p_province, p_categories, p_sectors, p_organizations, p_procuring)
    || public.tender_day_levels('t', p_published) || public.tender_day_levels('z', p_closing)
    || ARRAY(SELECT '^' || left(word, n)
         FROM (SELECT word FROM unnest(tsvector_to_array(ts_filter(p_search, '{a,b}') || p_organization_words)) AS word LIMIT 400) AS words,
           generate_series(2, least(length(word), 12)) AS n));
END $$;

CREATE INDEX tender_terms ON tender USING gin (tender_terms(search_vector, organization_vector, publish_date, closing_date, status, city,
  province, category_ids, sectors, organization_ids, procuring_organization_id)) WITH (gin_pending_list_limit = 256);
-- the version before searches by this; it goes with the migration after
ALTER TABLE tender ALTER COLUMN search_vector SET STATISTICS 1000;

-- Tenders that hold p_terms and, where given, have that status at p_now and close within the days; in windows along the
-- axis, until p_need of them are found or none is left. The windows grow by what was found, so that the work is the same
-- however many tenders there are. Whole windows are answered, in no order. p_start: the day to begin with.
CREATE FUNCTION tender_hits(p_terms tsquery, p_axis text, p_back boolean, p_start date, p_need int, p_statuses text[], p_now timestamptz,
  p_closing_from date, p_closing_to date)
RETURNS TABLE (id int, day date, effective_status text, city text, province text, category_ids int[], sectors text[], organization_ids int[])
LANGUAGE plpgsql STABLE ROWS 1000 SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  epoch CONSTANT date := '1900-01-01';
  lowest int; highest int; at int; edge int; grain int; span bigint; fresh int; found int := 0;
  wanted tsquery;
BEGIN
  IF p_axis = 't' THEN
    SELECT min(t.publish_date) - epoch, max(t.publish_date) - epoch INTO lowest, highest FROM tender t;
  ELSE
    SELECT min(t.closing_date) - epoch, max(t.closing_date) - epoch INTO lowest, highest FROM tender t;
  END IF;
  IF lowest IS NULL THEN RETURN; END IF;
  at := coalesce(p_start - epoch, CASE WHEN p_back THEN highest ELSE lowest END);
  -- as many days as usually bring two thousand tenders
  SELECT greatest(1, 2000 * (highest - lowest + 1) / greatest(c.reltuples, 1)) INTO span FROM pg_class c WHERE c.oid = 'tender'::regclass;
  LOOP
    EXIT WHEN CASE WHEN p_back THEN at < lowest ELSE at > highest END;
    grain := CASE WHEN span >= 4096 THEN 512 WHEN span >= 512 THEN 64 WHEN span >= 64 THEN 8 ELSE 1 END;
    edge := CASE WHEN p_back THEN greatest(lowest, at - span + 1) / grain * grain
            ELSE least(highest, at + span - 1) / grain * grain + grain - 1 END;
    -- what is left is looked at whole: days would only make it slower
    wanted := CASE WHEN CASE WHEN p_back THEN edge <= lowest ELSE edge >= highest END THEN p_terms
                   ELSE p_terms && tender_days(p_axis, least(at, edge), greatest(at, edge)) END;
    RETURN QUERY SELECT t.id, CASE p_axis WHEN 't' THEN t.publish_date ELSE t.closing_date END, s.status, t.city, t.province, t.category_ids,
        t.sectors, t.organization_ids || t.procuring_organization_id
      FROM tender t, LATERAL (SELECT tender_effective_status(t.status, t.closing_date, t.closes_at, p_now)) AS s (status)
      WHERE tender_terms(t.search_vector, t.organization_vector, t.publish_date, t.closing_date, t.status, t.city, t.province,
          t.category_ids, t.sectors, t.organization_ids, t.procuring_organization_id) @@ wanted
        AND CASE p_axis WHEN 't' THEN t.publish_date ELSE t.closing_date END
          BETWEEN epoch + least(at, edge) AND epoch + greatest(at, edge)
        AND (p_statuses IS NULL OR s.status = ANY (p_statuses))
        AND t.closing_date + 0 BETWEEN coalesce(p_closing_from, '-infinity') AND coalesce(p_closing_to, 'infinity');
    GET DIAGNOSTICS fresh = ROW_COUNT;
    found := found + fresh;
    EXIT WHEN found >= p_need;
    span := CASE fresh WHEN 0 THEN span * 8 ELSE least(span * 8, greatest(span, (span * 1.3 * (p_need - found) / fresh)::bigint)) END;
    at := CASE WHEN p_back THEN edge - 1 ELSE edge + 1 END;
  END LOOP;
END $$;

-- How many tenders have the keys a and b; '' is every tender, 't1:n' the eight days of publication, ('h:…', 'd:…') a status by hand and
-- a closing day. A category counts for those above it. Both orders are kept.
CREATE TABLE tender_tally (
  a text COLLATE "C" NOT NULL,
  b text COLLATE "C" NOT NULL,
  n int NOT NULL,
  PRIMARY KEY (a, b)
);
-- What has been written since, one row a change: writers never wait for each other at a count. Readers add it up.
CREATE TABLE tender_tally_change (
  keys text[] NOT NULL,
  week text NOT NULL,
  closing text NOT NULL,
  n int NOT NULL
);

-- p_child counts as if p_parent were above it.
CREATE FUNCTION tender_tally_keys(p_keys text[], p_categories int[], p_child int DEFAULT NULL, p_parent int DEFAULT NULL) RETURNS text[]
LANGUAGE sql STABLE RETURN ARRAY(
  WITH RECURSIVE above (id) AS (
    SELECT unnest(p_categories)
    UNION SELECT CASE c.id WHEN p_child THEN p_parent ELSE c.parent_id END FROM above a JOIN category c ON c.id = a.id)
  SELECT unnest(p_keys) UNION SELECT 'k:' || id FROM above WHERE id IS NOT NULL);

CREATE FUNCTION tender_tally_pairs(p_keys text[], p_week text, p_closing text) RETURNS TABLE (a text, b text)
LANGUAGE sql IMMUTABLE AS $$
  SELECT x, y FROM unnest(p_keys || p_week || ''::text) AS x, unnest(p_keys || p_week || ''::text) AS y WHERE x <> y OR x = ''
  UNION ALL SELECT x, p_closing FROM unnest(p_keys) AS x WHERE starts_with(x, 'h:')
$$;

-- One at a time; whoever finds another at it leaves it to the next.
CREATE FUNCTION tender_tally_merge() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(7114203) THEN RETURN; END IF;
  WITH changes AS (DELETE FROM tender_tally_change RETURNING *)
  INSERT INTO tender_tally AS t SELECT p.a, p.b, sum(c.n) FROM changes c, tender_tally_pairs(c.keys, c.week, c.closing) p
    GROUP BY p.a, p.b HAVING sum(c.n) <> 0 ORDER BY p.a, p.b
    ON CONFLICT (a, b) DO UPDATE SET n = t.n + excluded.n;
END $$;

CREATE FUNCTION tender_tally_on_write() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE written int;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7114204); -- no category moves meanwhile
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tender_tally_change SELECT tender_tally_keys(tender_keys(status, city, province, category_ids, sectors, organization_ids,
      procuring_organization_id), category_ids), 't1:' || tender_day(publish_date) / 8, 'd:' || closing_date, 1 FROM added;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO tender_tally_change SELECT tender_tally_keys(tender_keys(status, city, province, category_ids, sectors, organization_ids,
      procuring_organization_id), category_ids), 't1:' || tender_day(publish_date) / 8, 'd:' || closing_date, -1 FROM removed;
  ELSE
    INSERT INTO tender_tally_change SELECT tender_tally_keys(tender_keys(x.status, x.city, x.province, x.category_ids, x.sectors,
        x.organization_ids, x.procuring_organization_id), x.category_ids), 't1:' || tender_day(x.publish_date) / 8, 'd:' || x.closing_date, x.n
      FROM removed o JOIN added w USING (id), LATERAL (VALUES
          (-1, o.status, o.city, o.province, o.category_ids, o.sectors, o.organization_ids, o.procuring_organization_id, o.publish_date, o.closing_date),
          (1, w.status, w.city, w.province, w.category_ids, w.sectors, w.organization_ids, w.procuring_organization_id, w.publish_date, w.closing_date)
        ) AS x (n, status, city, province, category_ids, sectors, organization_ids, procuring_organization_id, publish_date, closing_date)
      WHERE (o.status, o.city, o.province, o.category_ids, o.sectors, o.organization_ids, o.procuring_organization_id, o.publish_date, o.closing_date)
        IS DISTINCT FROM
        (w.status, w.city, w.province, w.category_ids, w.sectors, w.organization_ids, w.procuring_organization_id, w.publish_date, w.closing_date);
  END IF;
  GET DIAGNOSTICS written = ROW_COUNT;
  IF random() < written / 200.0 THEN PERFORM tender_tally_merge(); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tally_insert AFTER INSERT ON tender REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tender_tally_on_write();
CREATE TRIGGER tally_update AFTER UPDATE ON tender REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tender_tally_on_write();
CREATE TRIGGER tally_delete AFTER DELETE ON tender REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tender_tally_on_write();

-- A category that moves below another takes its tenders out of the counts above it and into the new ones.
CREATE FUNCTION tender_tally_on_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7114204);
  INSERT INTO tender_tally_change
    WITH RECURSIVE below (id) AS (SELECT NEW.id UNION SELECT c.id FROM below b JOIN category c ON c.parent_id = b.id)
    SELECT tender_tally_keys(k.keys, t.category_ids, NEW.id, x.parent), 't1:' || tender_day(t.publish_date) / 8, 'd:' || t.closing_date, x.n
      FROM tender t, LATERAL (SELECT tender_keys(t.status, t.city, t.province, t.category_ids, t.sectors, t.organization_ids,
        t.procuring_organization_id)) AS k (keys), (VALUES (-1, OLD.parent_id), (1, NEW.parent_id)) AS x (n, parent)
      WHERE t.category_ids && ARRAY(SELECT id FROM below);
  PERFORM tender_tally_merge();
  RETURN NULL;
END $$;
CREATE TRIGGER tally_move AFTER UPDATE ON category FOR EACH ROW WHEN (OLD.parent_id IS DISTINCT FROM NEW.parent_id)
  EXECUTE FUNCTION tender_tally_on_move();

-- Counts everything anew; nobody writes a tender meanwhile.
CREATE FUNCTION tender_tally_rebuild() RETURNS void LANGUAGE plpgsql SET work_mem = '256MB' AS $$
BEGIN
  LOCK TABLE tender IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM tender_tally_change;
  DELETE FROM tender_tally;
  WITH counted AS MATERIALIZED (
    SELECT x, y, count(*) AS n FROM (
        SELECT tender_tally_keys(tender_keys(t.status, t.city, t.province, t.category_ids, t.sectors, t.organization_ids,
          t.procuring_organization_id), t.category_ids) || ('t1:' || tender_day(t.publish_date) / 8) || ''::text AS keys FROM tender t OFFSET 0) AS t,
      unnest(keys) AS x, unnest(keys) AS y WHERE x < y COLLATE "C" OR x = '' AND y = '' GROUP BY x, y)
  INSERT INTO tender_tally SELECT x, y, n FROM counted UNION ALL SELECT y, x, n FROM counted WHERE x <> y
    UNION ALL SELECT 'h:' || status, 'd:' || closing_date, count(*) FROM tender GROUP BY status, closing_date;
END $$;
SELECT tender_tally_rebuild();

-- How many tenders have p_a together with every other key.
CREATE FUNCTION tender_counts(p_a text) RETURNS TABLE (b text, n int) LANGUAGE sql STABLE AS $$
  SELECT x.b, sum(x.n)::int FROM (
      SELECT t.b, t.n FROM tender_tally t WHERE t.a = p_a
      UNION ALL SELECT p.b, c.n FROM tender_tally_change c, tender_tally_pairs(c.keys, c.week, c.closing) p
        WHERE (p_a = '' OR p_a = ANY (c.keys)) AND p.a = p_a) AS x
    GROUP BY x.b HAVING sum(x.n) <> 0
$$;
CREATE FUNCTION tender_count(p_a text, p_b text) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT t.n FROM tender_tally t WHERE t.a = p_a AND t.b = p_b), 0)
    + coalesce((SELECT sum(c.n)::int FROM tender_tally_change c WHERE c.keys || ''::text @> ARRAY[p_a, p_b]), 0)
$$;
-- Those that are open by hand and by the clock, and all that are not closed.
CREATE FUNCTION tender_live_counts(p_now timestamptz) RETURNS TABLE (open int, live int) LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(n) FILTER (WHERE hand = 'h:open' AND day > karachi_day(p_now) + 7), 0)::int, coalesce(sum(n), 0)::int FROM (
    SELECT h.hand, substr(c.b, 3)::date AS day, c.n FROM (VALUES ('h:open'), ('h:closing_soon')) AS h (hand), tender_counts(h.hand) c
      WHERE c.b > 'd:' || karachi_day(p_now) AND c.b LIKE 'd:%'
    UNION ALL
    SELECT 'h:' || t.status, t.closing_date, 1 FROM tender t
      WHERE t.closing_date = karachi_day(p_now) AND t.closes_at > p_now AND t.status <> 'closed') AS days
$$;

-- Two organizations of one tender may be renamed at the same moment: whoever is second saw the first's old name when it began.
-- A trigger's statements see what was committed while it waited.
CREATE FUNCTION tender_follow_rename() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tender t SET organization_vector = n.words
    FROM tender s, LATERAL (
      SELECT to_tsvector('simple', f.folded) || to_tsvector('english', f.folded) FROM (
        SELECT coalesce(string_agg(o.name_folded, ' ' ORDER BY o.id), '') FROM organization o
          WHERE o.id = ANY (s.organization_ids || s.procuring_organization_id)) AS f (folded)) AS n (words)
    WHERE s.id = t.id AND (s.organization_ids @> ARRAY[NEW.id] OR s.procuring_organization_id = NEW.id) AND s.organization_vector <> n.words;
  RETURN NULL;
END $$;
CREATE TRIGGER follow_rename AFTER UPDATE ON organization FOR EACH ROW WHEN (OLD.name_folded <> NEW.name_folded)
  EXECUTE FUNCTION tender_follow_rename();

GRANT SELECT, INSERT, UPDATE, DELETE ON tender_tally, tender_tally_change TO ailaan_app;
