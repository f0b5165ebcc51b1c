import { GAZETTEER } from '#contracts/vocabulary/cities.ts';
import type { Found } from './days/days.ts';
import { BODY, readTitle } from './heading.ts';
import { kindOf, type Line, linesOf } from './kind-of-paper.ts';
import { isLoud } from './title-case.ts';

const OFFICE =
  /\b(?:department|deptt?|authority|office of|directorate|director(?:ate)? general|company|limited|ltd|corporation|university|college|school|hospital|institute|board|council|commission|committee|bank|agency|division|circle|project|administration|municipal|cantonment|police|railways?|airlines?|foundation|society|bureau|secretariat|assembly|court|academy|complex|headquarters|services|engineers?|organi[sz]ation|forces?|army|navy|factories|programme|centre|center|museum|wing|stores|works|post|ruda|trust|fund|mills|factory|postmaster|chamber|association|federation|wapda|nha|lesco|mepco|fesco|hesco|sepco|iesco|pesco|gepco)\b/i;
const TOO_HIGH = /^\W*(?:government|govt\.?) of\b|^\W*ministry of\b|^\W*islamic republic/i;
/** Bodies of which others are offices. */
const IS_ABOVE = /^\W*(?:government|govt|ministry|islamic republic)\b|\b(?:department|deptt?)\b/i;

/** Institutions, of which others are parts. */
const INSTITUTION =
  /\b(?:authority|company|limited|ltd|corporation|university|college|school|hospital|institute|board|council|commission|bank|committee|railways?|airlines?|foundation|court|assembly|trust|bureau|agency|academy|society|mills|wapda|factories|programme|organi[sz]ation|centre|center|museum|chamber|association|federation)\b/i;
const PART =
  /\b(?:department|deptt?|directorate|division|circle|project|administration|cantonment|secretariat|headquarters|complex|factory)\b/i;
const OF_A_POST =
  /^\W*(?:office of (?:the )?)?(?:the )?(?:executive engineer|medical superintendent|general manager|director|deputy|principal|manager|head|secretary|superintend\w+|divisional|treasurer|registrar)\b[^,]*$/i;
/** Address of an office, or of the one above it in brackets. */
const ADDRESS =
  /^\W*\(|\b(?:road|street|st|avenue|floor|plaza|house|building|block|sector|phase|shahrah|plot|near|opposite|tel|ph|phone|fax|www)\b|\d{5}|[A-Z]-\d/i;
/** A body that others have to do with: `registered with the Engineering Council`. */
const OF_OTHERS = /\b(?:with|by|from|under|of|through|in favou?r of|subsidiary of) (?:the )?$/i;
/** Goes on in a sentence, or says who may bid. */
const IN_A_SENTENCE =
  /^\W*(?:\p{Ll}|[AP]M\b|Reference\b)|\b(?:registered|firms|contractors|following|working days?|is|are|was|has|have|will|shall)\b/u;
/** A name has capitals. */
const HAS_SMALL_WORDS = /(?<![\p{L}@.'’-])(?!and|for|the|with)\p{Ll}{3,}(?!\p{L}*[.@])/u;
const IN_A_LIST = /^\W*(?:\d{1,2}|[a-z])[.):]\W|^\W*lot\b/i;
/** Beginning of a sentence that names the office which invites. */
const INVITES =
  /^(?:it is notified .{0,40}that )?(?:the )?(.{4,90}?),? (?:hereby )?(?:invites?|intends?|requires?|desires?|wishes|solicits?)\b/i;
/** A line that is more than a word or a sign, and not what kind of paper it is. */
const A_NAME = /^(?!.*\b(?:notice|tenders?|bids?|bidding|quotations?|proposals?)\b)\W*\p{L}{3,}.{6,}/iu;
const LINES_BELOW = 4;

export interface KnownBody {
  readonly id: number;
  readonly name: string;
}

/** Last words that papers leave out: `Pakistan Post`. */
const LEFT_OUT = /(?<= \S+) (?:office|limited|ltd)$/;
/** A name in brackets that a paper may leave out; `(Navy)` is none. */
const SHORT = /\([A-Z][A-Z.&-]+\)/g;

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The office that invites: a known body named in the head of the paper, or the line there that names an office. */
export function readIssuer(
  text: string,
  bodies: readonly KnownBody[],
): (Found<string> & { readonly id?: number }) | undefined {
  const lines = linesOf(text);
  const kind = kindOf(lines);
  const head = lines.slice(0, kind < 0 ? Math.ceil(lines.length / 3) : kind + 1);
  const known = knownIn(head, bodies);
  if (known !== undefined && !IS_ABOVE.test(known.value)) return known;
  const title = readTitle(text);
  const isTitle = ({ from }: { readonly from: number }) => title !== undefined && from >= title.from && from < title.to;
  const isOffice = (line: (typeof lines)[number]) =>
    OFFICE.test(line.text) &&
    ![TOO_HIGH, BODY, IN_A_LIST, IN_A_SENTENCE].some((pattern) => pattern.test(line.text)) &&
    line.text.length <= 120 &&
    !HAS_SMALL_WORDS.test(line.text) &&
    !isTitle(line);
  const offices = head.filter(isOffice);
  const under =
    kind < 0
      ? []
      : lines.slice(kind + 1, kind + 1 + LINES_BELOW).filter((line) => isOffice(line) && !OF_A_POST.test(line.text));
  const best = whole(heaviest(offices) ?? heaviest(under), lines);
  if (known !== undefined && (best === undefined || !TOO_HIGH.test(known.value))) {
    const isLower = ({ text }: Line) => {
      const rest = fold(text).replace(fold(known.value.replace(SHORT, ' ')), '');
      return OFFICE.test(rest) || OF_A_POST.test(rest);
    };
    return { ...known, isClear: !lines.some(isLower) };
  }
  const isName = (line: Line) =>
    isLoud(line.text) && A_NAME.test(line.text) && !TOO_HIGH.test(line.text) && !isTitle(line);
  const first = kind < 0 ? undefined : head.find(isName);
  const named = knownIn(best === undefined ? [] : [best], bodies);
  const office = named && !IS_ABOVE.test(named.value) ? named : plainly(best);
  const said = office ?? knownIn(lines, bodies) ?? inviting(lines) ?? plainly(first);
  return said === undefined ? plainly(head.find(({ text: line }) => TOO_HIGH.test(line))) : { ...said, isClear: false };
}

const weightOf = (text: string) =>
  OF_A_POST.test(text) || ADDRESS.test(text)
    ? 0
    : Number(INSTITUTION.test(text)) * 2 + Number(PART.test(text) && !INSTITUTION.test(text));

/** The end of a name that takes two lines of a head. */
const A_REST =
  /^\W*(?:limited|ltd|department|division|hospital|company|authority|corporation|university|commission|board|sciences)\b.{0,30}$/i;

/** The line, with the one above it where a name begins there. */
function whole(line: Line | undefined, lines: readonly Line[]): Line | undefined {
  const above = line && lines.findLast(({ from, text }) => from < line.from && text !== '');
  const isRest = above && (A_REST.test(line.text) || /(?:&|\band)$/i.test(above.text));
  const isBegin =
    isRest && isLoud(above.text) && ![TOO_HIGH, ADDRESS, HAS_SMALL_WORDS].some((no) => no.test(above.text));
  return line && isBegin ? { text: `${above.text} ${line.text}`, from: above.from } : line;
}

/** The line that names an institution rather than a part of it or a post; of several the lowest. */
const heaviest = (offices: readonly Line[]): Line | undefined =>
  offices.toReversed().toSorted((a, b) => weightOf(b.text) - weightOf(a.text))[0];

function plainly(line: Line | undefined): Found<string> | undefined {
  if (line === undefined) return undefined;
  const value = line.text.replace(/^[^\p{L}]+|(?<![^\p{L}\p{N})])[^\p{L}\p{N})]+$/gu, '');
  return value.length < 4 ? undefined : { value, from: line.from, to: line.from + line.text.length, isClear: false };
}

/** The office that a sentence begins with. */
function inviting(lines: readonly Line[]): Found<string> | undefined {
  for (const [at, { text, from }] of lines.entries()) {
    const said = `${text} ${lines[at + 1]?.text ?? ''}`.match(INVITES)?.[1];
    if (said === undefined || !/^\p{Lu}/u.test(said) || !OFFICE.test(said)) continue;
    return { value: said, from, to: from + Math.min(text.length, said.length), isClear: false };
  }
  return undefined;
}

function knownIn(lines: readonly { readonly text: string; readonly from: number }[], bodies: readonly KnownBody[]) {
  const found = lines.flatMap(({ text, from }, at) => {
    const folded = ` ${fold(text)} `;
    const before = `${fold(lines[at - 1]?.text ?? '')}${folded}`;
    return bodies.flatMap((body) => {
      const name = fold(body.name.replace(SHORT, ' ')).replace(LEFT_OUT, '');
      const place = folded.indexOf(` ${name} `);
      const isNamed = place >= 0 && !OF_OTHERS.test(before.slice(0, before.length - folded.length + place + 1));
      return name.length >= 6 && isNamed
        ? [{ value: body.name, id: body.id, from, to: from + text.length, isClear: true }]
        : [];
    });
  });
  const above = ({ value }: Found<string>) => Number(IS_ABOVE.test(value));
  return found.toSorted((a, b) => above(a) - above(b) || b.value.length - a.value.length)[0];
}

/** The city that the head of the paper names, or else the one named most. */
export function readCity(text: string): Found<string> | undefined {
  const names = new Map<
    string,
    { readonly value: string; weight: number; readonly from: number; readonly to: number }
  >();
  const lower = text.toLowerCase();
  for (const { name } of GAZETTEER) {
    const key = name.toLowerCase();
    for (let at = lower.indexOf(key); at >= 0; at = lower.indexOf(key, at + key.length)) {
      if (/[\p{L}\p{N}]/u.test(lower.charAt(at - 1)) || /[\p{L}]/u.test(lower.charAt(at + key.length))) continue;
      // part of the name of a village: Chak 12, Chak No. 88/WB
      if (/^ (?:no\.? ?)?\d/.test(lower.slice(at + key.length, at + key.length + 8))) continue;
      const before = names.get(name);
      const weight = (before?.weight ?? 0) + (at < text.length / 4 ? 2 : 1);
      names.set(name, { ...(before ?? { value: name, from: at, to: at + key.length }), weight });
    }
  }
  const [first, second] = [...names.values()].toSorted((a, b) => b.weight - a.weight);
  if (first === undefined) return undefined;
  return { value: first.value, from: first.from, to: first.to, isClear: first.weight >= 2 * (second?.weight ?? 0) };
}
