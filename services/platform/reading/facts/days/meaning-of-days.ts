import type { Found } from './days.ts';
import { hasBreak, subjectOfDay } from './subject-of-day.ts';

/** 'old' is a day that another one has taken the place of. */
export type Meaning = 'closing' | 'opening' | 'sale' | 'published' | 'other' | 'old';

/** Words that say what a day is about; among several the nearest one counts most. */
const CUES: readonly (readonly [Meaning, RegExp, weight: number])[] = [
  [
    'closing',
    /\b(?:last|closing|due|receiving|end|submission|auction) (?:date|day|time)\b(?! (?:for|of) (?:the |any |receipt of |submission of )?(?:quer|clarif|sample|registration|issu|purchas|sale|objection|visit|inspection))|\bdead ?lines?\b|\bclos(?:ing|e|es|ed)\b(?! (?:(?:date|time) )?(?:of|for) (?:the )?(?:sale|issu|purchas))/gi,
    1.2,
  ],
  [
    'closing',
    /\bsubmi(?:t|ts|tted|tting|ssion)\b|\b(?:should|must|shall|may|to|will) reach\b|\breach(?:es|ing)?\b/gi,
    1,
  ],
  [
    'closing',
    /\bon or before\b|\bnot later th[ae]n\b|\blatest by\b|\b(?:received?|receipt|dropped|delivered|accepted|uploaded|entertained) (?:of |the |back |in |at |by |on (?!payment)|through |via |up ?to |till |until |latest )/gi,
    1,
  ],
  ['closing', /\b(?:received|receiving|dropp(?:ed|ing)|delivered|deposit(?:ed)?|furnished|arrive|due)\b/gi, 0.9],
  ['closing', /\b(?:tenders?|bids?|quotations?) (?:will|shall) be collected\b/gi, 1.2],
  ['closing', /\b(?:should|must|shall|may) be (?:e-?mailed|sent)\b/gi, 0.9],
  ['closing', /\bauction(?:ed|s)?\b/gi, 0.6],
  ['closing', /\bauctions?\b(?:(?!repeated)[^.]){0,150}\b(?:held|conducted|take place)\b/gi, 0.8],
  ['opening', /\bopen(?:ed|ing|s)?\b(?! (?:public )?auction)/gi, 1.1],
  [
    'sale',
    /\b(?:obtain\w*|b[uo](?:y|ught)|(?<!\()purchas\w*(?! (?:officer|section|committee|department|cell))|sales?|sold(?! (?:by|through|in) [^.]{0,30}auction)|issu(?:ed|ance)|collect(?!ion (?:of )?(?:rights|fees?|toll|tax|charges))\w*|download\w*|available|acquir\w*|procured)\b/gi,
    1,
  ],
  ['sale', /\b(?:tender|bid(?:ding)?) (?:forms?|documents?)\b/gi, 0.6],
  [
    'published',
    /(?<!\b(?:noon|am|pm|hours|hrs|submission|receipt|opening|closing):? |m\. )\bdated?\b(?! time\b| ?(?:and|&|of|for|\/) ?(?!no|the)\w)|\bpublish\w*|\bpublication\b|\badvertis\w*|\bvide\b|\bappear(?:ed|ing)\b/gi,
    0.9,
  ],
  ['other', /\bfinancial year\b/gi, 0.5],
  [
    'other',
    /\bpre[- ]?bid\b|\bmeeting\b|\bvisit\w*|\binspect\w*|\bviewing\b|\bclarifications?\b|\bquer(?:y|ies)\b|\bquestions?\b|\banswers?\b|\blift\w*|\btake (?:over|charge)\b|\bstart\b|\bconclude\w*|\brates?\b|\bvalid\w*|(?<!\bauction (?:shall|will) )commenc\w*|\bperiod\b|\bexpir\w*|\bcomplet(?:ion|ed)\b|\bregistration\b|\bworks?hop\b|\bcorrigendum dated\b/gi,
    1,
  ],
];
/** Right before a day, at most with a time and a day of the week between: it is an end of something. */
const AS_AN_END =
  /\b(?:by|up ?to|till|until|on or before|before|latest|not later th[ae]n|than)(?: (?:the|dated?|on|morning of))?(?: \d[\d:.]{0,4} ?(?:[ap]\.? ?m\b\.?|noon|hours|hrs)(?: pst)?)?(?: (?:on|dated?))?(?: [a-z]{3,6}day,?)?(?: the)?[ :,]*$/i;
/** Right after a day: the time up to which something may be done then. */
const UP_TO_A_TIME = /^[ ,(]{0,3}(?:by|up ?to|till|until|before|latest by|not later th[ae]n) \d/i;
const BEHIND_AS_CLOSING =
  /^[ ,.;:()-]{0,5}(?:\S{1,20} ){0,6}?(?:is|being|as|will be|shall be) the (?:last|closing|due)/i;

/** Words that would mislead: what papers are given against, a day of two acts, and a later attempt. */
const MISLEADING =
  /\b(?:up)?on (?:the )?(?:submission|submitting|production|receipt) of|\b(?:and|&|\/) opened(?= on)|\bafter (?:the )?(?:submission|receipt) of|\b(?:next|2nd|second|3rd|third) (?:auction|attempt)|\bauction(?:ed)? (?:again|(?:will|shall) be (?:repeated|held again))/gi;
/** The days of a table with the old ones beside the new. */
const OLD_BESIDE_NEW =
  /\b(?:previous|existing|original|old|earlier|already (?:published|announced)|as (?:published|advertised))\b(?: \w+){0,4}[^.\d]{0,40}\b(?:revised|new|extended|amended|now|(?:to be )?read as)\b|\bFOR\W{1,5}READ\b/i;
/** Characters between the two days of a line of such a table. */
const BESIDE = 30;
/** Words that begin another line of it. */
const NEXT_LINE = /\b(?!noon|hours)[a-z]{4}/i;

/** Characters before a day in which its meaning is looked for. */
const NEAR = 220;

export interface MeantDay extends Found<string> {
  readonly meaning: Meaning;
  /** 0 to about 2. */
  readonly weight: number;
  /** How much heavier it is than the next meaning. */
  readonly lead: number;
  /** True where the text says that it has taken the place of another one. */
  readonly isNew?: boolean;
  /** True where it stands in a table below a head that says what it is about. */
  readonly isUnderHead?: boolean;
  /** True where words of an end stand before it, of something else than bids. */
  readonly isOfOther?: boolean;
}

/** Meaning of each day of a text, by the words before it. */
export function meaningsOf(text: string, days: readonly Found<string>[]): MeantDay[] {
  const table = OLD_BESIDE_NEW.exec(text)?.index ?? text.length;
  const isBeside = (day: Found<string> | undefined, next: Found<string> | undefined) =>
    day !== undefined &&
    next !== undefined &&
    day.from > table &&
    next.from - day.to <= BESIDE &&
    !NEXT_LINE.test(text.slice(day.to, next.from));
  const meant = days.map((day, at): MeantDay => {
    const [before, next] = [days[at - 1], days[at + 1]];
    const isSecond = isBeside(before, day) && !isBeside(days[at - 2], before);
    const begin = Math.max(0, day.from - NEAR, (isSecond ? days[at - 2] : before)?.to ?? 0);
    if (isOld(text, day) || (isBeside(day, next) && !isBeside(before, day)))
      return { ...day, meaning: 'old', weight: 1, lead: 1 };
    const isEnd = UP_TO_A_TIME.test(text.slice(day.to, day.to + 30));
    const said = text
      .slice(begin, day.from)
      .replaceAll('\n', ' ')
      .replace(MISLEADING, (words) => ' '.repeat(words.length));
    const weights = weightsBefore(said, isEnd, subjectOfDay(text, day));
    const isTheNew = isNew(text, day) && !weights.has('sale');
    if (isTheNew) weights.set('closing', Math.max(1.5, weights.get('closing') ?? 0));
    if (BEHIND_AS_CLOSING.test(text.slice(day.to, day.to + 90))) weights.set('closing', 2);
    const [first = ['other', 0] as const, second] = [...weights].toSorted((a, b) => b[1] - a[1]);
    return {
      ...day,
      meaning: first[0],
      weight: first[1],
      lead: isSecond ? 0 : first[1] - (second?.[1] ?? 0),
      isNew: isTheNew,
    };
  });
  return meant.map((day, at) => withOtherEnd(text, meant[at - 1], day, meant[at + 1]));
}

/** A day of two that are the ends of one time: both are about the same, but bids end with the second. */
function withOtherEnd(text: string, before: MeantDay | undefined, day: MeantDay, next: MeantDay | undefined): MeantDay {
  const isTime = (begin: MeantDay | undefined, end: MeantDay | undefined) =>
    begin !== undefined &&
    end !== undefined &&
    begin.meaning !== 'old' &&
    !end.isNew &&
    FROM_THERE.test(text.slice(begin.to, end.from));
  if (before !== undefined && isTime(before, day)) return { ...day, meaning: before.meaning, weight: before.weight };
  return day.meaning === 'closing' && isTime(day, next) ? { ...day, meaning: 'other', weight: 1 } : day;
}

/** Words of a paper that moves a day. */
export const MOVED =
  /\b(?:exten(?:d|ded|ds|sion)|revis(?:ed|ion)|re-?scheduled?|postponed?|deferred|chang(?:ed|e)|shifted|amended|corrigendum|addendum|instead|previous(?:ly)?|earlier)\b/i;
const BEFORE_OLD =
  /\b(?:instead of|in place of|in lieu of|previous(?:ly)?|earlier|original(?:ly)?|already (?:fixed|announced|advertised)|from|rather than|(?:was|were) (?:closing|due|fixed|scheduled))(?: (?:the|date|dated|closing|fixed|scheduled|as|on|for|of|was|is|i\.e\.?)){0,4}[ :,("“”']{0,3}$/i;
const BEFORE_NEW =
  /\b(?:extended|revised|re-?scheduled|postponed|deferred|changed|shifted|moved|read|now (?:be )?clos(?:e|es|ed|ing))(?: (?:up|the|date|dated|till|until|as|on|for|now|and|is|be|may|shall|please)){0,5}(?: ?to)?(?: (?:as|the|on|till|until))?[ :,("“”']{0,3}$/i;
const FROM_TO =
  /^[ ,)]{0,3}(?:at |up ?to )?(?:[\d:. ]{0,7}(?:am|pm|a\.m\.|p\.m\.|hours|hrs)? )?(?:to|till|until|up ?to)\b/i;
const FROM_THERE = /^[ ,]{0,3}(?:to|till|until|up ?to|-|–)[ ,]{0,3}$/i;
const AFTER_FROM_TO = /\b(?:to|till|until|up ?to)(?: (?:the|on))?[ :]{0,2}$/i;

const lineBefore = (text: string, day: Found<string>) =>
  text.slice(Math.max(0, day.from - 160), day.from).replaceAll('\n', ' ');

/** True of the first day in `extended from … to …`, and of one after `instead of`. */
function isOld(text: string, day: Found<string>): boolean {
  const before = lineBefore(text, day);
  const said = BEFORE_OLD.exec(before)?.[0];
  if (said === undefined) return false;
  if (!/^from/i.test(said)) return true;
  return MOVED.test(before) && FROM_TO.test(text.slice(day.to, day.to + 40).replaceAll('\n', ' '));
}

/** True of the second day in `extended from … to …`, and of one after `extended to`. */
function isNew(text: string, day: Found<string>): boolean {
  const before = lineBefore(text, day);
  return BEFORE_NEW.test(before) || (AFTER_FROM_TO.test(before) && /\bfrom\b/i.test(before) && MOVED.test(before));
}

function weightsBefore(before: string, isEnd: boolean, subject: string | undefined): Map<Meaning, number> {
  const weights = new Map<Meaning, number>();
  const of = (meaning: Meaning) => weights.get(meaning) ?? 0;
  for (const [meaning, cue, weight] of CUES) {
    for (const match of before.matchAll(cue)) {
      const distance = before.length - match.index - match[0].length;
      weights.set(meaning, Math.max(of(meaning), weight / (1 + distance / 60)));
    }
  }
  const end = AS_AN_END.exec(before)?.[0];
  if (isEnd || (end !== undefined && !hasBreak(end))) {
    weights.delete('published');
    const [ended = 'closing'] = (['closing', 'sale', 'other'] as const).toSorted((a, b) => of(b) - of(a));
    const isSaid = of(ended) > 0;
    if (isSaid || subject !== undefined) weights.set(ended, of(ended) + (isSaid ? 0.7 : 0.5));
  }
  return weights;
}
