import type { Found } from './days/days.ts';

const NAMED =
  /(?:\b(?:tender|te|nit|ipl|inf|pid|adv|bid|rfp|rfq|rfb|ref(?:erence)?|enquiry|inquiry|case|file|notice|letter|contract)\b[ .:]*(?:\((?:islamabad|lahore|karachi|[a-z])\)[ .]*)?)?\bno\b[ .:;-]*((?:[A-Z0-9][\w.&()-]*)(?:[ ]?[/-][ ]?[\w.&()-]+)*(?: [A-Z][\w/-]*(?= |$))?)/gim;
const NUMBERED =
  /\b(?:nit|ipl|inf|rfp|rfq|rfb|ifb|tender|pid|ref)(?:[ .:#-]+)((?=[\w./()-]*\d)[A-Z0-9][\w.()-]*(?:[/-][\w.()-]+)+)/gi;
const OF_A_PERSON =
  /\b(?:tel|phone|ph|fax|cell|mobile|contact|plot|house|street|st|room|block|account|a\/c|gst|ntn|strn|s|sr|page)\W{0,3}$/i;

/** The number of the notice as its office gave it: above the body first, never a telephone or an address. */
export function readReference(text: string): Found<string> | undefined {
  const found = [...text.matchAll(NAMED), ...text.matchAll(NUMBERED)].flatMap((match) => {
    const value = (match[1] ?? '')
      .replace(/ dated?\b.*$/i, '')
      .replace(/(?<![.,;:)(-])[.,;:)(-]+$/, '')
      .trim();
    const from = match.index + match[0].indexOf(match[1] ?? '');
    if (!/\d/.test(value) || value.length < 3 || value.length > 80) return [];
    if (OF_A_PERSON.test(text.slice(Math.max(0, match.index - 12), match.index))) return [];
    if (/^\+?[\d-]{7,}$/.test(value)) return [];
    const score = Number(/[/]/.test(value)) * 2 + Number(/[a-z]/i.test(value)) - match.index / text.length;
    return [{ value, from, to: from + value.length, isClear: true, score }];
  });
  const [best] = found.toSorted((a, b) => b.score - a.score);
  return best;
}
