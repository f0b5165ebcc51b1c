-- CLOSING_SOON_DAYS of contracts/rules/tender-status.ts; a test holds the two together.
CREATE OR REPLACE FUNCTION closing_soon_days() RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT 7 $$;
