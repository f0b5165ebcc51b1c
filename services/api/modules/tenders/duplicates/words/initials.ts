export const SMALL_WORDS: ReadonlySet<string> = new Set(['of', 'and', 'the', 'for', 'in', 'on', 'at', 'to', 'de']);

/** Whether a folded word may be a short name. */
export const isInitials = (word: string): boolean => /^[a-z]{2,6}$/.test(word);

/** The words, two or more and one behind the other, of which `short` is made: 'wss' of the water supply scheme. */
export function spelledIn(short: string, words: readonly string[]): readonly string[] | undefined {
  for (const [at, word] of words.entries()) {
    const end = word[0] === short[0] ? endOf(short, words, at) : undefined;
    if (end !== undefined && end > at + 1) return words.slice(at, end);
  }
  return undefined;
}

/** Place behind them. A word gives its first letter, and perhaps one more: Tehsil HeadQuarter, Lahore Electric Supply COmpany. */
function endOf(short: string, words: readonly string[], at: number): number | undefined {
  const word = words[at];
  if (short === '') return at;
  if (word === undefined) return undefined;
  if (word[0] === short[0]) {
    const end = endOf(short.slice(1), words, at + 1);
    if (end !== undefined) return end;
    const isTwo = short.length > 1 && word.includes(short[1] ?? '', 1);
    const further = isTwo ? endOf(short.slice(2), words, at + 1) : undefined;
    if (further !== undefined) return further;
  }
  return SMALL_WORDS.has(word) || word.length === 1 ? endOf(short, words, at + 1) : undefined;
}
