-- Synonyms of administrators. A number from 1,000,000,000 on is that of a group of the product (contracts/rules/search/synonyms.ts),
-- which says otherwise now; a group without names is out of use.
CREATE SEQUENCE synonym_id AS int MAXVALUE 999999999;
CREATE TABLE synonym_group (
  id      int PRIMARY KEY,
  version int NOT NULL,
  names   text[] NOT NULL,
  kinds   text[] NOT NULL,
  keys    text[] NOT NULL -- folded names in the singular, by which a search finds the group
);
CREATE INDEX synonym_group_keys ON synonym_group USING gin (keys);
