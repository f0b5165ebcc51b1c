-- Receipts are numbered without gaps in each year; payments from before have none.
ALTER TABLE payment ADD COLUMN receipt text COLLATE "C";
CREATE UNIQUE INDEX payment_receipt ON payment (receipt);

-- A payment that went back: refund, reversed (by the bank) or mistake.
ALTER TABLE payment ADD COLUMN reversal text;
ALTER TABLE payment ADD COLUMN reversal_reason text;
ALTER TABLE payment ADD COLUMN reversed_amount int;
ALTER TABLE payment ADD COLUMN reversed_at timestamptz;

-- Payments recorded by mistake may be recorded again, where it belongs. The recorder holds a lock and looks for itself.
DROP INDEX payment_bank_reference;
CREATE INDEX payment_bank_reference ON payment (lower(bank_reference));
