const EXPRESSION = /\{\{[^}]*\}\}/g;
const BLOCK = /^\{\{([#/]|else)/;

/**
 * Throws when MJML lost, doubled or moved a block (it silently drops text between two elements), or lost another
 * expression. MJML may repeat expressions that are no blocks, for Outlook.
 */
export function assertExpressionsKept(name: string, source: string, html: string): void {
  const [before, after] = [expressionsIn(source), expressionsIn(html)];
  const blocks = (list: readonly string[]) => list.filter((expression) => BLOCK.test(expression)).join(' ');
  if (blocks(before) !== blocks(after))
    throw new Error(`${name}: MJML changed the blocks\n  from ${blocks(before)}\n  to   ${blocks(after)}`);
  const kept = count(after);
  for (const [expression, times] of count(before)) {
    if ((kept.get(expression) ?? 0) < times) throw new Error(`${name}: MJML lost ${expression}`);
  }
}

const expressionsIn = (text: string) =>
  (text.match(EXPRESSION) ?? []).map((expression) => expression.replace(/\s+/g, ' '));

function count(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}
