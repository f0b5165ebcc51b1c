import type { SynonymBody, SynonymGroup } from '#contracts/api/tenders/synonyms.ts';

/** Names one a line. */
type SynonymValues = Readonly<ReturnType<typeof toValues>>;

/** A group that is switched off begins with what it said when it came; a new one with the words that were searched for. */
export function toValues(group: SynonymGroup | null, search = '') {
  if (group === null) return { names: search, kinds: '' };
  const said = group.state === 'off' ? group.product : group;
  return { names: (said?.names ?? []).join('\n'), kinds: (said?.kinds ?? []).join('\n') };
}

export const toBody = ({ names, kinds }: SynonymValues): SynonymBody => ({ names: lines(names), kinds: lines(kinds) });

const lines = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
