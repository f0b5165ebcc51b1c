import { findDays } from './days/days.ts';

export interface Line {
  readonly text: string;
  readonly from: number;
}

export const linesOf = (text: string): Line[] => {
  let from = 0;
  return text.split('\n').map((line) => {
    const at = { text: line.trim(), from };
    from += line.length + 1;
    return at;
  });
};

/** Words of which a line consists that says what kind of paper it is; at least one of the first. */
const KINDS =
  /\b(?:tenders?|bids?|bidding|quotations?|auction|proposals?|interest|pre-?qualification|corrigendum|addendum|nit|rfp|rfq|eoi)\b/i;
const OF_A_KIND =
  /\b(?:tenders?|tendering|bids?|bidding|quotations?|auction|proposals?|interest|pre-?qualification|corrigendum|addendum|nit|rfp|rfq|eoi|ncb|icb|notice|inquiry|enquiry|invitation|inviting|invited|required|request|expression|documents?|procurement|purchase|amendment|extension|re|short|open|press|public|national|international|competitive|sealed|for|of|to|the|e|no|year|office)\b/gi;

/** True for a line such as `TENDER NOTICE`, `RE-TENDER NOTICE NO. 4/2026`. */
function isKindOfPaper(line: string): boolean {
  if (line.length > 70 || !KINDS.test(line) || /^\W*(?:for|to)\b/i.test(line)) return false;
  const rest = line
    .replace(OF_A_KIND, '')
    .replace(/\d+/g, '')
    .replace(/[^\p{L}]/gu, '');
  return rest.length <= 2;
}

/** Last line of those that say what kind of paper it is, where it begins to. */
export function kindOf(lines: readonly Line[]): number {
  const first = lines.findIndex(({ text }) => isKindOfPaper(text));
  if (first < 0) return -1;
  const next = lines.findIndex(({ text }, at) => at > first && !isKindOfPaper(text) && text !== '');
  return (next < 0 ? lines.length : next) - 1;
}

/** Words of a head of a notice, not of a name such as `Bidding Documents`. */
const HEAD = /\b(?:notice|invitation|inviting|invited|corrigendum|addendum|request for|expression of)\b/i;

/** True where the text of one page has two heads, each with a day of its own below it. */
export function hasSeveralNotices(text: string): boolean {
  const heads = linesOf(text).filter((line) => isKindOfPaper(line.text) && HEAD.test(line.text));
  return heads.filter(({ from }, at) => findDays(text.slice(from, heads[at + 1]?.from)).length > 0).length > 1;
}
