import { placeOf, type SettledPlaces, type StatedPlace } from '#contracts/rules/places/place-of.ts';

interface BodyAndCity {
  readonly body: string;
  readonly city: string;
  /** A slash parts them, as in a column for both; after another sign the city is a part of the name. */
  readonly areTwo: boolean;
}

const SIGNS = [',', '/', ' - ', ' – ', ' — '] as const;

/** The known city with which the name of an office ends: 'Works Department, Multan', 'Works Department (Multan)'. */
export function cityBehind(
  name: string,
  places: SettledPlaces,
  province: string | null = null,
): BodyAndCity | undefined {
  const text = name.trim();
  const isBracketed = text.endsWith(')');
  const signs = isBracketed ? ['('] : SIGNS;
  const [sign, at] = signs.map((one) => [one, text.lastIndexOf(one)] as const).reduce((a, b) => (b[1] > a[1] ? b : a));
  if (at < 1) return undefined;
  const stated: StatedPlace = { city: text.slice(at + sign.length, isBracketed ? -1 : undefined), province };
  const { city, howSure, isAbroad, contradicted } = placeOf(stated, places);
  const isKnown = howSure === 'name' || howSure === 'alias' || howSure === 'settled';
  if (!isKnown || city === null || isAbroad || contradicted !== null) return undefined;
  return { body: text.slice(0, at).trim(), city, areTwo: sign === '/' };
}

/** Words before a town that is one of several. */
const AMONG = /(?:\b(?:at|between|for|from|in|of|to)|,) \p{Lu}[\p{L} ]{2,25}$/u;

/** The known town behind the last comma of a title, or in brackets at its end: `Renovation of Canal Park, Faisalabad`. */
export function townOfTitle(title: unknown, places: SettledPlaces): string | undefined {
  if (typeof title !== 'string') return undefined;
  const at = title.lastIndexOf(/\)[.\s]*$/.test(title) ? '(' : ',');
  const end = title.slice(at + 1).trim();
  const town = end.replace(/^(?:district|distt?\.?|tehsil)\s|[).]{1,2}$/gi, '');
  const found = at < 1 ? undefined : cityBehind(`x,${town}`, places)?.city;
  const [before = ''] = AMONG.exec(title.slice(0, at)) ?? [];
  const other = before.replace(/^\S+ /, '');
  return found === undefined || (before !== '' && cityBehind(`x,${other}`, places) !== undefined) ? undefined : found;
}

const NOWHERE =
  /^(?:(?:all over |all |across |throughout |pan[ -])?(?:pakistan|the country)|all (?:cities|provinces|districts|over)|(?:nation|country)[ -]?wide|(?:various|multiple|different)(?: (?:cities|places|locations|districts))?|n\/?a|nil|none|-+)\.?$/i;

/** Words in the column of the city that name none: `All Pakistan`, `Nationwide`. */
export const isNowhere = (city: string): boolean => NOWHERE.test(city.trim());
