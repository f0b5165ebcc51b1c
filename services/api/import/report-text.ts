import type { ImportProblem, ImportReport } from '#contracts/api/imports.ts';

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
  if (report.stopped) lines.push('Stopped before the end. Run the same command again to go on.');
  return lines.join('\n');
}

const count = (n: number, one: string, many = `${one}s`) => `${n.toLocaleString('en')} ${n === 1 ? one : many}`;
