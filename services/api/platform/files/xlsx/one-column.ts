import type { Workbook } from './sheets.ts';

/** Rows of a text that somebody pasted into a sheet. */
const MAX_ROWS = 20_000;

/** The lines of the visible sheets, if each row of them has one text, and the name of the first; undefined of any other workbook. */
export async function linesOfSheets({
  sheets,
  rows,
}: Workbook): Promise<{ readonly name: string; readonly text: string } | undefined> {
  const lines: string[] = [];
  let first: string | undefined;
  for (const sheet of sheets) {
    if (sheet.isHidden) continue;
    const start = lines.length;
    for await (const row of rows(sheet)) {
      const [text = '', ...others] = row.cells.filter((cell) => cell.trim() !== '');
      if (others.length > 0 || start + row.number > MAX_ROWS) return undefined;
      while (lines.length < start + row.number - 1) lines.push('');
      lines.push(text);
      first ??= sheet.name;
    }
    lines.push('');
  }
  return first === undefined ? undefined : { name: first, text: lines.join('\n') };
}
