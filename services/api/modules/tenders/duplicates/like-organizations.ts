import { foldForSearch } from '#contracts/rules/search-text.ts';
import { pushTo } from '../../../../platform/shared/push-to.ts';

export interface OrganizationName {
  readonly id: number;
  readonly name: string;
}

const SMALL_WORDS: ReadonlySet<string> = new Set(['of', 'and', 'the', 'for', 'in', 'on', 'at', 'to', 'de']);

interface Names {
  /** The folded name without what stands in parentheses. */
  readonly whole: string;
  /** Short names in parentheses, and the name itself where it is one: 'sngpl'. */
  readonly short: readonly string[];
  readonly initials: string;
}

function namesOf(name: string): Names {
  const whole = foldForSearch(name.replace(/\([^()]*\)/g, ' ')) || foldForSearch(name);
  const words = whole.split(' ').filter((word) => !SMALL_WORDS.has(word));
  const bracketed = [...name.matchAll(/\(([^)]{2,12})\)/g)].map(([, text = '']) => text.trim());
  const short = [...bracketed, name.trim()].filter((text) => /^[A-Z][A-Z&.-]{1,11}$/.test(text)).map(foldForSearch);
  return { whole, short, initials: words.length < 3 ? '' : words.map((word) => word[0]).join('') };
}

/** Finds the organizations that a name may mean: in any case, with or without its short name, or by the short name alone. */
export function organizationFinder(all: readonly OrganizationName[]): (name: string) => readonly number[] {
  const byWhole = new Map<string, number[]>();
  const byShort = new Map<string, number[]>();
  const byInitials = new Map<string, number[]>();
  for (const { id, name } of all) {
    const { whole, short, initials } = namesOf(name);
    pushTo(byWhole, whole, id);
    for (const one of short) pushTo(byShort, one, id);
    if (initials !== '') pushTo(byInitials, initials, id);
  }
  return (name) => {
    const { whole, short, initials } = namesOf(name);
    const isShortAlone = short.includes(whole);
    return [
      ...new Set([
        ...(byWhole.get(whole) ?? []),
        ...short.flatMap((one) => byShort.get(one) ?? []),
        ...(isShortAlone ? (byInitials.get(whole) ?? []) : []),
        ...(initials === '' ? [] : (byWhole.get(initials) ?? [])),
      ]),
    ];
  };
}

/** Words of a buyer's name and its short names, which a title may repeat without saying anything by it. */
export function wordsOfName(name: string | null): ReadonlySet<string> {
  if (name === null) return new Set();
  const { whole, short, initials } = namesOf(name);
  const words = whole.split(' ').filter((word) => word.length > 2 && !SMALL_WORDS.has(word));
  return new Set([...words, ...short, ...(initials.length > 2 ? [initials] : [])]);
}
