-- The licence that the source of a notice gives it, with its credit.
ALTER TABLE tender ADD COLUMN source_license text;
