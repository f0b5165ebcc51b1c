-- The closing date before the last time that it was moved later; NULL when it never was, or when it came back to that day.
ALTER TABLE tender ADD COLUMN extended_from date;

-- Notes as of the projection: the last rise, unless a later closing date took it back.
WITH stated AS (
  SELECT stream_id, version, (data #>> '{tender,closingDate}')::date AS closes,
    lag((data #>> '{tender,closingDate}')::date) OVER (PARTITION BY stream_id ORDER BY version) AS before
  FROM es.events WHERE type IN ('TenderPublished', 'TenderUpdated', 'TenderRedacted')
    AND stream_id IN (SELECT 'tender-' || id FROM tender WHERE version > 1)
), rise AS (
  SELECT DISTINCT ON (stream_id) stream_id, version, before FROM stated WHERE closes > before ORDER BY stream_id, version DESC
)
UPDATE tender t SET extended_from = r.before FROM rise r
  WHERE r.stream_id = 'tender-' || t.id
    AND NOT EXISTS (SELECT FROM stated s WHERE s.stream_id = r.stream_id AND s.version > r.version AND s.closes <= r.before);
