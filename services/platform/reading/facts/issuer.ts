import { GAZETTEER } from '#contracts/vocabulary/cities.ts';
import type { Found } from './days.ts';
import { isKindOfPaper, linesOf, readTitle } from './heading.ts';

const OFFICE =
  /\b(?:department|deptt?|authority|office of|directorate|director(?:ate)? general|company|limited|ltd|corporation|university|college|school|hospital|institute|board|council|commission|committee|bank|agency|division|circle|project|administration|municipal|cantonment|police|railways?|airlines?|foundation|society|bureau|secretariat|assembly|court|academy|complex|headquarters|trust|fund|mills|factory|postmaster|wapda|nha|lesco|mepco|fesco|hesco|sepco|iesco|pesco|gepco)\b/i;
const TOO_HIGH = /^\W*(?:government|govt\.?) of\b|^\W*ministry of\b|^\W*islamic republic/i;

export interface KnownBody {
  readonly id: number;
  readonly name: string;
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The office that invites: a known body named in the head of the paper, or the line there that names an office. */
export function readIssuer(
  text: string,
  bodies: readonly KnownBody[],
): (Found<string> & { readonly id?: number }) | undefined {
  const lines = linesOf(text);
  const kind = lines.findIndex(({ text: line }) => isKindOfPaper(line));
  const head = lines.slice(0, kind < 0 ? Math.ceil(lines.length / 3) : kind + 1);
  const known = knownIn(head, bodies) ?? knownIn(lines, bodies);
  if (known !== undefined) return known;
  const title = readTitle(text);
  const isTitle = ({ from }: { readonly from: number }) => title !== undefined && from >= title.from && from < title.to;
  const offices = head.filter(
    (line) => OFFICE.test(line.text) && !TOO_HIGH.test(line.text) && line.text.length <= 120 && !isTitle(line),
  );
  const best = offices.at(-1) ?? head.find(({ text: line }) => TOO_HIGH.test(line));
  if (best === undefined) return undefined;
  const value = best.text.replace(/^[^\p{L}]+|[^\p{L}\p{N})]+$/gu, '');
  return value.length < 4 ? undefined : { value, from: best.from, to: best.from + best.text.length, isClear: false };
}

function knownIn(lines: readonly { readonly text: string; readonly from: number }[], bodies: readonly KnownBody[]) {
  const found = lines.flatMap(({ text, from }) => {
    const folded = ` ${fold(text)} `;
    return bodies.flatMap((body) => {
      const name = fold(body.name);
      return name.length >= 6 && folded.includes(` ${name} `)
        ? [{ value: body.name, id: body.id, from, to: from + text.length, isClear: true }]
        : [];
    });
  });
  return found.toSorted((a, b) => b.value.length - a.value.length)[0];
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
      const before = names.get(name);
      const weight = (before?.weight ?? 0) + (at < text.length / 4 ? 2 : 1);
      names.set(name, { ...(before ?? { value: name, from: at, to: at + key.length }), weight });
    }
  }
  const [first, second] = [...names.values()].toSorted((a, b) => b.weight - a.weight);
  if (first === undefined) return undefined;
  return { value: first.value, from: first.from, to: first.to, isClear: first.weight >= 2 * (second?.weight ?? 0) };
}
