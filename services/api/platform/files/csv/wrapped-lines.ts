import { MAX_ROW } from '../raw-row.ts';

const WRAPPED = /^"((?:[^"\r\n]|"")*)"(?=\r?$)/gm;

/** Lines that are quoted as a whole, `"a,b,c"`, without these quotes: a program took each line for one cell. */
export const unwrapLines = (text: string): string =>
  text.replace(WRAPPED, (_, line: string) => line.replaceAll('""', '"'));

/** Whether all lines of a text are so; its last one may be cut short. */
export function isWrapped(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const whole = lines.length > 2 ? lines.slice(0, -1) : lines;
  return whole.length > 1 && whole.every((line) => line.trimEnd() !== unwrapLines(line).trimEnd());
}

/** The same, or another change of lines, of a text that comes in pieces. */
export async function* unwrapped(
  texts: AsyncIterable<string>,
  change: (lines: string) => string = unwrapLines,
): AsyncGenerator<string> {
  let rest = '';
  for await (const text of texts) {
    rest += text;
    const end = rest.length > MAX_ROW ? rest.length : rest.lastIndexOf('\n') + 1;
    if (end > 0) yield change(rest.slice(0, end));
    rest = rest.slice(end);
  }
  yield change(rest);
}
