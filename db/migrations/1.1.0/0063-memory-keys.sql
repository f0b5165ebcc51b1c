-- Memories of imports have the digest of a key alone, as es.redacted_key makes it, so that no redaction has to look for them.
UPDATE import_memory SET key = 'redacted#' || encode(sha256(convert_to(regexp_replace(key,
      '#work (?:[0-9A-Za-z_-]{22}|[0-9]{4}-[0-9]{2}-[0-9]{2})?$', ''), 'UTF8')), 'hex')
    || CASE WHEN key LIKE '%#title %' THEN '#title ' ELSE '' END
    || coalesce(substring(key, '#work (?:[0-9A-Za-z_-]{22}|[0-9]{4}-[0-9]{2}-[0-9]{2})?$'), '')
  WHERE key !~ '^redacted#[0-9a-f]{64}';
