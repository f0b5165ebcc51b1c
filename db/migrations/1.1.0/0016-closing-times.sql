-- Closing Soon goes by the time within a day; a day without a time lasts to its end, and NULLs come last.
CREATE INDEX tender_closing_time ON tender (closing_date, closing_time, id);
DROP INDEX tender_closing;
