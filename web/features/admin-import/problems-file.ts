import type { ImportProblem } from '#contracts/api/imports.ts';
import { withoutFormula } from '#contracts/rules/documents/formula-cell.ts';
import { refusedTable } from '#contracts/rules/documents/refused-rows.ts';
import { text } from './messages.en.ts';

/** A cell that a spreadsheet neither splits nor runs as a formula. */
const cell = (value: string) => `"${withoutFormula(value).replaceAll('"', '""')}"`;

/** The problems as CSV with a byte order mark, which Excel needs for Urdu. */
export function problemsCsv(problems: readonly ImportProblem[]): string {
  const head = Object.values(text.columns);
  const rows = problems.map(({ place, column, value, reason }) => [place, column, value, reason]);
  return csvOf([head, ...rows]);
}

/** Refused rows whole, to be corrected and imported. */
export const refusedCsv = (problems: readonly ImportProblem[]): string => csvOf(refusedTable(problems));

const csvOf = (rows: readonly (readonly string[])[]) =>
  `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
