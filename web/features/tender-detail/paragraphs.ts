/** The lines of a text that say something. */
export function toParagraphs(text: string) {
  const lines = text.split(/\r?\n/);
  // the first after a blank line is the first of a paragraph
  return lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [{ key: String(index), line, isFirst: (lines[index - 1] ?? '').trim() === '' }],
  );
}
