import type { DraftEvent } from '#contracts/events/administration/drafts.ts';
import { type SQLQuery, sql } from '#db/connection.ts';
import type { Projected, Projection } from '../../platform/commands/projection.ts';

const set = (assignments: SQLQuery): Projected => ({
  statements: [
    sql`UPDATE draft d SET version = e.version, ${assignments} FROM e WHERE d.id = e.id AND d.version < e.version`,
  ],
});

const NOBODY = sql`holder_id = NULL, held_at = NULL`;
const ended = (state: SQLQuery) => set(sql`state = ${state}, ended_at = e.recorded_at, ${NOBODY}`);

export const projectDraft: Projection<DraftEvent> = {
  DraftFiled: {
    statements: [
      sql`INSERT INTO draft (id, version, state, files, created_by, created_at)
        SELECT e.id, e.version, 'open', e.data -> 'files', (e.data ->> 'filedBy')::int, e.recorded_at FROM e
        ON CONFLICT (id) DO NOTHING`,
    ],
  },
  DraftAssigned: set(sql`holder_id = (e.data ->> 'holderId')::int,
    held_at = CASE WHEN e.data ->> 'holderId' IS NOT NULL THEN e.recorded_at END`),
  DraftFilesChanged: set(sql`files = e.data -> 'files'`),
  DraftMerged: ended(sql`'merged', merged_into = (e.data ->> 'into')::int`),
  DraftSubmitted: set(sql`state = 'submitted', submitted_by = d.holder_id, returned_for = NULL, ${NOBODY}`),
  DraftReturned: set(sql`state = 'open', holder_id = d.submitted_by, held_at = e.recorded_at,
    returned_for = e.data ->> 'reason'`),
  DraftPublished: ended(sql`'published', tender_id = (e.data ->> 'tenderId')::int,
    is_further_source = (e.data ->> 'isFurtherSource')::boolean`),
  DraftDiscarded: ended(sql`'discarded'`),
  DraftRestored: set(sql`state = 'open', ended_at = NULL, submitted_by = NULL, returned_for = NULL, ${NOBODY}`),
};
