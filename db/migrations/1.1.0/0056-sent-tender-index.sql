-- By notice alone: a morning writes millions of rows, and equal keys in the order of the rows cost half of what pairs do.
DROP INDEX sent_tender_tender;
CREATE INDEX sent_tender_tender ON sent_tender (tender_id);
