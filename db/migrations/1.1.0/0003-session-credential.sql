-- A session stands for the password and the second factor that were checked when it began: without them it is nobody's,
-- whichever of two racing statements came first.
ALTER TABLE session ADD COLUMN credential bytea;
UPDATE session s SET credential = sha256(convert_to(k.password_hash || coalesce(f.sealed_secret, ''), 'UTF8'))
  FROM user_secret k LEFT JOIN user_second_factor f ON f.user_id = k.user_id AND f.confirmed_at IS NOT NULL
  WHERE k.user_id = s.user_id;
DELETE FROM session WHERE credential IS NULL;
ALTER TABLE session ALTER COLUMN credential SET NOT NULL;
