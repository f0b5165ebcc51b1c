-- Notices that a redaction left with a key alone, of which no number or title tells that they are works of one list.
CREATE INDEX tender_redacted ON tender (import_key) WHERE import_key LIKE 'redacted#%';
