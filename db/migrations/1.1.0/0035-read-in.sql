-- The number of the statement that brought a line, also after it was removed: its events go to that stream.
ALTER TABLE statement_line ADD COLUMN read_in int;
UPDATE statement_line SET read_in = coalesce(statement_id, 0);
ALTER TABLE statement_line ALTER COLUMN read_in SET NOT NULL;
