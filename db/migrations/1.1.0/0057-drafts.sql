-- Drafts of the inbox: files that become a notice. Made of events, but for the two tables at the end.
CREATE SEQUENCE draft_id AS int;
CREATE TABLE draft (
  id                int PRIMARY KEY,
  version           int NOT NULL,
  state             text NOT NULL, -- contracts/vocabulary/lists/drafts.ts
  files             jsonb NOT NULL, -- in the order of their pages
  holder_id         int, -- clerk who has it in hand
  held_at           timestamptz,
  submitted_by      int, -- clerk who keyed it, once a second look was asked for
  returned_for      text,
  tender_id         int,
  is_further_source boolean NOT NULL DEFAULT false,
  merged_into       int,
  created_by        int NOT NULL,
  created_at        timestamptz NOT NULL,
  ended_at          timestamptz
);
CREATE INDEX draft_open ON draft (state, id) WHERE ended_at IS NULL;
CREATE INDEX draft_done ON draft (ended_at DESC, id DESC) WHERE ended_at IS NOT NULL;
CREATE INDEX draft_files ON draft USING gin (files jsonb_path_ops);
-- Files of the drafts that have not ended: each lies in one of them, also when two people file it at once.
CREATE TABLE draft_file (
  digest   text PRIMARY KEY,
  draft_id int NOT NULL
);
CREATE INDEX draft_file_draft ON draft_file (draft_id);
-- Work of a clerk so far: no event, and gone when the draft ends.
CREATE TABLE draft_work (
  draft_id  int PRIMARY KEY,
  values    jsonb NOT NULL,
  confirmed text[] NOT NULL,
  kept_at   timestamptz NOT NULL DEFAULT now()
);
