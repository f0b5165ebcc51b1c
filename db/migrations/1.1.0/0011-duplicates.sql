-- Candidates of the guard against duplicates: the number however it is written, and the notices of a body by source and day.
CREATE INDEX tender_number ON tender (regexp_replace(lower(reference), '[^[:alnum:]]+', '', 'g'));
DROP INDEX tender_reference;
CREATE INDEX tender_body_source ON tender (procuring_organization_id, lower(coalesce(source, '')), closing_date);
