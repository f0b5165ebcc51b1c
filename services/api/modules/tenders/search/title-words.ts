import { singular } from '#contracts/rules/search/singular.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { CITIES } from '#contracts/vocabulary/cities.ts';
import { isUsualWord } from '../../../../platform/search/usual-words.ts';

/** Words that stand in every title. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and at by for from in of on or the to with ka ki ke کا کی کے و اور'.split(' '),
);

/** Words that end a name, beside the little and the usual ones. */
const AFTER_NAMES: ReadonlySet<string> = new Set(
  'under as per without through along over across near between behind inside including via during etc no nos qty set unit'.split(
    ' ',
  ),
);
/** Words of titles that call for something and do not say for what. */
const CALLS: ReadonlySet<string> = new Set(
  `request proposal rfp rfq eoi expression interest invitation bid bidding bidder prequalification qualification pre framework
  agreement quotation sealed empanelment registration enlistment selection appointment engagement consultant consultancy call
  advertisement publication corrigendum addendum re tendering open e auction disposal sale leasing lp`.split(/\s+/),
);
/** Words about old things that are sold, and not bought. */
const OF_SALES: ReadonlySet<string> = new Set(
  'auction auctioning disposal scrap condemned unserviceable obsolete raddi نیلام نیلامی ردی'.split(' '),
);

const CITY_WORDS: ReadonlySet<string> = new Set(CITIES.map(foldForSearch).filter((name) => name.length > 4));

/** Whether a title says in which city the work is. */
export const namesCity = (title: readonly string[]): boolean => title.some((word) => CITY_WORDS.has(word));

export const wordsIn = (text: string): string[] => foldForSearch(text).split(' ').map(singular);

const UNJOINED = /(?<!\S)[^\s\u200c]+\u200c\S+/g;
const SHORT_FORM = /(?<![a-z\d])(?:[a-z](?:\.\s?[a-z]){1,4}|[a-z]{1,2}-\d{1,2})(?![a-z\d])/gi;

/** Short forms that a text writes with signs, as one word each: pvc of P.V.C, a4 of A-4; and what has non-joiners in Urdu, written together. */
export const shortForms = (text: string): string[] => [
  ...(text.match(SHORT_FORM) ?? []).map((form) => form.toLowerCase().replace(/[^a-z\d]+/g, '')),
  ...(text.match(UNJOINED) ?? []).map((word) => foldForSearch(word.replaceAll('\u200c', ''))),
];

/** A title without the numbers of files in it: LED/112/30 is nothing about LED. */
export const withoutNumbers = (title: string): string =>
  title
    .split(/[\s()]/)
    .filter((part) => part.split('/').length < 3 || !/\d/.test(part))
    .join(' ');

/** A title up to what the thing must have: premises that must have parking are no parking. */
export function withoutDemands(title: string): string {
  const at = title.search(/\b(?:must|should) have\b|\bhaving (?:at least|valid|minimum)\b/i);
  return at > 0 ? title.slice(0, at) : title;
}

/**
 * Whether one of the names stands in a title as the thing itself, which English puts last: computers, desktop computers or
 * computer items, but not computer stationery.
 */
export function isHead(title: string, names: readonly (readonly string[])[]): boolean {
  const text = title
    .split(/[^\p{L}\p{N}\s'’.-]|\.\s/u)
    .map((part) => ` ${withoutPurpose(wordsIn(part)).join(' ')} `)
    .join('|');
  return names.some((name) => {
    const [, ...rests] = text.split(` ${name.map(singular).join(' ')} `);
    return rests.some((rest) => endsName(/^[^ |]*/.exec(rest)?.[0] ?? ''));
  });
}

const WHERE_OR_WHY: ReadonlySet<string> = new Set(['for', 'at', 'near']);

/** Words without what the things before it are for, or where they are: spare parts for generators, repair of an office at Mall Road. */
function withoutPurpose(words: readonly string[]): readonly string[] {
  const isTelling = (word: string) =>
    !STOP_WORDS.has(word) && !isUsualWord(word) && !CALLS.has(word) && !/^\d/.test(word);
  const at = words.findIndex((word, place) => WHERE_OR_WHY.has(word) && words.slice(0, place).some(isTelling));
  return at === -1 ? words : words.slice(0, at);
}

const endsName = (next: string) =>
  STOP_WORDS.has(next) || AFTER_NAMES.has(next) || isUsualWord(next) || /^\d|^$/.test(next);

/** Words about a thing that somebody has already. */
const OF_CARE: ReadonlySet<string> = new Set(
  `repair repairing maintenance servicing overhauling overhaul amc spare rewinding troubleshooting`.split(' '),
);

/** Rights to earn something, which are auctioned, too, but are no old things. */
const OF_RIGHTS: ReadonlySet<string> = new Set(
  'right lease leasing theka rent stand fee collection ٹہیکہ لیز کرایہ'.split(' '),
);

export const isOfRights = (words: readonly string[]): boolean => words.some((word) => OF_RIGHTS.has(word));

/** Whether a title is about keeping a thing, and not about a new one. */
export const isOfCare = (words: readonly string[]): boolean => words.some((word) => OF_CARE.has(word));

export const isOfSales = (words: readonly string[]): boolean => words.some((word) => OF_SALES.has(word));
