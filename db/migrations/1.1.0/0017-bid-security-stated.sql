-- The filter 'bid security stated': its mark in the words of stored tenders (search/tender-marks.ts).
UPDATE tender SET text_vector = text_vector || array_to_tsvector('{x:security}') WHERE bid_security IS NOT NULL;
