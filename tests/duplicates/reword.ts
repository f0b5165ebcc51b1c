/** A notice as far as duplicates are told by it. */
export interface Worded {
  readonly title: string;
  readonly organization: string;
}

const SAME: readonly (readonly [RegExp, string])[] = [
  [/\b(procurement|purchase)\b/gi, 'Supply'],
  [/\b(supply|provision)\b/gi, 'Procurement'],
  [/\bconstruction\b/gi, 'Building'],
  [/\b(repair|maintenance)\b/gi, 'Upkeep'],
  [/\b(rehabilitation|renovation)\b/gi, 'Restoration'],
  [/\bupgradation\b/gi, 'Improvement'],
  [/\bhiring\b/gi, 'Engagement'],
  [/\bvehicles\b/gi, 'Motor vehicles'],
  [/\bequipment\b/gi, 'Apparatus'],
];
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bconstruction\b/gi, 'Const.'],
  [/\brehabilitation\b/gi, 'Rehab.'],
  [/\bequipments?\b/gi, 'Eqpt'],
  [/\bmaintenance\b/gi, 'Maint.'],
  [/\binstallation\b/gi, 'Instl.'],
  [/\bhospital\b/gi, 'Hosp.'],
  [/\bprocurement\b/gi, 'Proc.'],
  [/\bgovernment\b/gi, 'Govt'],
  [/\buniversity\b/gi, 'Univ.'],
  [/\bbuildings?\b/gi, 'Bldg'],
  [/\bdistrict\b/gi, 'Distt.'],
  [/\broad\b/gi, 'Rd.'],
  [/\band\b/gi, '&'],
  [/\bair conditioners?\b/gi, 'ACs'],
];
const EMPTY = /^(of|the|for|and|at|in|to|a|an|on|from|with|&|-|\/|\()$/i;

const replaced = (text: string, pairs: readonly (readonly [RegExp, string])[]): string =>
  pairs.reduce((words, [pattern, by]) => words.replace(pattern, by), text);

/** Puts what stands before the first preposition behind the rest: 'Supply of gates for X' → 'For X: Supply of gates'. */
function turned(title: string): string {
  const [, before, after] = /^(.{8,}?)\s+(?:for|at|in|of)\s+(.{6,})$/i.exec(title) ?? [];
  if (before !== undefined && after !== undefined) return `${after}, ${before}`;
  const words = title.split(/\s+/);
  const middle = Math.ceil(words.length / 2);
  return [...words.slice(middle), ...words.slice(0, middle)].join(' ');
}

/** Swaps two letters within one long word of three, by no chance: the same title is always mistyped the same. */
const mistyped = (title: string) =>
  title
    .split(' ')
    .map((word, at) =>
      !/^[a-z]{6,}$/i.test(word) || at % 3 === 1 ? word : `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`,
    )
    .join(' ');

/** 'Sui Northern Gas Pipelines Limited (SNGPL)' → 'SNGPL'; without such, the initials of a long name. */
export function shortName(organization: string): string {
  const [, named] = /\(([A-Z]{2,})\)/.exec(organization) ?? [];
  if (named !== undefined) return named;
  const words = organization.split(/[\s,]+/).filter((word) => /^[A-Z]/.test(word));
  return words.length < 3 ? organization : words.map((word) => word[0]).join('');
}

/** Nine ways in which another paper or clerk words the same notice. */
export const REWORDINGS: Readonly<Record<string, (notice: Worded) => Worded>> = {
  'capitals and punctuation': ({ title, ...rest }) => ({
    ...rest,
    title: `${title.toUpperCase().replace(/[,.;:()]/g, ' ')}.`,
  }),
  'a prefix': ({ title, ...rest }) => ({ ...rest, title: `Tender Notice for ${title}` }),
  'words of the same meaning': ({ title, ...rest }) => ({ ...rest, title: replaced(title, SAME) }),
  abbreviations: ({ title, ...rest }) => ({ ...rest, title: replaced(title, SHORT) }),
  'another order': ({ title, ...rest }) => ({ ...rest, title: turned(title) }),
  'slips of the keyboard': ({ title, ...rest }) => ({ ...rest, title: mistyped(title) }),
  'without small words': ({ title, ...rest }) => ({
    ...rest,
    title: title
      .split(/\s+/)
      .filter((word) => !EMPTY.test(word))
      .join(' '),
  }),
  'its number and buyer in the title': ({ title, organization }) => ({
    organization,
    title: `${shortName(organization)} invites sealed bids: ${title} (as per bidding documents)`,
  }),
  'a short name of the buyer': ({ title, organization }) => ({
    organization: shortName(organization),
    title: mistyped(replaced(title, SAME)),
  }),
};
