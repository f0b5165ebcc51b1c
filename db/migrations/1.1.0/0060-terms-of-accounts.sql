-- Terms belong to subscriptions; accounts never had any in these columns.
ALTER TABLE user_account DROP COLUMN is_paid, DROP COLUMN subscription_expires_at;
