import type { SelectOption } from '../controls.tsx';

/** A longer list would be slow to draw and no easier to choose from. */
const MOST = 50;

export interface Suggestions {
  readonly shown: readonly SelectOption[];
  readonly hidden: number;
}

/** Options whose label contains the text, those that begin with it first; all of them for an empty text. */
export function suggest(options: readonly SelectOption[], text: string, most = MOST): Suggestions {
  const wanted = text.trim().toLowerCase();
  const starting: SelectOption[] = [];
  const containing: SelectOption[] = [];
  for (const option of options) {
    const at = option.label.toLowerCase().indexOf(wanted);
    if (at === 0) starting.push(option);
    else if (at > 0) containing.push(option);
  }
  const found = [...starting, ...containing];
  return { shown: found.slice(0, most), hidden: Math.max(0, found.length - most) };
}
