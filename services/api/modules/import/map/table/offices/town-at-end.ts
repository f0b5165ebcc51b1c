import { placeOf } from '#contracts/rules/places/place-of.ts';
import { isPost } from '../../names/bare-body.ts';
import { isOffice } from './is-office.ts';

/** Words of the longest name of a town. */
const MOST_WORDS = 3;
/** Words before a name that is one of several, or a part of another name. */
const GOES_ON = /(?:^|\s)(?:to|and|or|from|near|via|bank of|[&+–-])$/i;
/** Towns that are also usual words, or names of persons. */
const ALSO_WORDS: ReadonlySet<string> = new Set(
  'bara chak chor haveli hub khal khar khyber maidan mand mole nal neelam neelum rasool rasul rustam sharda tall yaseen yasin'.split(
    ' ',
  ),
);

/** The known town with which the name of an office ends, as in 'Works Department Multan'; undefined behind anything but an office. */
export function townAtEnd(name: string, province: string | null): string | undefined {
  const words = name
    .trim()
    .replace(/[.,;:]$/, '')
    .split(/\s+/);
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1) {
    const town = words.slice(-count).join(' ');
    const { city, howSure, isAbroad, contradicted } = placeOf({ city: town, province });
    if (howSure === 'unstated') return undefined; // a province
    if (city === null || (howSure !== 'name' && howSure !== 'alias')) continue;
    const before = words.slice(0, -count).join(' ');
    const isOne = !isAbroad && contradicted === null && !ALSO_WORDS.has(town.toLowerCase()) && !GOES_ON.test(before);
    if (!isOne) return undefined;
    // a shorter one leaves more to the name: `Buildings` and `Buildings Division` before Jhang
    if (isOffice(before) || isPost(before)) return city;
  }
  return undefined;
}
