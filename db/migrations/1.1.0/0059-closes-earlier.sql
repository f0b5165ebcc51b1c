-- An earlier closing date is told as a later one is: extended_from is the day before the last move in either direction.
WITH stated AS (
  SELECT stream_id, version, (data #>> '{tender,closingDate}')::date AS closes,
    lag((data #>> '{tender,closingDate}')::date) OVER (PARTITION BY stream_id ORDER BY version) AS before
  FROM es.events WHERE data ? 'tender' AND stream_id IN (SELECT 'tender-' || id FROM tender WHERE version > 1)
), moved AS (
  SELECT DISTINCT ON (stream_id) stream_id, before FROM stated WHERE closes <> before ORDER BY stream_id, version DESC
)
UPDATE tender t SET extended_from = m.before FROM moved m
  WHERE m.stream_id = 'tender-' || t.id AND t.extended_from IS DISTINCT FROM m.before;
