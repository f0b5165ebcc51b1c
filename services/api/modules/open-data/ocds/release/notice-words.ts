/** Codes of OCDS that the words of a notice state for certain; in doubt none is stated. */

type ProcurementMethod = 'open' | 'selective' | 'limited' | 'direct';

const METHODS: readonly (readonly [ProcurementMethod, RegExp])[] = [
  ['direct', /\b(direct|single|sole)[\s-]+(contract|purchase|procurement|sourc|tender|select)/i],
  ['limited', /\b(limited|rfqs?|request for quotations?|quotations?|petty purchases?)\b/i],
  ['selective', /\b(selective|pre-?qualif\w*|short-?list\w*|expressions? of interest)\b/i],
  [
    'open',
    /\b(open|national|international|public)[\s-]+(competiti|tender|bid|procedure)|\b(ncb|icb)\b|\bsingle stage\b/i,
  ],
];

export function methodCode(words: string | null): ProcurementMethod | undefined {
  return words === null ? undefined : onlyOne(METHODS, words);
}

type MainCategory = 'goods' | 'works' | 'services';

const CATEGORIES: readonly (readonly [MainCategory, RegExp])[] = [
  ['goods', /\b(supply|purchase|provision of (equipment|material))\b/i],
  ['works', /\b(construction|rehabilitation|renovation|widening|civil works?|repair|re-?carpeting)\b/i],
  ['services', /\b(services?|consultancy|consultants?|hiring)\b/i],
];

export const mainCategory = (title: string): MainCategory | undefined => onlyOne(CATEGORIES, title);

/** The code whose words alone are there. */
function onlyOne<Code extends string>(codes: readonly (readonly [Code, RegExp])[], words: string): Code | undefined {
  const found = codes.filter(([, pattern]) => pattern.test(words));
  return found.length === 1 ? found[0]?.[0] : undefined;
}

const ESTIMATE =
  /\bestimated (?:value|cost|amount|price):? ?(?:is |of )?(Rs\.?|PKR|USD|EUR|GBP) ?(\d[\d,]{0,20}(?:\.\d{1,4})?)(?: ?(million|billion))?/gi;
const TIMES: Readonly<Record<string, number>> = { million: 1e6, billion: 1e9 };

interface Value {
  readonly amount: number;
  readonly currency: string;
}

/** The one estimate that the text states with its currency; the values of several lots are no value of the tender. */
export function estimatedValue(text: string): Value | undefined {
  const [only, another] = text.matchAll(ESTIMATE);
  if (only === undefined || another !== undefined) return undefined;
  const [, currency = '', digits = '', unit = ''] = only;
  const amount = Number(digits.replaceAll(',', '')) * (TIMES[unit.toLowerCase()] ?? 1);
  return { amount, currency: /^rs/i.test(currency) ? 'PKR' : currency.toUpperCase() };
}

/** Urdu where most letters are of its script, else English. */
export function languageOf(text: string): 'en' | 'ur' {
  const letters = text.match(/\p{L}/gu) ?? [];
  const urdu = letters.filter((letter) => /\p{Script=Arabic}/u.test(letter));
  return urdu.length * 2 > letters.length ? 'ur' : 'en';
}
