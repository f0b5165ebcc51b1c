-- Counts of each Karachi day for the desk of the administration. The worker writes them behind the log (notices, subscribers,
-- money) and by the clock (emails); `name` is a source, the number of a category, or ''.
CREATE TABLE day_count (
  day     date NOT NULL,
  measure text COLLATE "C" NOT NULL,
  name    text NOT NULL,
  n       bigint NOT NULL,
  PRIMARY KEY (day, measure, name)
);
-- The emails of a day stand beside each other, so a few bytes a block find them.
CREATE INDEX mail_created ON mail USING brin (created_at);
-- Subscriptions not paid yet, without a look at those who have.
CREATE INDEX subscription_owing ON subscription (id) WHERE is_active AND NOT is_premium;
