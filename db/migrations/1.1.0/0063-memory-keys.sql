-- Memories of imports have the digest of a key alone, as es.redacted_key makes it, so that no redaction has to look for them.
UPDATE import_memory SET key = 'redacted#' || encode(sha256(convert_to(split_part(key, '#work ', 1), 'UTF8')), 'hex')
    || CASE WHEN key LIKE '%#title %' THEN '#title ' ELSE '' END || substr(key, length(split_part(key, '#work ', 1)) + 1)
  WHERE key !~ '^redacted#[0-9a-f]{64}';
