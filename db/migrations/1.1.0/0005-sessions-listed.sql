-- What a person is shown of his sessions: a number to end one by, the device in words, the network without its last part.
ALTER TABLE session
  ADD COLUMN id int GENERATED ALWAYS AS IDENTITY UNIQUE,
  ADD COLUMN device text NOT NULL DEFAULT 'Unknown device',
  ADD COLUMN network text;
