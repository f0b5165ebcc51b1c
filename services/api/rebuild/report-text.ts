import type { RebuildReport } from './rebuild.ts';
import { type Difference, differs } from './tables/compare-tables.ts';

const count = (value: number) => value.toLocaleString('en');

/** Result of a rebuild in words. */
export function reportText({ upTo, differences, equal }: RebuildReport, checkOnly: boolean, seconds: number): string {
  const wrong = differences.filter(differs);
  const rows = differences.reduce((sum, difference) => sum + difference.rows, 0);
  const lines = [
    `Rebuilt up to position ${upTo} in ${seconds.toFixed(1)} s: ${differences.length} tables, ${count(rows)} rows.`,
    ...wrong.map(line),
  ];
  if (wrong.length === 0) lines.push('The live tables are exactly what the log gives.');
  else if (checkOnly) lines.push('The live tables differ from the log. Run npm run rebuild to put that right.');
  else if (equal) lines.push('The rows of the log have taken the place of those that differed.');
  else lines.push('The tables still differ after three attempts: something writes them beside the log.');
  return lines.join('\n');
}

function line({ table, surplus, missing, changed, columns, examples }: Difference): string {
  const parts = [
    surplus > 0 ? `${count(surplus)} not in the log` : '',
    missing > 0 ? `${count(missing)} missing` : '',
    changed > 0 ? `${count(changed)} different (${columns.join(', ')})` : '',
  ].filter((part) => part !== '');
  return `  ${table}: ${parts.join(', ')}; first ${examples.join(', ')}`;
}
