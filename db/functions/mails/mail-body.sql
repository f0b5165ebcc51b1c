-- The html or text of a mail as it was sent. A composed mail is stored as a JSON array in which a number is the id of a
-- mail_piece, a string stands for itself, and {"token": …} is what pieces have U+0001 for. To be used wherever mail.html or
-- mail.text is read.
CREATE OR REPLACE FUNCTION mail_body(p_composed boolean, p_stored text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN NOT p_composed OR p_stored = '' THEN p_stored
    ELSE (SELECT replace(
        string_agg(CASE json_typeof(e.value) WHEN 'number' THEN (SELECT body FROM mail_piece WHERE id = (e.value #>> '{}')::int)
          WHEN 'string' THEN e.value #>> '{}' END, '' ORDER BY e.place),
        chr(1), coalesce(max(CASE json_typeof(e.value) WHEN 'object' THEN e.value ->> 'token' END), ''))
      FROM json_array_elements(p_stored::json) WITH ORDINALITY e (value, place)) END
$$;
