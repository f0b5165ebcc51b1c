-- When the buyer cancelled the notice, and why. The API states such a tender as closed.
ALTER TABLE tender ADD COLUMN cancelled_at timestamptz, ADD COLUMN cancelled_reason text;
