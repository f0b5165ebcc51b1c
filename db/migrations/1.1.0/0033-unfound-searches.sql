-- Words of searches that found nothing, folded, with how often on a Karachi day: nobody's name, address or time of day.
-- The worker deletes what no plot of the desk reaches any more.
CREATE TABLE unfound_search (
  day   date NOT NULL,
  words text NOT NULL,
  n     int NOT NULL,
  PRIMARY KEY (day, words)
);
