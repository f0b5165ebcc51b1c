-- Feeds show what was entered or changed last, and what was removed of late.
CREATE INDEX tender_updated ON tender (updated_at, id);
CREATE INDEX tender_change_removed ON tender_change (position) WHERE kind = 'removed';
