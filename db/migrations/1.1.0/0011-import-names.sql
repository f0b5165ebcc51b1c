-- Names that a file has and the portal may not, as an import found them (ADR 45).
ALTER TABLE import_run ADD COLUMN names jsonb;
