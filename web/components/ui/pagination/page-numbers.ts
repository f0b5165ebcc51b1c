interface PageEntry {
  readonly key: string;
  /** Null stands for left-out pages. */
  readonly page: number | null;
}

/** First, last, and the present page with its neighbours; gaps of one page are filled, longer ones are an ellipsis. */
export function pageNumbers(page: number, pageCount: number): readonly PageEntry[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const entries: PageEntry[] = [];
  let last = 0;
  for (const number of [...new Set(wanted)].sort((a, b) => a - b)) {
    if (number - last === 2) entries.push({ key: String(last + 1), page: last + 1 });
    else if (number - last > 2) entries.push({ key: `gap-${last}`, page: null });
    entries.push({ key: String(number), page: number });
    last = number;
  }
  return entries;
}
