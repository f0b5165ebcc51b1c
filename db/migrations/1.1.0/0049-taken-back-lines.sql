-- The place of the line by which the same statement takes a payment back: such a payment is never beyond doubt.
ALTER TABLE statement_line ADD COLUMN taken_back_by text;
