import { foldLetters } from '../../rules/search-text.ts';
import { DUE, FURTHER_HEADINGS } from './further-headings.ts';
import { nearestOf, toWords, wholeWord } from './near-heading.ts';
import { TENDER_LABELS, type TenderField } from './tender-fields.ts';
import { URDU_HEADINGS, URDU_SERIALS } from './urdu-headings.ts';
import { soundBags, wordBag } from './word-bag.ts';

type Described = Exclude<TenderField, 'documents'>;
/** A notice names files by their digests, which no list of notices knows. */
const { documents: _files, ...LABELS } = TENDER_LABELS;

/** Fields that a column of a file can hold: those of a tender, organizations by name, and the time beside a day of opening. */
export type ImportField = Described | 'procuringOrganization' | 'organizations' | 'openingTime';

/** Columns that say nothing about a notice. */
const IGNORED = words(`sr no, s no, sl no, serial no, serial, sr, sno, no, row no, id, #,
  ${URDU_SERIALS}`);

/** Headings of something else, which are no slips or short forms of ours. */
const OTHERS =
  words(`value, rate, price, cost, estimate, estimated cost, estimated value, engineer estimate, amount, budget,
    remarks, remark, note, notes, quantity, qty, unit, contract, contractor, contract no, worth, contract date, created at, created on, updated at, updated on, modified at, contract title, contract value, contract amount, contract period, grade, stage, phase,
    completion date, completion time, completion period, date of completion, bidder, winner, page no, lot no,
    place of submission of bids, place of submission of tenders, place of receipt of bids, place of receipt of tenders,
    place of sale of documents, place of issue of documents, no of bids received, no of tenders received,
    number of bids received, number of tenders received`);

/** Headings of lists that people keep, beside the names and labels of the fields. The first of them is an example. */
const ENGLISH: Readonly<Partial<Record<ImportField, readonly string[]>>> = {
  title:
    words(`tender title, tender for, name of work, name of tender, work name, tender name, tender subject, subject, work,
      tender, title of work, title of tender, work item, nomenclature, particulars, project, project name,
      name of project, item, items, heading, name of scheme, item name, particulars of work, subject matter`),
  description:
    words(`details, detail, detail of tender, tender description, work description, description of work, tender details,
    scope of work, scope, desc, summary, brief description, notice, work details`),
  publishDate: words(`adv date, advt date, ad date, advertise date, pub date, publish date, publishing date,
    published, published on, advertised date, advertised on, advertisement date, date of advertisement,
    date of publication, publication date, issue date, issued on, date of issue, upload date, uploaded on,
    posted on, posted date, start date, date published, tender date, nit date, release date, date, advt on`),
  closingDate: words(`closing, bid closing, tender closing, date of tender closing, date and time of closing,
    date and time of submission, last date and time of submission, last date and time for submission, closes,
    closes on, closing on, last date, due date, deadline, due, submission date, end date, date of closing,
    date of submission, expiry date, receiving date, last date of submission, last date for submission,
    bid submission date, bid submission end date, submission deadline, response due, response deadline, bid submission deadline, last date and time,
    last date time, receipt of tenders date, date of receipt of tenders, closing date and time, closing date time,
    date of receipt, receipt of tenders, receipt of tender, receipt of bids, receiving of tenders, receiving of bids, bid receipt,
    tender receipt, bids received, tenders received, submission of tenders, submission of bids`),
  closingTime: words(
    `last time, closing hour, hour of closing, last hour, submission time, due time, bid submission time, time of closing, time of submission, time`,
  ),
  openingAt:
    words(`opening date, date and time of opening, date of tender opening, date of bid opening, bid opening date,
      tender opening date, date of opening, opening, opening on, opened on, opening date and time,
      opening date time, technical bid opening`),
  openingTime: words('opening time, bid opening time, tender opening time, time of opening'),
  documentsUntil:
    words(`last date of sale, last date of issuance, last date for issuance, last date of issue, last date for issue,
    last date of purchase, last date for purchase, last date of collection, last date for collection, download end date, sale end date, document sale end date, documents available until,
    last date for purchase of documents, tender documents till, sale of documents, sale of tender documents,
    sale of bidding documents, sale of bid documents, sale of tender, sale of tenders, issuance of documents,
    issuance of tender documents, issuance of tenders, issue of documents, issue of tender documents, issue of tenders`),
  reference: words(`tender no, tender id, tender reference, tender ref, tender code, tender inquiry no,
    reference no, ref no, ref, nit no, nit, ipl no, inf no, case no, bid no, enquiry no, inquiry no, notice no, rfp no,
    rfq no, procurement no, solicitation no, adv no, number, nit nr, tender nr, ref nr, reference nr`),
  categories: words(`category, tender category, work category, product category, nature of work, type of work, trade`),
  sectors: words('sector'),
  procuringOrganization: words(`organization, organisation, org, procuring organisation, department, dept, agency,
    procuring agency, procuring entity, procuring department, authority, ministry, client, buyer, employer,
    purchaser, office, office name, name of office, name address of office, name and address of office, company, institution, name of department, name of agency,
    name of organization, department name, organization name, organisation name, issuing authority,
    tendering authority, issued by, procurer, advertiser, advertised by, advt by, invited by, floated by, tender issued by`),
  organizations: words('organisations, other organizations'),
  city: words(`location, locality, place, town, district, station, city name, location of work, place of work`),
  province: words(`province region, state, region`),
  source: words(`newspaper, news paper, newspaper name, name of newspaper, paper, published in, portal, publication,
    website name`),
  sourceUrl: words(`url, link, web link, detail url, details url, tender url, source link, notice link, tender link,
    document link, website, web address, web page, href`),
  sourceLicense: words('license, licence, source licence, rights'),
  bidSecurity: words(
    `earnest money, e money, emd, earnest money deposit, emd amount, bid money, call deposit, cdr, tender security, security, earnest`,
  ),
  bidValidity: words('validity, bid validity period, validity period'),
  documentFee:
    words(`tender fee, cost of tender, cost of tender form, price of tender form, tender form fee, document cost,
      cost of documents, cost of tender documents, tender cost, doc fee, bid document fee, document price,
      price of tender documents, tender price, bidding document fee, fee`),
  procurementMethod: words(`method, method of procurement, mode of procurement, tender type, type of tender,
    procurement type, bidding procedure, procedure, bidding method, type`),
  contact: words(
    `contact person, contact details, contact no, contact info, focal person, phone, telephone, phone no, email, email address, email id, mobile, mobile no, cell no`,
  ),
  status: words('tender status, current status'),
  imageUrl: words('image, scan'),
  ocrText: words('ocr text, ocr'),
};

const URDU: Readonly<Partial<Record<ImportField, string>>> = URDU_HEADINGS;
const SYNONYMS = Object.entries(ENGLISH).map(([field, list]): readonly [ImportField, readonly string[]] => [
  field as ImportField,
  [...list, ...words(URDU[field as ImportField] ?? '').filter(Boolean)],
]);

/** Single words that also end headings of another meaning, such as `Phone number`. */
const TOO_COMMON = new Set(
  words(`date, time, number, no, work, tender, item, items, type, fee, security, project, method, office, company, station,
    place, paper, state, notice, detail, details, due, scope, ref, nit, email, phone, heading, website, authority, opening,
    closing, image, scan, published, contact, trade, reference, procedure, portal, region, publication, source, status,
    کام, فیس, فون, دفتر, تاریخ, حوالہ, جگہ, لنک, موبائل`),
);

function words(list: string): string[] {
  const all = list.split(',').map((word) => word.trim().replace(/\s+/g, ' '));
  return [...new Set(all.flatMap((word) => [word, word.replace(/ no$/, ' number')]))];
}

/** Beginning of a heading that is a question, as forms have it. */
const QUESTION =
  /^(?:\d{1,2}[a-z]? )?(?:(?:at|in|on|by|for) )?(?:what|which|when|where|who) (?:(?:is|are|was|were|do|does|did) )?(?:(?:the|it) )?(?=.)/;
/** Words to the person who fills in a form. */
const ASKED = /\b(?:your|please (?:enter|mention|provide|write|state|specify|select))\b/g;
/** Short forms as one expression, for every cell is read with it. */
const SHORT = /\b(?:dt|tm|deptt|distt|prov|nm|wk|cty|rcpt|opn|amt)\b/g;

/** A heading in one form of its letters, with its signs. */
const plain = (heading: string) =>
  foldLetters(
    heading
      .normalize('NFKC')
      .replaceAll('_x0020_', ' ')
      .replace(/([a-z])([A-Z])/g, '$1 $2'),
  )
    .replace(/\([^()]*\)/g, ' ')
    .replace(/(?<=\p{L}[\s.]*)#/gu, ' no ');

const fold = (heading: string) =>
  plain(heading)
    .replace(ASKED, ' ')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .replace(/ and (?=time\b)/g, ' ')
    .replace(SHORT, wholeWord)
    .trim()
    .replace(QUESTION, '');
const squash = (heading: string) => fold(heading).replaceAll(' ', '');

/** How surely a heading names a field; a higher rank wins. */
interface HeadingMatch {
  readonly field: ImportField;
  readonly rank: number;
  /** The field of it in a list that has no other column for that one. */
  readonly orElse?: ImportField;
}

/** Lowest ranks of a heading whose words are as they should be, and of a whole one that people use. */
export const [SURE, WHOLE] = [1, 2];
/** Rank of a heading that is short or misspelt for a known one: every other column of its field is surer. */
const NEAR = 0.5;

const BY_NAME = new Map<string, HeadingMatch>();
/** Lowest rank first, so that a name replaces a label and a label a synonym. */
for (const [field, list] of Object.entries(FURTHER_HEADINGS)) {
  for (const heading of words(list)) BY_NAME.set(squash(heading), { field: field as ImportField, rank: 1 });
}
for (const [field, list] of SYNONYMS) {
  for (const synonym of list) BY_NAME.set(squash(synonym), { field, rank: 2 });
}
for (const [name, label] of Object.entries(LABELS) as [Described, string][]) {
  BY_NAME.set(squash(label), { field: namedField(name), rank: 3 });
  BY_NAME.set(squash(name), { field: name, rank: 4 });
}
for (const field of ['procuringOrganization', 'organizations'] as const) {
  BY_NAME.set(squash(field), { field, rank: 4 });
}
/** A portal's own number recognizes a notice for certain; the reference beside it may be any text, and the id a row of a database. */
for (const number of ['Tender Number', 'tender no', 'tender num', 'tnum', 'tno'])
  BY_NAME.set(squash(number), { field: 'reference', rank: 5 });
BY_NAME.set(squash('tender id'), { field: 'reference', rank: 4.5 });

for (const either of words(`nature of work, nature of works, nature of job, nature of jobs, nature of item, nature of items,
  nature of stores, nature of goods, nature of supply, nature of supplies, nature of services, nature, نوعیت کام`)) {
  BY_NAME.set(squash(either), { field: 'categories', rank: 1, orElse: 'title' });
}

/** Under a label people write names, where the field itself holds a number. */
function namedField(field: Described): ImportField {
  if (field === 'procuringOrganizationId') return 'procuringOrganization';
  return field === 'organizationIds' ? 'organizations' : field;
}

/** Known headings by their words, the longest first. */
const FOLDED = [
  ...SYNONYMS.flatMap(([field, list]) => list.map((part) => ({ field, part: fold(part) }))),
  ...Object.entries(LABELS).map(([field, label]) => ({ field: namedField(field as Described), part: fold(label) })),
].sort((a, b) => b.part.length - a.part.length);
const PARTS = FOLDED.filter(({ part }) => !TOO_COMMON.has(part));

/** Known headings by their words, those that mean nothing to us with null, and those of something else without a field. */
const WORDED = [
  ...FOLDED.filter(({ field }) => field !== 'organizations').map(({ field, part }) => ({
    words: part.split(' '),
    field,
  })),
  ...IGNORED.map((heading) => ({ words: fold(heading).split(' '), field: null })),
  ...OTHERS.map((heading) => ({ words: fold(heading).split(' '), field: undefined })),
];
/** Whole words that only begin as known headings, or have most of their letters. */
const WHOLE_WORDS = words('head, part, parts, close, dead, dues, age, officer, employee, author, depth, tile');
const NOTHING = new Set(IGNORED.map(squash));
const ELSE = new Set([...OTHERS, ...WHOLE_WORDS].map(squash));

/** Known headings by their words in any order, and those in Urdu by their sound. */
const BAGS = new Map<string, ImportField>();
const SOUNDS = new Map<string, ImportField>();
for (const [field, list] of Object.entries(FURTHER_HEADINGS)) {
  for (const heading of words(list)) BAGS.set(wordBag(fold(heading).split(' ')), field as ImportField);
}
for (const { field, part } of FOLDED.toReversed()) if (part.includes(' ')) BAGS.set(wordBag(part.split(' ')), field);
for (const [field, list] of Object.entries(URDU)) {
  for (const heading of words(list)) SOUNDS.set(soundBags(fold(heading).split(' '))[0] ?? '', field as ImportField);
}

/** The field of a heading that sounds as a known one in Urdu. */
function fieldOfSound(folded: string): HeadingMatch | undefined {
  const parts = folded.split(' ');
  const field = SOUNDS.get(soundBags(parts).find((one) => SOUNDS.has(one)) ?? '');
  return field && { field, rank: parts.length > 1 ? 1 : NEAR };
}

/** `Tender Date (Closing)`: the brackets say of what. */
const DATE_OF = /^(?:(?:tender|bid|nit) )?date ?\(((?:opening|closing|submission|last|due|receipt)[\p{L} ]{0,20})\)$/iu;
/** Days of the other calendar, which stand beside ours. */
const HIJRI = /hijri|ہجری|ھجری/i;
/** The field that a heading means; null when it is known to mean nothing, undefined when it is not known. */
export function fieldOfHeading(heading: string): HeadingMatch | null | undefined {
  const squashed = squash(heading.replace(DATE_OF, '$1 Date'));
  if (squashed === '' || NOTHING.has(squashed) || HIJRI.test(heading) || /^(?:__|@)/.test(heading)) return null;
  const exact = BY_NAME.get(squashed);
  if (exact !== undefined) return exact;
  if (ELSE.has(squashed)) return undefined;
  if (isBodyAndCity(heading)) return { field: 'procuringOrganization', rank: 1 };
  if (isClosingAndOpening(plain(heading)))
    return { field: isOfTimes(heading) ? 'closingTime' : 'closingDate', rank: 1 };
  const text = ` ${fold(heading)} `;
  const found = PARTS.find(
    ({ part }) => text.endsWith(` ${part} `) || (part.includes(' ') && text.includes(` ${part} `)),
  );
  if (found !== undefined) return isOfOther(found, text) ? undefined : { field: found.field, rank: 1 };
  const sure = BAGS.get(wordBag(text.trim().split(' '))) ?? fieldOfBoth(heading);
  if (sure !== undefined) return { field: sure, rank: 1 };
  const near = nearestOf(toWords(plain(heading)), WORDED);
  if (near !== undefined) return near && { field: near, rank: NEAR };
  return fieldOfSound(text.trim()) ?? fieldInBrackets(heading);
}

/** A day of something else than bids. */
const isOfOther = ({ field, part }: (typeof PARTS)[number], text: string) =>
  (field === 'closingDate' || part === 'start date') && DUE.test(text);

/** `What is bought? (title of tender)`: the brackets say it in usual words. */
function fieldInBrackets(heading: string): HeadingMatch | undefined {
  const match = BY_NAME.get(squash(/\(([^()]{3,60})\)/.exec(heading)?.[1] ?? ''));
  return match && { field: match.field, rank: NEAR };
}

/** `Organization / City`, `/ Address` or `/ Contact`: what stands behind the name an import looks for anyway. */
function isBodyAndCity(heading: string): boolean {
  const [body, place = '', ...others] = heading.split(/[/,&]|\band\b/i).map(squash);
  const isPlace = place === 'address' || /^(?:city|contact)$/.test(BY_NAME.get(place)?.field ?? '');
  return BY_NAME.get(body ?? '')?.field === 'procuringOrganization' && isPlace && others.length === 0;
}

/** `Title / Work`: both mean one field; of two languages one may be unknown. */
function fieldOfBoth(heading: string): ImportField | undefined {
  const parts = heading.split(/[/\n]/).map(fold);
  const fields = new Set(parts.map((part) => BY_NAME.get(part.replaceAll(' ', ''))?.field));
  const isOfTwoLanguages = parts.filter((part) => ARABIC.test(part)).length === 1;
  if (isOfTwoLanguages && !parts.some((part) => TOO_COMMON.has(part))) fields.delete(undefined);
  return parts.length === 2 && fields.size === 1 ? [...fields][0] : undefined;
}
const ARABIC = /\p{Script=Arabic}/u;

/** `Opening / Closing Date`: bids are taken until then. */
const isClosingAndOpening = (heading: string) =>
  /\b(?:opening|open)\b/.test(heading) &&
  /\b(?:closing|close|submission|receipt|receiving|last date|due)\b/.test(heading) &&
  /(?:[/&]|\band\b)/.test(heading);

const isOfTimes = (heading: string) => /\btime\b/i.test(heading) && !/\b(?:date|day)\b/i.test(heading);

/** The form in which a heading is remembered. */
export const headingKey = squash;

export const IMPORT_FIELDS = [
  ...Object.keys(LABELS),
  'procuringOrganization',
  'organizations',
  'openingTime',
] as readonly ImportField[];
