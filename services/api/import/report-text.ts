import type { ImportFound, ImportProblem, ImportReport } from '#contracts/api/imports.ts';

/** `line 12, closingDate "31/12/26": Must be a date such as 2026-11-30` */
export function problemLine({ place, column, value, reason }: ImportProblem): string {
  const what = [column, value === '' ? '' : `"${value}"`].filter(Boolean).join(' ');
  return `${place}${what === '' ? '' : `, ${what}`}: ${reason}`;
}

/** End of the command's output. */
export function reportText(report: ImportReport, dryRun: boolean, seconds: number): string {
  const rows = report.added + report.updated + report.unchanged + report.refused + report.removedHere;
  const speed = Math.round(rows / Math.max(0.001, seconds));
  const lines = [
    `${dryRun ? 'Dry run, nothing was written. ' : ''}${count(rows, 'row')} in ${seconds.toFixed(1)} s (${speed.toLocaleString('en')} a second)`,
    `  added      ${report.added}`,
    `  updated    ${report.updated}`,
    `  unchanged  ${report.unchanged}`,
    `  refused    ${report.refused}`,
    ...(report.removedHere > 0 ? [`  removed here ${report.removedHere} (they stay removed)`] : []),
  ];
  const created = [
    report.newCategories > 0 ? count(report.newCategories, 'category', 'categories') : '',
    report.newOrganizations > 0 ? count(report.newOrganizations, 'organization') : '',
  ].filter(Boolean);
  if (created.length > 0) lines.push(`  new: ${created.join(', ')}`);
  for (const { count: times, column, reason, cost } of report.groups) {
    lines.push(
      `  ${times.toLocaleString('en')} × ${column === '' ? '' : `${column}: `}${reason}${cost === 'row' ? ' (refused)' : ''}`,
    );
  }
  if (report.stopped) lines.push('Stopped before the end. Run the same command again to go on.');
  return lines.join('\n');
}

const count = (n: number, one: string, many = `${one}s`) => `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

const FORMATS = { csv: 'CSV', xlsx: 'an Excel workbook', json: 'JSON', ocds: 'OCDS releases' } as const;

/** How the file was read, so that a wrong guess shows. */
export function foundText({ format, encoding, delimiter, sheet, dateOrder, columns }: ImportFound): string {
  const how = [
    FORMATS[format],
    encoding === null ? '' : `in ${encoding}`,
    delimiter === null ? '' : `separated by ${delimiter === '\t' ? 'tab' : delimiter}`,
    sheet === null ? '' : `sheet "${sheet}"`,
    dateOrder === null ? '' : `dates ${dateOrder}`,
  ];
  const lines = [`Read as ${how.filter(Boolean).join(', ')}.`];
  const named = columns.filter(({ field }) => field !== null);
  if (named.length > 0)
    lines.push(`Columns: ${named.map(({ heading, field }) => `${heading} → ${field}`).join(', ')}.`);
  const others = columns.filter(({ field }) => field === null).map(({ heading }) => heading);
  if (named.length > 0 && others.length > 0) lines.push(`Left out: ${others.join(', ')}.`);
  return lines.join('\n');
}

const ANSWERS = {
  columns: '--column "HEADING=FIELD" (fields: docs/import.md)',
  sheet: '--sheet NAME',
  dateOrder: '--date-order day-first or --date-order month-first',
  category: '--category NAME',
} as const;

/** The question of a file that only a person can answer. */
export const questionText = (file: string, { about, text }: NonNullable<ImportFound['question']>) =>
  `${file}: ${text} Nothing was imported. Answer by ${ANSWERS[about]}.`;
