-- APIs of release 1.0.0, which go on during an upgrade and come back after it, begin sessions without it; these are nobody's here.
ALTER TABLE session ALTER COLUMN credential DROP NOT NULL;
