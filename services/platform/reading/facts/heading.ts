import { type Found, findDays } from './days/days.ts';
import { kindOf, type Line, linesOf } from './kind-of-paper.ts';
import { inTitleCase, isLoud } from './title-case.ts';

const GENERAL =
  /^\W*(?:government|govt\.?) of|^\W*(?:say no to|corruption)|^\W*(?:tel|phone|fax|no|ref|dated?|date)\b\W|^\W*(?:loan|credit|grant) no\b|www\.|@|\bpid\b/i;
/** Words that begin or make a sentence. */
export const BODY =
  /\b(?:sealed|bids? (?:are|is)|are invited|is invited|invites|hereby|quotations? (?:are|is)|intends? to|required|e-?bids?|in accordance|proposals? (?:are|is))\b/i;
const SUBJECT =
  /\b(?:for|of) (?:the )?((?:[a-z]+ )?(?:supply|provision|providing|procurement|purchase|hiring|repairs?|maintenance|construction|re-?construction|installation|rehabilitation|improvement|upgradation|up-gradation|establishment|printing|leasing|lease|auction|disposal|outsourcing|development|design|laying|widening|annual|janitorial|security (?:services?|guards?|arrangements?|equipment)|insurance|consultancy|works?|renovation|replacement|restoration|execution|transportation)\b(?:[^.;:()]|(?<=\b(?:nos?|rs))\.){8,220}?)(?=(?<!\b(?:nos?|rs))[.;:(]|, (?:the )?(?:bids|tenders)| from | in accordance| as per | on (?:the )?basis| under | through | are | is |$)/i;
/** An office below the kind of paper is no subject. */
const isOffice = (text: string) =>
  /^\W*(?:office of|directorate|divisional|regional office)\b/i.test(text) ||
  (/\b(?:limited|authority|university|department|committee|division|school|college|hospital|institute|board|bank|company|corporation)\b/i.test(
    text,
  ) &&
    !/\b(?:supply|provision|procurement|purchase|hiring|repairs?|maintenance|construction|installation|auction|lease|works?|services|design|for)\b(?! boys| girls| women)/i.test(
      text,
    ));
/** The line before goes on in this one. */
const JOINS = /(?:\b(?:of|for|the|and|at|in|to|from|by|with|under)|[,&-])\W{0,2}$/i;

/** `Sub: Procurement of blankets`. */
const STATED =
  /^\W{0,3}(?:sub(?:ject)?|title|contract (?:no\.? and )?title|description|name of (?:the )?(?:project|work|assignment)|tender for)\W{0,2}[:.-]\W{0,3}(?=\p{L}{3})/iu;
/** `the work "Construction of a wall"` */
const QUOTED =
  /\b(?:for|work|project|assignment|titled|of)\W{1,3}["“”‘']{1,2}((?!sealed|tender|bid|technical|financial)[A-Z][^"“”]{14,200}?)["“”]/;
const WANTED =
  /\b(?:(?:required|invited|applications|quotations) for|lease out|auction of|outsource|hire|sale of|disposal of|purchase of) (?:the |its )?((?!from\b|by\b|for\b)[a-z](?:[^.;:]|(?<=\b(?:nos?|rs))\.){12,160}?)(?=(?<!\b(?:nos?|rs))[.;:]| from | by | on | in the | are | is |$)/i;
/** Names of columns; a line with two of them is the head of a table. */
const COLUMNS =
  /\bsr\b|\bs\. ?no\b|\b(?:name of (?:the )?(?:work|scheme)|descriptions?|particulars|estimated cost|earnest money|bid security|completion|quantity|qty|tender fee|last date|activity|remarks|tender (?:no|ref)|cost of tender|(?:due|closing|opening) date|date of opening)\b/gi;
/** Second lines of such heads. */
const OF_A_HEAD = /\b(?:million|money|limit|time|security|fee|cost|months?|days?|date)\b/gi;
/** `Estimated cost: Rs. 12.4 million. Bid security: 2%` is no head. */
const STATES = /\b(?:rs|pkr)\W{0,3}\d|\d ?%/i;
const isHeadOfTable = (text: string) => (text.match(COLUMNS)?.length ?? 0) > 1 && !STATES.test(text);
/** `IFB No: LA/27` is no subject. */
const NUMBER_ALONE = /^\W*(?:[a-z]+\W+){0,3}(?:no|ref(?:erence)?)\b[\s.:;-]*[\w./()&-]+\W*$/i;
const VERB = /\b(?:is|are|was|were|will|shall|must|should|has|have|had|be)\b/i;
/** Beginning of a sentence that is no heading. */
const BEGINNING = /^\W*(?:in|reference|with reference|it|the|this|these|please|kindly|all|any|as|due)\b/i;

/** The subject: lines in capitals under `Tender Notice`, or what the first sentence invites bids for. */
export function readTitle(text: string): Found<string> | undefined {
  const lines = linesOf(text);
  const kind = kindOf(lines);
  const stated = lines.find(({ text: line }) => STATED.test(line));
  if (stated !== undefined) return foundIn([stated]);
  const heading = kind < 0 ? loudest(lines) : under(lines.slice(kind + 1, kind + 9));
  if (heading !== undefined) return heading;
  const flat = text.replaceAll('\n', ' ');
  const announced = lines.findIndex(({ text: line }) => LISTED.test(line));
  const work = announced < 0 ? undefined : firstWork(lines.slice(announced));
  if (work !== undefined) return work;
  const quoted = QUOTED.exec(flat);
  if (quoted?.[1] !== undefined) {
    const from = quoted.index + quoted[0].indexOf(quoted[1]);
    return { value: inTitleCase(quoted[1]), from, to: from + quoted[1].length, isClear: false };
  }
  const subject = SUBJECT.exec(flat) ?? WANTED.exec(flat);
  if (subject?.[1] === undefined) return firstWork(lines);
  const from = subject.index + subject[0].indexOf(subject[1]);
  return { value: inTitleCase(subject[1]), from, to: from + subject[1].length, isClear: false };
}

const LISTED =
  /\b(?:works?|schemes?|items?|articles|services|goods)(?: (?:as|are|is))? (?:mentioned|listed|given|detailed|described|noted|shown)\b|\b(?:following|these|the) (?:[a-z]+ ){0,2}(?:works?|schemes?|items?|articles|goods|stores|services)(?:\(s\))?:|\bfollowing (?:[a-z]+ ){0,2}(?:works?|schemes?|items?|articles|goods|stores|services)\b|\bfor the following\W*$|\bname of (?:the )?(?:works?|schemes?)\b/i;
const FIRST_WORK = /^\W{0,3}(?:0?1|a|i)\W{1,4}(?=\p{L})|^name of (?:the )?(?:work|scheme)\W{1,3}(?=\p{L})/iu;

/** The first of the works in a list or a table. */
function firstWork(below: readonly Line[]): Found<string> | undefined {
  const table = below.findIndex(({ text }) => isHeadOfTable(text));
  const row = (begin: number) =>
    below
      .slice(begin + 1, begin + 5)
      .find(({ text }) => (text.replace(OF_A_HEAD, '').match(/\p{L}{3,}/gu)?.length ?? 0) > 1 && !isHeadOfTable(text));
  const numbered = below.find(
    ({ text }) => FIRST_WORK.test(text) && ![BODY, VERB].some((words) => words.test(text)) && !isHeadOfTable(text),
  );
  const work = numbered ?? named(below) ?? (table < 0 ? undefined : row(table));
  if (work === undefined) return undefined;
  const plain = work.text
    .replace(FIRST_WORK, '')
    .replace(/^[\W\d]+/, '')
    .replace(/^(?=[\w/-]*?\d)[\w/-]+[ |]+(?=\p{L}{3})/u, '');
  const value = inTitleCase(
    plain.slice(0, findDays(plain)[0]?.from).replace(/ \W{0,2}(?:Rs|PKR|\d[\d,.]{2,}|\d{1,2}%).*$/, ''),
  );
  return value.length < 12 ? undefined : { value, from: work.from, to: work.from + work.text.length, isClear: false };
}

/** The one work, in the line below `for the following work:`. */
function named([announcement, next]: readonly Line[]): Line | undefined {
  if (next === undefined || !/:\W*$/.test(announcement?.text ?? '') || isOffice(next.text)) return undefined;
  const isSentence = [BODY, VERB, COLUMNS].some((words) => next.text.search(words) >= 0);
  return isSentence || (next.text.match(/\p{L}{3,}/gu)?.length ?? 0) < 3 ? undefined : next;
}

/** Lines below the words `Tender Notice`, up to the first sentence. */
function under(lines: readonly Line[]): Found<string> | undefined {
  const first = lines.findIndex(
    ({ text }) =>
      text.length > 12 &&
      /[a-z]{3}/i.test(text) &&
      ![GENERAL, NUMBER_ALONE].some((other) => other.test(text)) &&
      !isOffice(text) &&
      !isHeadOfTable(text),
  );
  const [begin, next] = lines.slice(first);
  const isInBody = lines.slice(0, first).some(({ text }) => BODY.test(text));
  if (first < 0 || isInBody || begin === undefined || FIRST_WORK.test(begin.text)) return undefined;
  if (isLoud(begin.text)) return runFrom(lines, first);
  const goesOn = next !== undefined && /^\W*\p{Ll}/u.test(next.text);
  const isBody = begin.text.length > 90 || goesOn || BODY.test(begin.text) || BEGINNING.test(begin.text);
  return isBody ? undefined : foundIn([begin]);
}

const SUBJECT_OF =
  /^\W*(?:for\b|(?:auction|tenders?|supply|procurement|purchase|hiring|lease|provision) (?:of|for)\b)/i;

/** Longest run of lines in capitals that says what for, where no line says what the paper is. */
function loudest(lines: readonly Line[]): Found<string> | undefined {
  const runs = lines.flatMap(({ text }, at) => (SUBJECT_OF.test(text) && isLoud(text) ? [runFrom(lines, at)] : []));
  return runs.filter((run) => run !== undefined).toSorted((a, b) => b.value.length - a.value.length)[0];
}

function runFrom(lines: readonly Line[], first: number): Found<string> | undefined {
  const isEnd = (text: string, before = '') =>
    !isLoud(text) ||
    BODY.test(text) ||
    isHeadOfTable(text) ||
    text.length < 3 ||
    (isOffice(text) && !JOINS.test(before));
  const end = lines.findIndex(({ text }, at) => at > first && isEnd(text, lines[at - 1]?.text));
  return foundIn(lines.slice(first, end < 0 ? undefined : end).slice(0, 7));
}

function foundIn(lines: readonly Line[]): Found<string> | undefined {
  const [begin, end] = [lines[0], lines.at(-1)];
  const value = inTitleCase(lines.map(({ text }) => text).join(' '));
  if (begin === undefined || end === undefined || value.length < 12) return undefined;
  const isSentence = VERB.test(value) || findDays(value).length > 0;
  return { value, from: begin.from, to: end.from + end.text.length, isClear: !isSentence };
}
