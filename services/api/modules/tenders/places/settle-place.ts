import { isDeepStrictEqual } from 'node:util';
import type { SettleBody } from '#contracts/api/tenders/places.ts';
import type { EventNamed } from '#contracts/events/any-event.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { placeOf, settlingKey } from '#contracts/rules/places/place-of.ts';
import { type Database, sql } from '#db/connection.ts';
import { nextId } from '#db/next-id.ts';
import type { Decider } from '../../../platform/commands/decider.ts';
import { commandsOn } from '../../../platform/commands/handle-command.ts';
import type { Projection } from '../../../platform/commands/projection.ts';
import { conflict, invalid } from '../../../platform/refusal.ts';

type PlaceChoice = EventNamed<'PlaceSettled'>['data'];

const decider: Decider<PlaceChoice | null, PlaceChoice, EventNamed<'PlaceSettled'>> = {
  initialState: null,
  evolve: (_state, event) => event.data,
  decide: (command, state) => (isDeepStrictEqual(command, state) ? [] : [{ type: 'PlaceSettled', data: command }]),
};

export const projectPlace: Projection<EventNamed<'PlaceSettled'>> = {
  PlaceSettled: {
    isWhole: true,
    derive: ({ data }) => ({ key: settlingKey(data.name) }),
    statements: [
      sql`INSERT INTO place_name AS p (id, version, name, name_key, city, province)
        SELECT e.id, e.version, e.data ->> 'name', e.derived ->> 'key', e.data ->> 'city', e.data ->> 'province' FROM e
        ON CONFLICT (id) DO UPDATE SET version = excluded.version, name = excluded.name, name_key = excluded.name_key,
          city = excluded.city, province = excluded.province
        WHERE p.version < excluded.version`,
    ],
  },
};

const handle = commandsOn({
  kind: 'place',
  decider,
  project: projectPlace,
  refusalOf: (constraint) =>
    constraint === 'place_name_key' ? conflict('Somebody settled this name just now.') : undefined,
});

/** Remembers what notices mean by a name. The province of a known city follows from it, unless another is stated. */
export async function settlePlace(db: Database, body: SettleBody, meta: EventMeta): Promise<PlaceChoice> {
  const known = placeOf({ city: body.city, province: null });
  const province = body.province ?? known.province;
  if (province === null) throw invalid({ province: 'This city is new: choose its province' });
  const isKnown = known.city !== null && known.howSure !== 'unknown' && known.province === province;
  const command = { name: body.name, city: isKnown ? (known.city ?? body.city) : body.city, province };
  const key = settlingKey(body.name);
  if (key === '') throw invalid({ name: 'This is no name of a place' });
  const [present] = await db.prepared<{ id: number }>(sql`SELECT id FROM place_name WHERE name_key = ${key}`);
  const id = present?.id ?? (await nextId(db, 'place_id'));
  await handle(db, id, command, meta);
  return command;
}
