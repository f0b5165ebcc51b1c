import { GAZETTEER, type GazetteerEntry } from '../../vocabulary/cities.ts';
import { OUTSIDE_PAKISTAN } from '../../vocabulary/places.ts';
import { cleanPlaceName, inUsualCase, knownKey, placeKey } from './place-key.ts';
import { provinceOf } from './province-name.ts';

export interface StatedPlace {
  readonly city: string | null;
  readonly province: string | null;
}

/**
 * `name`: it is the name of the gazetteer; `alias`: another spelling that the gazetteer lists; `part`: the one known name in a
 * longer text; `settled`: an administrator said it; `unknown`: nobody knows; `unstated`: there is no city.
 */
export type PlaceCertainty = 'name' | 'alias' | 'part' | 'settled' | 'unknown' | 'unstated';

export interface Place extends StatedPlace {
  readonly isAbroad: boolean;
  readonly howSure: PlaceCertainty;
  /** The province that was stated although the city lies in another. */
  readonly contradicted: string | null;
}

/** Cities that administrators settled, by `settlingKey` of the name as notices have it. */
export type SettledPlaces = Pick<ReadonlyMap<string, StatedPlace>, 'get'>;

interface Found {
  readonly entry: Pick<GazetteerEntry, 'name' | 'province'>;
  readonly howSure: PlaceCertainty;
}

/** Towns by the known key of each of their names; those of one name in the order of the provinces. */
const BY_KEY = new Map<string, Found[]>();
for (const entry of GAZETTEER) {
  for (const name of [entry.name, ...entry.aliases]) {
    const found: Found = { entry, howSure: name === entry.name ? 'name' : 'alias' };
    BY_KEY.set(knownKey(name), [...(BY_KEY.get(knownKey(name)) ?? []), found]);
  }
}

export const knownKeys = (): IterableIterator<[string, readonly Found[]]> => BY_KEY.entries();

const BETWEEN_PLACES = /[,;/&|()\n]|[-–—]\s|\s[-–—]|\sand\s/i;
const ADDITIONS =
  /\b(city|town|cantt|cantonment|cant|cannt|garrison|saddar|sadar|dist|distt|district|tehsil|taluka|division|agency|province|pakistan|sindh|punjab|kpk|kp|ajk|balochistan|\d{5})\b\.?/gi;
/** `IslamabadTEC`: an abbreviation that stands too near. */
const ATTACHED = /^(\p{Lu}\p{Ll}{3,})\p{Lu}{2,}$/u;
/** Length from which a name is searched for in longer texts; shorter ones are also words or parts of persons' names. */
const PART_MIN = 5;
const PART_WORDS = 4;

/** `Multan Road` is not in Multan, and `Multan Khurd` is a village. */
const WAYS = /^(khurd|kalan|road|rd|colony|highway|motorway|gate|bypass|chowk|bazaa?r|canal)\b/i;

/** Words around the name of a province of which a text means several places: `All over Punjab`, `Interior Sindh`. */
const ALL_OVER =
  /^(?:all|whole|entire|throughout|across|various|different|several|interior|rural|(?:south|north)(?:ern)?|central)\b(?: (?:over|of|in|the|districts?|cities|places|areas))*\s+| (?:all|various) (?:districts|cities)$/i;

const NOTHING: SettledPlaces = new Map();

/** Place of a notice, from the texts in which it states its city and its province. */
export function placeOf(stated: StatedPlace, settled: SettledPlaces = NOTHING): Place {
  const text = segmentsOf(stated.city);
  const region = regionOf(stated.province, text);
  const otherwise = region ?? (cleanPlaceName(stated.province ?? '') || null);
  if (text.length === 0) return answer(null, otherwise, 'unstated');
  const name = text.join(' ');
  const choice = settled.get(placeKey(name));
  if (choice !== undefined) return answer(choice.city, choice.province ?? otherwise, 'settled', region);
  const found = findWhole(name, region) ?? findFirst(text, region) ?? findPart(text, region);
  if (found !== undefined) {
    const { entry, howSure } = found;
    return answer(entry.name, region === OUTSIDE_PAKISTAN ? region : entry.province, howSure, region);
  }
  const country = provinceOf(name) ?? provinceOf(name.replace(ALL_OVER, ''));
  if (country === undefined) return answer(inUsualCase(cleanPlaceName(stated.city ?? '')), otherwise, 'unknown');
  if (country !== OUTSIDE_PAKISTAN) return answer(null, country, 'unstated', region);
  return answer(inUsualCase(cleanPlaceName(stated.city ?? '')), country, 'name');
}

/** The province that is stated by itself or, as in 'Hyderabad - India' and 'Lahore, Punjab', behind the city. */
function regionOf(province: string | null, text: readonly string[]): string | undefined {
  const stated = provinceOf(province ?? '');
  if (stated !== undefined) return stated;
  const behind = text
    .slice(1)
    .findLast((segment) => provinceOf(segment) !== undefined && !BY_KEY.has(knownKey(segment)));
  return behind === undefined ? undefined : provinceOf(behind);
}

function segmentsOf(city: string | null): string[] {
  const segments = (city ?? '').split(BETWEEN_PLACES).map(cleanPlaceName);
  return segments.filter((segment) => segment !== '' && placeKey(segment) !== 'pakistan');
}

/** The key under which administrators settle the city of this text; '' for one without letters. */
export const settlingKey = (city: string | null): string => placeKey(segmentsOf(city).join(' '));

function answer(city: string | null, province: string | null, howSure: PlaceCertainty, region?: string): Place {
  const contradicted = region !== undefined && province !== null && region !== province ? region : null;
  return { city, province, isAbroad: province === OUTSIDE_PAKISTAN, howSure, contradicted };
}

/** The town of this name, in the province that was stated where several have it. */
function lookUp(name: string, region: string | undefined): Found | undefined {
  const found = BY_KEY.get(knownKey(name));
  return found?.find(({ entry }) => entry.province === region) ?? found?.[0];
}

function findWhole(name: string, region: string | undefined): Found | undefined {
  const exact = lookUp(name, region);
  if (exact !== undefined) return exact;
  const less = lookUp(name.replace(ADDITIONS, ' '), region) ?? lookUp(ATTACHED.exec(name)?.[1] ?? '', region);
  return less && { ...less, howSure: 'alias' };
}

/** The first of several places: the notice is also in the others, but a tender has one city. */
function findFirst(segments: readonly string[], region: string | undefined): Found | undefined {
  for (const segment of segments) {
    const found = findWhole(segment, region);
    if (found !== undefined) return { ...found, howSure: 'part' };
  }
  return undefined;
}

/** The only known name inside a longer text; of two, nobody can say which is meant. */
function findPart(segments: readonly string[], region: string | undefined): Found | undefined {
  const found = new Map<string, Found>();
  for (const segment of segments) {
    const words = segment.split(' ');
    for (let from = 0; from < words.length; from++) {
      for (let length = Math.min(PART_WORDS, words.length - from); length > 0; length--) {
        const name = words.slice(from, from + length).join(' ');
        const hit = placeKey(name).length < PART_MIN ? undefined : lookUp(name, region);
        if (hit === undefined || WAYS.test(words[from + length] ?? '')) continue;
        found.set(hit.entry.name, { ...hit, howSure: 'part' });
        from += length - 1;
        break;
      }
    }
  }
  return found.size === 1 ? [...found.values()][0] : undefined;
}
