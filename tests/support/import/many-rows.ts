const HEADER =
  'title,description,publishDate,closingDate,categories,sectors,city,province,source,reference,procuringOrganization\n';

/**
 * A CSV of our columns, `count` different notices, piece by piece; the same every time. Each has about 700 bytes; with
 * `times` its description is repeated, which makes it longer by half a kilobyte each and no slower to index.
 */
export function* manyRows(count: number, times = 1): Generator<string> {
  yield HEADER;
  for (let from = 0; from < count; from += 100) {
    yield Array.from({ length: Math.min(100, count - from) }, (_, index) => row(from + index, times)).join('');
  }
}

function row(n: number, times: number): string {
  const text = (words: number) => Array.from({ length: words }, (_, at) => word(n * 31 + at * 17)).join(' ');
  const day = String((n % 28) + 1).padStart(2, '0');
  return `"${text(9)} ${n}","${`${text(80)} `.repeat(times).trim()}",2026-11-${day},2026-12-${day},Category ${n % 30},Public Sector|Energy,Lahore,Punjab,Dawn,REF/${n},Authority ${n % 300}\n`;
}

/** Few words are very frequent and many are rare, as in real texts. */
const word = (n: number) => `w${((n * 7919) % (n % 7 === 0 ? 46_656 : 300)).toString(36)}ing`;
