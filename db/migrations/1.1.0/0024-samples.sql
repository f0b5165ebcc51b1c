-- The sample notices, at most some dozens, without a look at all the others.
CREATE INDEX tender_sample ON tender (id) WHERE origin = 'sample';
