import type { ImportProblem } from '#contracts/api/imports.ts';
import { text } from './messages.en.ts';

/** A cell that a spreadsheet neither splits nor runs as a formula. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The problems as CSV with a byte order mark, which Excel needs for Urdu. */
export function problemsCsv(problems: readonly ImportProblem[]): string {
  const head = Object.values(text.columns);
  const rows = problems.map(({ place, column, value, reason }) => [place, column, value, reason]);
  return `\ufeff${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Hands the file to the browser, as a download. */
export function saveProblems(problems: readonly ImportProblem[], fileName: string): void {
  const address = URL.createObjectURL(new Blob([problemsCsv(problems)], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: `problems-${fileName}.csv` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
