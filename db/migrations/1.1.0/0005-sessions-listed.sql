-- Facts of a session that its person is shown: a number to end it by, the device in words, the network without its last part.
ALTER TABLE session
  ADD COLUMN id int GENERATED ALWAYS AS IDENTITY UNIQUE,
  ADD COLUMN device text NOT NULL DEFAULT 'Unknown device',
  ADD COLUMN network text;
