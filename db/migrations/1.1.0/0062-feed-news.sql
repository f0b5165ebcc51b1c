-- Feeds go by news. A correction of places and organizations alone is none, and comes for thousands of tenders at once: news_at
-- is the instant of the last news before it, and null where the last change was news.
ALTER TABLE tender ADD COLUMN news_at timestamptz;
DROP INDEX tender_updated;
CREATE INDEX tender_news ON tender (coalesce(news_at, updated_at), id);
WITH news AS (
  SELECT DISTINCT ON (stream_id) stream_id, version, recorded_at FROM es.events
  WHERE stream_id IN (SELECT 'tender-' || id FROM tender WHERE version > 1) AND (data ->> 'cause' = 'correction'
    AND data -> 'changed' <@ '["city", "province", "organizationIds", "procuringOrganizationId"]') IS NOT TRUE
  ORDER BY stream_id, version DESC
)
UPDATE tender t SET news_at = n.recorded_at FROM news n WHERE n.stream_id = 'tender-' || t.id AND n.version < t.version;
