import { foldForSearch } from '../search-text.ts';

/** Words that no work is called by. */
const WORDS =
  'corrigend(?:um|a)|addend(?:um|a)|amendments?|clarifications?|postponed|postponement|re-?scheduled|re-?scheduling|cancell?ed|cancell?ation|revised(?= (?:e-?)?(?:tender|nit|bid|notice|invitation|inviting)s?\\b)|(?:scrapping|withdrawal)(?= of (?:the )?(?:tender|nit|bid)s?\\b)';
/** A day of closing, in the words of an extension; a building may have an extension, too. */
const DAY =
  '(?:(?:the|closing|last|due|opening|submission|receipt|bids?|tenders?) ){0,5}(?:dates?|time|period|deadline)';
const EXTENSION = [
  `extension (?:(?:in|of|for|to) )?${DAY}`,
  '(?:dates?|time|deadline) (?:(?:is|was|has|have|been|further|stands) ){0,4}(?:extension|extended)',
  'notice of extension|extension notice|extended (?:up ?to|till|until|to) (?=\\S*\\d)',
].join('|');
const AMENDMENT = new RegExp(
  `\\b(?:${WORDS}|${EXTENSION})(?!\\p{L})|^\\W*(?:extension|extended)(?:\\W*$|\\s*[:–—-])|[([–—-]\\s*(?:extension|extended|amended)\\W*$|^\\W*${DAY}\\b.*\\bextended\\W*$|تصحیح|توسیع|منسوخ|ملتوی`,
  'iu',
);

/** Whether a title says that it is about a notice of before: `Corrigendum: Kerb stones`, not `Extension of the mosque`. */
export const isAmendment = (title: string): boolean => AMENDMENT.test(title);

/** Words beside one of an amendment that name no notice: `Corrigendum No. II`, `Extension in Date`. */
const ALONE =
  'i ii iii iv v 1 2 3 4 5 no of in to for the tender notice date dates time last closing submission revised inviting invitation'.split(
    ' ',
  );
/** The same, and words that join it to the title of its notice. */
const BESIDE: ReadonlySet<string> = new Set([
  ...ALONE,
  ...'nos and or tenders nit bid bids opening receipt due deadline period first second third further'.split(' '),
  ...'regarding respect titled title subject above cited extension extended amended scrapping withdrawal'.split(' '),
]);
const TOKEN = /[^\s:;–—"'“”‘’()[\]]+/gu;

/** Whether a word belongs to the amendment: also `Corrigendum-I` and `Addendum/Corrigendum`. */
const isOfAmendment = (token: string, beside = BESIDE): boolean =>
  foldForSearch(token)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => word === '' || beside.has(word.replace(/^0+/, '')) || isAmendment(word)) ||
  isAmendment(token.replace(/\W+$/u, ''));

/** Whether a title says that a notice was amended and nothing of which one it is. */
export const isBareAmendment = (title: string): boolean => isBare(title, new Set([...ALONE, 'extension', 'extended']));
const isBare = (title: string, beside?: ReadonlySet<string>): boolean =>
  isAmendment(title) && (title.match(TOKEN) ?? []).every((token) => isOfAmendment(token, beside));

/** Words of the amendment before the title of its notice, up to the first sign that parts them. */
function before(title: string): string {
  let end = 0;
  for (const { 0: token, index } of title.matchAll(TOKEN)) {
    const isSign = token === '-' || /[:–—]/u.test(title.slice(end, index));
    const isWork = /^extension/i.test(token) && !isAmendment(title.slice(index));
    const isParted = (isSign || isWork) && isAmendment(title.slice(0, index));
    if (isParted || !isOfAmendment(token)) break;
    end = index + token.length;
  }
  const said = title.slice(0, end);
  const sign = /^\s*[:–—-]/u.exec(title.slice(end))?.[0] ?? '';
  return isAmendment(said + (/^\W*(?:extension|extended)\W*$/i.test(said) ? sign || '.work' : '')) ? said : '';
}

/** Sign before words of the amendment at the end of a title, and whole brackets of them. */
const PARTED = /[-–—:,([]/gu;
const BRACKETED = /[([]\s{0,3}(?:corrigend|addend|amend|clarif)[^)\]]{0,200}[)\]]\W{0,9}$/iu;

/** `Closing Date of Tender for Kerb Stones Extended`. */
const EXTENDED_BEHIND =
  /^(\W*(?:(?:closing|last|due|opening|bid|submission|tender) )+date)\b((?! extended).*)\bextended\W*$/i;

/** A title without the words of its amendment: `Kerb stones` of `Corrigendum No. 2 - Kerb stones (Date Extended)`. */
export function withoutAmendment(title: string): string {
  if (!isAmendment(title) || isBare(title)) return title;
  const turned = title.replace(EXTENDED_BEHIND, '$1 extended$2');
  if (turned !== title) return withoutAmendment(turned);
  const behind = title.slice(before(title).length).replace(/^[^\p{L}\p{N}(]+/u, '');
  if (behind !== title && isAmendment(behind)) return withoutAmendment(behind);
  const rest = behind.replace(BRACKETED, '');
  const cut = [...rest.matchAll(PARTED)].find(({ index }) => isBare(rest.slice(index + 1)))?.index;
  const plain = rest.slice(0, cut).replace(/[\s\-–—:,([]{1,9}$/u, '');
  return (/^[^"“]*["”]$/u.test(plain) ? plain.slice(0, -1) : plain) || title;
}

const LONGEST = 300;
const NUMBERED = /^(?:(?:the|tender|notice|nit|inquiry|enquiry|bid|no|number|ref)\b[\s:.#]*)*(\S*\d\S*)\s*$/iu;

/** The number of the notice that an amendment is about where its title names nothing else: `Corrigendum to Tender No. T-12/2026`. */
export function numberAmended(title: string): string | undefined {
  if (title.length > LONGEST || !isAmendment(title)) return undefined;
  const said = before(title);
  return said === '' ? undefined : NUMBERED.exec(title.slice(said.length).replace(/^[^\p{L}\p{N}]+/u, ''))?.[1];
}
