-- The html or text of a mail as it was sent. A composed mail is stored as a JSON array in which a number is the id of a
-- mail_piece and a string stands for itself. To be used wherever mail.html or mail.text is read.
CREATE OR REPLACE FUNCTION mail_body(p_composed boolean, p_stored text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN NOT p_composed OR p_stored = '' THEN p_stored
    ELSE (SELECT string_agg(CASE WHEN json_typeof(e.value) = 'number' THEN (SELECT body FROM mail_piece WHERE id = (e.value #>> '{}')::int)
        ELSE e.value #>> '{}' END, '' ORDER BY e.place)
      FROM json_array_elements(p_stored::json) WITH ORDINALITY e (value, place)) END
$$;
