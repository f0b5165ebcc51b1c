import type { GazetteerEntry } from '../../vocabulary/cities.ts';
import { slipsBetween } from '../search/spelling/slips-between.ts';
import { knownKey } from './place-key.ts';
import { knownKeys } from './place-of.ts';

/** Slips that a name of so many letters may have: a short one is soon another place. */
const slipsIn = (length: number) => (length >= 8 ? 2 : length >= 5 ? 1 : 0);

/** The known place whose spelling is nearest, to be offered; undefined when none is near, or two are as near. */
export function nearestPlace(name: string): Pick<GazetteerEntry, 'name' | 'province'> | undefined {
  const key = knownKey(name);
  let least = slipsIn(key.length);
  let nearest: Pick<GazetteerEntry, 'name' | 'province'>[] = [];
  if (least === 0) return undefined;
  for (const [known, places] of knownKeys()) {
    if (known.length < 4) continue;
    const slips = slipsBetween(key, known, least);
    if (slips > least) continue;
    const [place] = places;
    if (place === undefined) continue;
    if (slips < least) nearest = [];
    least = slips;
    if (!nearest.includes(place.entry)) nearest.push(place.entry);
  }
  return nearest.length === 1 ? nearest[0] : undefined;
}
