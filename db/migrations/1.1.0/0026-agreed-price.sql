-- The price of the first term as it was when the subscription was asked for; null: asked for at the first prices.
ALTER TABLE subscription ADD COLUMN agreed_price int;
