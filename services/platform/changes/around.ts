const WHOLE = 1000;
const CONTEXT = 100;

/** Two texts as they are, or, when one is long, only around where they differ. */
export function differingExcerpts(before: string | null, after: string | null): [string | null, string | null] {
  if (before === null || after === null || Math.max(before.length, after.length) <= WHOLE) {
    return [shorten(before), shorten(after)];
  }
  const start = Math.max(0, commonStart(before, after) - CONTEXT);
  return [cut(before, start), cut(after, start)];
}

const shorten = (text: string | null) => (text === null ? null : cut(text, 0));

function cut(text: string, start: number): string {
  const part = text.slice(start, start + WHOLE);
  return `${start > 0 ? '…' : ''}${part}${start + WHOLE < text.length ? '…' : ''}`.toWellFormed();
}

function commonStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  return at;
}
