export interface PageOf<T> {
  readonly shown: readonly T[];
  readonly page: number;
  readonly pageCount: number;
}

/** One page of a list that is here whole. A page beyond the end is the last one. */
export function pageOf<T>(items: readonly T[], page: number, size: number): PageOf<T> {
  const pageCount = Math.max(1, Math.ceil(items.length / size));
  const present = Math.min(Math.max(page, 1), pageCount);
  return { shown: items.slice((present - 1) * size, present * size), page: present, pageCount };
}

/** True when every word of `search` occurs in one of the texts, whatever the case. */
export function matchesSearch(search: string, texts: readonly (string | null)[]): boolean {
  const all = texts.join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** The first `length` characters and an ellipsis, or the whole text when it is no longer than that. */
export function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}...`;
}
