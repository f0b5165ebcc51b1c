-- Indexes that every write of a tender paid for; the index of terms, the tally, the tables of links and tender_body_source answer
-- as quickly.
DROP INDEX tender_city, tender_province, tender_sectors, tender_categories, tender_organizations, tender_procuring;
