-- Words that somebody wants to hear of, as they were typed; those of a subscription are personal: es.personal has them, no event.
ALTER TABLE subscription ADD COLUMN words text NOT NULL DEFAULT '';
ALTER TABLE interest_area ADD COLUMN words text NOT NULL DEFAULT '';
