-- Renames of tenders in the order of their releases: few among many changes.
CREATE INDEX tender_change_renamed ON tender_change (position, tender_id) WHERE kind = 'renamed';
