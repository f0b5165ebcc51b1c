import { findDays } from './days.ts';

/** Subjects of sentences, the first such word in each: only days of bids are ends of a notice. */
const SUBJECTS =
  /\b(?:(?<other>pre[- ]?bid|bid (?:security|bond|validity)|earnest|money|call deposit|deposit (?:of )?cdr|securit(?:y|ies)|suppl(?:y|ies)|shipments?|works?|project|contract|completion|firms? registered|registered|experience|quer(?:y|ies)|questions?|answers?|lift\w*|clarifications?|samples?|objections?|complaints?|inspect\w*|visit|goods|delivery|licen[cs]e)|(?<auction>auction)|(?<bids>bids?|tenders?|quotations?|proposals?|offers?|profiles|pre ?-?qualification|received back|applications?|eois?|expressions? of interest|submission|receipt|receiving|closing|deadline|dead line|due|last (?:date|day)))\b/gi;
/** Longest part of a sentence that is looked at. */
const LONGEST = 300;
/** The end of a sentence: not the point of `No.`, `Rs.`, an initial or `4 p.m. December 3`. */
const BREAK =
  /(?<!\b(?:[Nn]o|NO|[Rr]s|RS|Dr|St|Ltd|Govt|M\/s|[A-Z]))[.;](?= +(?:[-–•*] )?\(?(?!(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]* \d)[A-Z])/g;
/** Fate of bids that came by a day: no end of those that are asked for now. */
const FATE =
  /^[^.]{0,40}\b(?:will|shall|have|has|were|was) (?:be |been )?(?:return|reject|refund|cancel|scrap)|^[^.]{0,40}\bneed not\b/i;
/** Asks for the papers, not for bids. */
const FOR_PAPERS =
  /\b(?:appl(?:y|ication|ications)|requests?) (?:is |are |shall be )?for (?:the )?(?:issu(?:e|ance|ing)|purchase|collection|obtaining|tender|bid(?:ding)?|documents?|forms?)\b|\bissu(?:e|ance) of (?:the )?(?:tender|bid(?:ding)?|blank)? ?(?:forms?|documents?|tenders?)\b/i;

/** The end of something that bidders send beside their bids: `Last date for submission of advance samples (02 metres)`. */
const OF_SAMPLES =
  /\b(?:of|for) (?:\w+ ){0,3}(?:samples?|quer(?:y|ies)|clarifications?|objections?|complaints?|questions?)\b[^.\d]{0,20}(?:\([^)]*\))?[ :,-]*(?:(?:is|by|till|up ?to)(?: the)? )?$/i;

/** 'bids', 'papers' to bid with, 'other', 'mixed' where bids stand after something else, or nothing that is known. */
export function subjectOfDay(text: string, day: { readonly from: number; readonly to: number }) {
  const clause = lastSentence(text.slice(Math.max(0, day.from - LONGEST), day.from));
  if (FATE.test(text.slice(day.to, day.to + 80))) return 'other';
  const own = clause.slice(beginOfOwn(clause));
  const words = own.search(SUBJECTS) < 0 ? clause : own;
  if (FOR_PAPERS.test(words)) return 'papers';
  if (OF_SAMPLES.test(words)) return 'other';
  const subjects = [...words.matchAll(SUBJECTS)];
  const [first, last] = [subjects[0]?.groups, subjects.at(-1)?.groups];
  if (first?.other !== undefined) return last?.other === undefined ? 'mixed' : 'other';
  return first?.bids === undefined ? undefined : 'bids';
}

/** Begin of the words of the last day: in a list without full stops they follow the day before, in a table that of the row before. */
function beginOfOwn(clause: string): number {
  const days = findDays(clause);
  const end = days.findLast(({ to }, at) => /[a-z]{3}/i.test(clause.slice(to, days[at + 1]?.from)));
  return end?.to ?? 0;
}

/** True when a sentence ends in the text. */
export const hasBreak = (text: string) => text.search(BREAK) >= 0;

/** True when a sentence ends between two places of a text. */
export const hasBreakBetween = (text: string, from: number, to: number) =>
  [...text.slice(from, to + MONTH_AND_DAY).matchAll(BREAK)].some(({ index }) => from + index < to);
const MONTH_AND_DAY = 14;

function lastSentence(before: string): string {
  const end = [...before.matchAll(BREAK)].at(-1);
  return before.slice(end === undefined ? 0 : end.index + 1);
}
