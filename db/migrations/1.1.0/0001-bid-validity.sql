-- How long a bid binds its bidder, in the words of the notice.
ALTER TABLE tender ADD COLUMN bid_validity text;
