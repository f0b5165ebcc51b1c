import type { GazetteerEntry } from '../../vocabulary/cities.ts';
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
    if (Math.abs(known.length - key.length) > least || known.length < 4) continue;
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

/** Letters too few, too many, wrong or swapped between two words; more than `limit` is not counted further. */
function slipsBetween(a: string, b: string, limit: number): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const wrong = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let slips = Math.min(wrong, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      row.push(slips);
    }
    if (Math.min(...row) > limit) return limit + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? limit + 1;
}
