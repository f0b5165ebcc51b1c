import type { Found } from './days.ts';

/** Words of a heading that say what kind of paper it is, and nothing else. */
const KIND =
  /^\W*(?:(?:corrigendum|addendum|amendment|extension|re-?|short|open|press|public|national|international|competitive|e-?)\W{0,3})*(?:to )?(?:re-?)?(?:tender(?:ing)?|bidding|bids?|pre-?qualification|procurement|auction|quotations?|expression of interest|request for (?:proposals?|quotations?|bids)|invitation (?:to|for) (?:bids?|tenders?)|notice inviting (?:tenders?|bids))(?: (?:notice|inquiry|enquiry|invitation|document|documents))*(?: \(?(?:eoi|rfp|rfq|nit|ncb|icb)\)?)?\W*$/i;
const GENERAL =
  /^\W*(?:government|govt\.?) of|^\W*(?:say no to|corruption)|^\W*(?:tel|phone|fax|no|ref|dated?|date)\b\W|www\.|@|\bpid\b/i;
const BODY =
  /\b(?:sealed|bids? (?:are|is)|are invited|is invited|invites|hereby|quotations? (?:are|is)|intends? to|required|e-?bids?|in accordance|proposals? (?:are|is))\b/i;
const SUBJECT =
  /\b(?:for|of) (?:the )?((?:supply|provision|providing|procurement|purchase|hiring|repairs?|maintenance|construction|re-?construction|installation|rehabilitation|improvement|upgradation|up-gradation|establishment|printing|leasing|lease|auction|disposal|outsourcing|development|design|laying|widening|annual|janitorial|security|insurance|consultancy|works?|renovation|replacement|restoration|execution|transportation)\b[^.;:()]{8,220}?)(?=[.;:(]| from | in accordance| as per | on (?:the )?basis| under | through | are | is |$)/i;
const isLoud = (line: string) => line.replace(/[^A-Z]/g, '').length >= 0.6 * line.replace(/[^a-z]/gi, '').length;

interface Line {
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

/** True for a line such as `TENDER NOTICE`. */
export const isKindOfPaper = (line: string): boolean => KIND.test(line);

/** The subject: lines in capitals under `Tender Notice`, or what the first sentence invites bids for. */
export function readTitle(text: string): Found<string> | undefined {
  const lines = linesOf(text);
  const kind = lines.findIndex(({ text: line }) => isKindOfPaper(line));
  const heading = kind < 0 ? loudest(lines) : under(lines.slice(kind + 1, kind + 9));
  if (heading !== undefined) return heading;
  const flat = text.replaceAll('\n', ' ');
  const subject = SUBJECT.exec(flat);
  if (subject?.[1] === undefined) return undefined;
  const from = subject.index + subject[0].indexOf(subject[1]);
  return { value: inTitleCase(subject[1]), from, to: from + subject[1].length, isClear: true };
}

/** Lines below the words `Tender Notice`, up to the first sentence. */
function under(lines: readonly Line[]): Found<string> | undefined {
  const first = lines.findIndex(({ text }) => text.length > 12 && !GENERAL.test(text) && /[a-z]{3}/i.test(text));
  const [begin, next] = lines.slice(first);
  if (first < 0 || begin === undefined) return undefined;
  if (isLoud(begin.text)) return runFrom(lines, first);
  const isBody = begin.text.length > 90 || BODY.test(`${begin.text} ${next?.text ?? ''}`);
  return isBody ? undefined : foundIn([begin]);
}

/** Where no line says what the paper is: the longest run of lines in capitals that says what for. */
function loudest(lines: readonly Line[]): Found<string> | undefined {
  const runs = lines.flatMap(({ text }, at) => (/^\W*for\b/i.test(text) && isLoud(text) ? [runFrom(lines, at)] : []));
  return runs.filter((run) => run !== undefined).toSorted((a, b) => b.value.length - a.value.length)[0];
}

function runFrom(lines: readonly Line[], first: number): Found<string> | undefined {
  const end = lines.findIndex(({ text }, at) => at >= first && (!isLoud(text) || BODY.test(text) || text.length < 3));
  return foundIn(lines.slice(first, end < 0 ? undefined : end).slice(0, 7));
}

function foundIn(lines: readonly Line[]): Found<string> | undefined {
  const [begin, end] = [lines[0], lines.at(-1)];
  const value = inTitleCase(lines.map(({ text }) => text).join(' '));
  if (begin === undefined || end === undefined || value.length < 12) return undefined;
  return { value, from: begin.from, to: end.from + end.text.length, isClear: true };
}

const SMALL = new Set([
  'and',
  'or',
  'of',
  'for',
  'the',
  'in',
  'at',
  'to',
  'on',
  'by',
  'with',
  'under',
  'from',
  'a',
  'an',
  'as',
]);

/** A heading as people write titles: no `FOR` at its beginning, no capitals throughout. */
function inTitleCase(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/ [—–_~|]+(?= )/g, '')
    .replace(/^[^\p{L}\p{N}(]*(?:subject\s*[:.-]\s*)?(?:for(?: the)? )?/iu, '')
    .replace(/[^\p{L}\p{N})]+$/u, '')
    .trim();
  if (!isLoud(plain)) return plain.charAt(0).toUpperCase() + plain.slice(1);
  return plain
    .split(' ')
    .map((word, at) => {
      const small = word.toLowerCase();
      if (at > 0 && SMALL.has(small)) return small;
      if (/\d/.test(word) || (word.length <= 3 && !/[AEIOUY]/.test(word))) return word;
      return small.replace(/(^|[-/("'])(\p{L})/gu, (_, sign: string, letter: string) => sign + letter.toUpperCase());
    })
    .join(' ');
}
