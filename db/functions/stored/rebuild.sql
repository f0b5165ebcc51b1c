-- Runs when a function of this folder is new or has changed, after all functions: results of theirs are stored, and are made anew.
-- Minutes at a million tenders; lists are read meanwhile, writers of tenders wait.
CREATE INDEX tender_terms_new ON tender USING gin (tender_terms(tender));
-- ANALYZE would compute the terms of each row of its sample; lists are found by generic plans, which never read these (ADR 0030)
ALTER INDEX tender_terms_new ALTER COLUMN 1 SET STATISTICS 0;
SELECT tender_tally_rebuild();
DROP INDEX IF EXISTS tender_terms;
ALTER INDEX tender_terms_new RENAME TO tender_terms;
