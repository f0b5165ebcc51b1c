-- Names under which files were filed in the inbox. People write in them, so they go with the file, and no event holds them any more.
ALTER TABLE file ADD COLUMN name text;
UPDATE file f SET name = n.value ->> 'name' FROM draft d CROSS JOIN jsonb_array_elements(d.files) n WHERE f.digest = n.value ->> 'digest';
UPDATE draft SET files = (SELECT jsonb_agg(n.value - 'name' ORDER BY n.ordinality) FROM jsonb_array_elements(files) WITH ORDINALITY n);
