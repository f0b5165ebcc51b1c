-- Two organizations of one tender may be renamed at the same moment: the second statement saw the first's old name when it began.
-- Tables are named without a schema, because a rebuild has this trigger on its own. The statements of a trigger see what was committed while it waited, so the words are made again here.
CREATE OR REPLACE FUNCTION tender_follow_rename() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tender t SET organization_vector = n.words
    FROM tender s, LATERAL (
      SELECT to_tsvector('simple', f.folded) || to_tsvector('english', 'the the ' || f.folded) FROM (
        SELECT coalesce(string_agg(o.name_folded, ' ' ORDER BY o.id), '') FROM organization o
          WHERE o.id = ANY (s.organization_ids || s.procuring_organization_id)) AS f (folded)) AS n (words)
    WHERE s.id = t.id AND s.organization_vector <> n.words AND s.id IN (
      SELECT tender_id FROM tender_organization WHERE organization_id = NEW.id
      UNION SELECT id FROM tender WHERE procuring_organization_id = NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER follow_rename AFTER UPDATE ON organization FOR EACH ROW WHEN (OLD.name_folded <> NEW.name_folded)
  EXECUTE FUNCTION tender_follow_rename();
