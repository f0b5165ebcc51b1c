import { daysBetween } from '#contracts/rules/karachi-time.ts';
import { type Likeness, likeTitle, type Rarity } from './like-title.ts';
import { isDistinctive, type TenderNumber } from './tender-number.ts';
import type { TitleWords } from './words/title-words.ts';

/** A notice as far as it is told by it whether another one is the same. */
export interface ComparedNotice extends TenderNumber {
  readonly title: TitleWords;
  /** Karachi day; undefined while it is not known. */
  readonly closingDate: string | undefined;
  /** It says that it changes a notice of before, so that its day tells less. */
  readonly amends?: boolean;
}

export interface Match {
  readonly because: 'reference' | 'title';
  /** 0 … 1; a number in common is 1. */
  readonly likeness: number;
  /** True: an import takes it for the same notice by itself. */
  readonly isSure: boolean;
  /** The titles say the same, parts and years too. */
  readonly isExact: boolean;
  /** Between the closing dates; 0 while one of them is not known. */
  readonly daysApart: number;
}

/** A notice that closes later than this is a tender of its own: of the next quarter, or of the next year. */
export const SAME_NOTICE_DAYS = 75;
/** A list of every week has the same words: what closes later is asked about. */
const SURE_DAYS = 3;
/** Likeness that titles need which close on one day, and the more of it the further they are apart. */
const ALIKE = 0.64;
const MORE_A_DAY = 0.013;
const NEARLY_THE_SAME = 0.9;
/** The same where there is no organization in common, or another number. */
const ALIKE_IN_DOUBT = 0.78;
/** A tender that is invited again gets another number. */
const SAME_DAYS_IN_DOUBT = 21;
/** Share of the words in common that words against each other may make up on one day; nothing after two weeks. */
const OPPOSED = 0.15;
const OPPOSED_DAYS = 14;
/** Weight of words that titles need to share: 'Medicines' alone tells no notice from the next, but on one day. */
const TOLD = 1.1;
const TOLD_AND_SURE = 1.8;
const ONE_DAY = 3;

/** Whether they have one buyer; 'perhaps' by their names; undefined when either states none. */
export type SameBody = boolean | 'perhaps' | undefined;

/** Whether `a` may be the notice `b`; undefined when it is another one. */
export function likeNotice(
  a: ComparedNotice,
  b: ComparedNotice,
  isSameBody: SameBody,
  rarity: Rarity,
): Match | undefined {
  const days = daysApart(a.closingDate, b.closingDate);
  const titles = likeTitle(a.title, b.title, rarity);
  if (titles.isOtherPart) return undefined;
  const closeness = { isExact: titles.isExact, daysApart: days };
  const isNearby = days <= SAME_NOTICE_DAYS;
  const common = numberInCommon(a, b, days);
  const isSameNumber = common?.isWhole === true;
  if (common?.isTelling && (isSameBody === true || titles.share >= ALIKE)) {
    const isSure = isSameNumber && isNearby && isSameBody !== false && titles.share >= ALIKE / 2 && !titles.isOtherYear;
    return { because: 'reference', likeness: 1, isSure, ...closeness };
  }
  if (isSameBody === false || !isNearby) return undefined;
  const numbersDiffer = a.number !== undefined && b.number !== undefined && !isSameNumber;
  const isDoubtful = numbersDiffer || isSameBody === undefined;
  const isTold = titles.told >= (isDoubtful ? TOLD_AND_SURE : TOLD) || isSameNumber;
  const isWordForWord = titles.share > 0.95 && (days <= ONE_DAY || a.amends === true) && !numbersDiffer;
  if (!isAlike(titles, days, isDoubtful) || !(isTold || isWordForWord)) return undefined;
  const isSure = !isDoubtful && isSameBody === true && isSurely(titles, days);
  const likeness = isSameNumber ? 1 : titles.share;
  return { because: isSameNumber ? 'reference' : 'title', likeness, isSure, ...closeness };
}

/** Words of another round: a tender that is invited again weeks later is another notice. */
const ROUND = /^(?:re(?!vised)|2nd|3rd|4th|second|third|fourth)/;
const roundOf = ({ addition }: TenderNumber) =>
  addition
    .split(' ')
    .filter((part) => ROUND.test(part))
    .join(' ');

/** Another round, or a letter of another day, may be another notice of the number. */
function numberInCommon(a: TenderNumber, b: TenderNumber, days: number) {
  if (a.number === undefined || a.number !== b.number) return undefined;
  if (days > SAME_DAYS_IN_DOUBT && roundOf(a) !== roundOf(b)) return undefined;
  const isWhole = a.addition === b.addition;
  return { isWhole, isTelling: isDistinctive(isWhole ? a.number + a.addition : a.number) };
}

function isAlike({ share, told, opposed }: Likeness, days: number, isDoubtful: boolean): boolean {
  if (isDoubtful && days > SAME_DAYS_IN_DOUBT) return false;
  const least = Math.min(NEARLY_THE_SAME, (isDoubtful ? ALIKE_IN_DOUBT : ALIKE) + MORE_A_DAY * days);
  const most = OPPOSED * Math.max(0, 1 - days / OPPOSED_DAYS) * (isDoubtful ? 0.4 : 1);
  return share >= least && opposed <= told * most;
}

const isSurely = ({ share, told, opposed, hasSameParts, isOtherYear }: Likeness, days: number): boolean =>
  hasSameParts &&
  !isOtherYear &&
  share >= NEARLY_THE_SAME &&
  opposed === 0 &&
  told >= TOLD_AND_SURE &&
  days <= SURE_DAYS;

/** 0 while one of them is not known. */
export const daysApart = (a: string | undefined, b: string | undefined): number =>
  a === undefined || b === undefined ? 0 : Math.abs(daysBetween(a, b));
