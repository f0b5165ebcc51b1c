import type { Found } from './days/days.ts';

const AMOUNT =
  /(?:\b(?:Rs|PKR|Rupees)\.? ?:?|₨) ?(\d[\d,]*(?:\.\d{1,2})?)(?: ?(?:million|mln|m|lacs?|lakhs?|crores?)\b)?(?: ?\/[-=]?)?/gi;
const SHARE =
  /\b(\d{1,2}(?:\.\d{1,2})?) ?(?:%|per ?cent\b)(?: ?(?:of|on) (?:the )?(?:[a-z]+ ){0,4}?(?:bid|cost|value|price|amount|estimate)(?: (?:cost|value|price|amount))?)?/gi;
const FEE =
  /\b(?:non[- ]?|not )refund\w*|\bfees?\b|\b(?:tender|document|bid(?:ding)?|processing) (?:forms?|cost|price|documents?)\b|\b(?:fee|cost|price)s? of\b|\bper set\b|\breceipt (?:of|for)\b/gi;
const SECURITY =
  /\bbid[- ]?security\b|\bearnest\b|\bbid[- ]?money\b|\bcall[- ]deposit\b|\bc\.?d\.?r\b|\btender security\b|\bpay order\b/gi;
/** A share of the bid, or millions: no price of documents. */
const IS_NO_FEE = /%|per ?cent|million|mln|m$|lac|lakh|crore/i;
const NEAR = 110;
const SURELY = 45;

interface Amounts {
  readonly documentFee?: Found<string>;
  readonly bidSecurity?: Found<string>;
}

/** The price of the documents and what is deposited with a bid, by the words about them. */
export function readAmounts(text: string): Amounts {
  const line = text.replaceAll('\n', ' ');
  const amounts = [...line.matchAll(AMOUNT), ...line.matchAll(SHARE)].map((match) => ({
    value: match[0].trim().replace(/ ?\/[-=]?$/, ''),
    from: match.index,
    to: match.index + match[0].trimEnd().length,
    isClear: true,
  }));
  const about = amounts.map((amount) => {
    const [fee, security] = [distance(line, FEE, amount), distance(line, SECURITY, amount)];
    return {
      amount,
      fee: fee < security ? fee : Number.POSITIVE_INFINITY,
      security: security <= fee ? security : Number.POSITIVE_INFINITY,
    };
  });
  const nearest = (kind: 'fee' | 'security', isTaken: (text: string) => boolean) => {
    const [first, second] = about
      .filter((one) => one[kind] <= NEAR && isTaken(one.amount.value))
      .toSorted((a, b) => a[kind] - b[kind]);
    if (first === undefined) return undefined;
    const isAlone =
      second === undefined || second.amount.value === first.amount.value || second[kind] > 2 * first[kind];
    return { ...first.amount, isClear: isAlone && first[kind] <= SURELY };
  };
  const documentFee = nearest('fee', (value) => !IS_NO_FEE.test(value));
  const bidSecurity = nearest('security', () => true);
  return { ...(documentFee && { documentFee }), ...(bidSecurity && { bidSecurity }) };
}

/** Characters between an amount and the nearest such words; those before it count half. */
function distance(text: string, words: RegExp, { from, to }: Found<string>): number {
  let least = Number.POSITIVE_INFINITY;
  const begin = Math.max(0, from - NEAR * 2);
  for (const match of text.slice(begin, to + NEAR).matchAll(words)) {
    const at = begin + match.index;
    if (at >= from && at < to) continue;
    least = Math.min(least, at < from ? (from - at - match[0].length) / 2 : at - to);
  }
  return least;
}
