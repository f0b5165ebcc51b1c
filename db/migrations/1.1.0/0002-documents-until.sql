-- Last Karachi day on which bidding documents are sold.
ALTER TABLE tender ADD COLUMN documents_until date;
