import { isDeepStrictEqual } from 'node:util';
import type { EventNamed } from '#contracts/events/any-event.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { type Database, sql } from '#db/connection.ts';
import type { Decider } from '../../../platform/commands/decider.ts';
import { commandsOn } from '../../../platform/commands/handle-command.ts';
import type { Projection } from '../../../platform/commands/projection.ts';

interface MapInterestArea {
  readonly area: string;
  readonly categoryIds: readonly number[];
  readonly words: string;
}

const decider: Decider<MapInterestArea | null, MapInterestArea, EventNamed<'InterestAreaMapped'>> = {
  initialState: null,
  evolve: (_state, { data: { words = '', ...mapped } }) => ({ ...mapped, words }),
  decide: (command, state) =>
    isDeepStrictEqual(command, state) ? [] : [{ type: 'InterestAreaMapped', data: { ...command } }],
};

export const projectInterestArea: Projection<EventNamed<'InterestAreaMapped'>> = {
  InterestAreaMapped: {
    isWhole: true,
    statements: [
      sql`INSERT INTO interest_area AS a (id, version, name, category_ids, words)
        SELECT e.id, e.version, e.data ->> 'area', ARRAY(SELECT jsonb_array_elements_text(e.data -> 'categoryIds')::int),
          coalesce(e.data ->> 'words', '') FROM e
        ON CONFLICT (id) DO UPDATE SET version = excluded.version, category_ids = excluded.category_ids, words = excluded.words
        WHERE a.version < excluded.version`,
    ],
  },
};

const handle = commandsOn({ kind: 'interest-area', decider, project: projectInterestArea });

/** Says which categories and words an area of the newsletter form stands for. `id`: its place in INTEREST_AREAS, from 1. */
export async function mapInterestArea(
  db: Database,
  id: number,
  command: MapInterestArea,
  meta: EventMeta,
  ifVersion?: number,
): Promise<void> {
  const categoryIds = [...new Set(command.categoryIds)].sort((a, b) => a - b);
  await handle(db, id, { ...command, categoryIds }, meta, { ifVersion });
}
