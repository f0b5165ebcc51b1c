import type { Found } from './days.ts';

export type Meaning = 'closing' | 'opening' | 'sale' | 'published' | 'other';

/** Words that say what a day is about; among several the nearest one counts most. */
const CUES: readonly (readonly [Meaning, RegExp, weight: number])[] = [
  [
    'closing',
    /\b(?:last|closing|due|receiving|end|submission) (?:date|day|time)\b|\bdead ?lines?\b|\bclosing\b/gi,
    1.2,
  ],
  [
    'closing',
    /\bsubmi(?:t|ts|tted|tting|ssion)\b|\b(?:should|must|shall|may|to|will) reach\b|\breach(?:es|ing)?\b/gi,
    1,
  ],
  [
    'closing',
    /\bon or before\b|\bnot later th[ae]n\b|\blatest by\b|\b(?:received?|receipt|dropped|delivered|accepted|uploaded|entertained) (?:of |the |back |in |at |by |up ?to |till |until |latest )/gi,
    1,
  ],
  ['opening', /\bopen(?:ed|ing|s)?\b/gi, 1.1],
  [
    'sale',
    /\b(?:obtain\w*|b[uo](?:y|ught)|purchas\w*|sales?|sold|issu(?:ed|ance)|collect\w*|download\w*|available|acquir\w*|procured)\b/gi,
    1,
  ],
  [
    'published',
    /\bdated?\b(?! ?(?:and|&|of|for|\/) ?(?:time|sub|open|clos))|\bpublish\w*|\bpublication\b|\badvertis\w*|\bvide\b|\bappear(?:ed|ing)\b/gi,
    0.9,
  ],
  ['other', /\bfinancial year\b/gi, 0.5],
  [
    'other',
    /\bpre[- ]?bid\b|\bmeeting\b|\bvisit\b|\bclarifications?\b|\bquer(?:y|ies)\b|\bvalid\w*|\bcommenc\w*|\bperiod\b|\bexpir\w*|\bcomplet(?:ion|ed)\b|\bregistration\b|\bworks?hop\b|\bcorrigendum dated\b/gi,
    1,
  ],
];
/** Right before a day: it is an end of something. */
const AS_AN_END =
  /\b(?:by|up ?to|till|until|on or before|before|latest|not later th[ae]n|than)(?: (?:the|dated?|on|morning of))?[ :]*$/i;
const BEHIND_AS_CLOSING =
  /^[ ,.;:()-]{0,5}(?:\S{1,20} ){0,6}?(?:is|being|as|will be|shall be) the (?:last|closing|due)/i;

/** Characters before a day in which its meaning is looked for. */
const NEAR = 220;

export interface MeantDay extends Found<string> {
  readonly meaning: Meaning;
  /** 0 to about 2. */
  readonly weight: number;
  /** How much heavier it is than the next meaning. */
  readonly lead: number;
}

/** Meaning of each day of a text, by the words before it. */
export function meaningsOf(text: string, days: readonly Found<string>[]): MeantDay[] {
  return days.map((day, at) => {
    const begin = Math.max(0, day.from - NEAR, days[at - 1]?.to ?? 0);
    const weights = weightsBefore(text.slice(begin, day.from).replaceAll('\n', ' '));
    if (BEHIND_AS_CLOSING.test(text.slice(day.to, day.to + 90))) weights.set('closing', 2);
    const [first = ['other', 0] as const, second] = [...weights].toSorted((a, b) => b[1] - a[1]);
    return { ...day, meaning: first[0], weight: first[1], lead: first[1] - (second?.[1] ?? 0) };
  });
}

function weightsBefore(before: string): Map<Meaning, number> {
  const weights = new Map<Meaning, number>([['other', 0.05]]);
  const of = (meaning: Meaning) => weights.get(meaning) ?? 0;
  for (const [meaning, cue, weight] of CUES) {
    for (const match of before.matchAll(cue)) {
      const distance = before.length - match.index - match[0].length;
      weights.set(meaning, Math.max(of(meaning), weight / (1 + distance / 60)));
    }
  }
  if (AS_AN_END.test(before)) {
    const ended = of('sale') > of('closing') ? 'sale' : 'closing';
    weights.set(ended, of(ended) + (of(ended) > 0 ? 0.7 : 0.5));
  }
  return weights;
}
