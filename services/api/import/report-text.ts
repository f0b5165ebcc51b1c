import type { ImportFound, ImportName, ImportNames, ImportProblem, ImportReport } from '#contracts/api/imports.ts';
import { NO_CATEGORY } from '#contracts/api/tenders.ts';

/** `line 12, closingDate "31/12/26": Must be a date such as 2026-11-30` */
export function problemLine({ place, column, value, reason }: ImportProblem): string {
  const what = [column, value === '' ? '' : `"${value}"`].filter(Boolean).join(' ');
  return `${place}${what === '' ? '' : `, ${what}`}: ${reason}`;
}

/** End of the command's output. */
export function reportText(report: ImportReport, dryRun: boolean, seconds: number): string {
  const rows = report.added + report.updated + report.unchanged + report.refused + report.removedHere;
  const { closed = 0, sameNotice = 0, leftOut = 0, noNotice = 0 } = report;
  const speed = Math.round((rows + sameNotice + leftOut) / Math.max(0.001, seconds));
  const lines = [
    `${dryRun ? 'Dry run, nothing was written. ' : ''}${count(rows + sameNotice + leftOut, 'row')} in ${seconds.toFixed(1)} s (${speed.toLocaleString('en')} a second)`,
    `  added      ${report.added}${closed > 0 ? ` (${closed} of them closed already)` : ''}`,
    `  updated    ${report.updated}`,
    `  unchanged  ${report.unchanged}`,
    `  refused    ${report.refused}`,
    ...(noNotice > 0 ? [`  no notices ${noNotice} (totals, headings and remarks)`] : []),
    ...(sameNotice > 0 ? [`  same notice ${sameNotice} (published already: a further source of it)`] : []),
    ...(leftOut > 0 ? [`  left out   ${leftOut} (published already, perhaps)`] : []),
    ...(report.removedHere > 0 ? [`  removed here ${report.removedHere} (they stay removed)`] : []),
  ];
  const created = [
    report.newCategories > 0 ? count(report.newCategories, 'category', 'categories') : '',
    report.newOrganizations > 0 ? count(report.newOrganizations, 'organization') : '',
  ].filter(Boolean);
  if (created.length > 0) lines.push(`  new: ${created.join(', ')}`);
  for (const { count: times, column, reason, cost } of report.groups) {
    lines.push(
      `  ${times.toLocaleString('en')} × ${column === '' ? '' : `${column}: `}${reason}${cost === 'row' ? refusedText(reason) : ''}`,
    );
  }
  if (report.stopped) lines.push('Stopped before the end. Run the same command again to go on.');
  return lines.join('\n');
}

/** Behind the reason for which rows were refused, with the answer that takes them in where there is one. */
const refusedText = (reason: string) =>
  reason === NO_CATEGORY ? ' (refused; --category NAME is for rows that name none)' : ' (refused)';

const count = (n: number, one: string, many = `${one}s`) => `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

const FORMATS = {
  csv: 'CSV',
  xlsx: 'a workbook',
  html: 'a table of a web page',
  json: 'JSON',
  document: 'a document',
  feed: 'a feed',
  ocds: 'OCDS releases',
} as const;

const DELIMITERS = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars', '~': 'tildes' } as const;

const oneLine = (heading: string) => heading.replace(/\s+/g, ' ').trim();

/** How the file was read, so that a wrong guess shows. */
export function foundText(found: ImportFound): string {
  const { format, encoding, delimiter, sheet, sheets, dateOrder, columns, notes = [] } = found;
  const how = [
    FORMATS[format],
    encoding === null ? '' : `in ${encoding}`,
    delimiter === null ? '' : `separated by ${DELIMITERS[delimiter]}`,
    sheet === null ? '' : `sheet "${sheet}"${otherSheets(sheets?.length ?? 1)}`,
    dateOrder === null ? '' : `the ${dateOrder === 'day-first' ? 'day' : 'month'} first in its dates`,
  ];
  const lines = [`Read as ${how.filter(Boolean).join(', ')}.`];
  const named = columns.filter(({ field }) => field !== null);
  if (named.length > 0)
    lines.push(`Columns: ${named.map(({ heading, field }) => `${oneLine(heading)} → ${field}`).join(', ')}`);
  const others = columns.filter(({ field }) => field === null).map(({ heading }) => oneLine(heading));
  if (named.length > 0 && others.length > 0) lines.push(`Left out: ${others.join(', ')}`);
  lines.push(
    ...notes.map(({ about, text }) => `Note: ${text}${about === null ? '' : ` Choose by ${ANSWERS[about]}.`}`),
  );
  return lines.join('\n');
}

/** Names of a kind that are printed one by one. */
const NAMED = 10;

/** Names of the file with what each becomes, and which of them the portal does not know; `most` of each kind, a line each. */
export function namesText({ categories, organizations, cities }: ImportNames, most = NAMED): string {
  const renamed = (kind: string, names: readonly ImportName[]) =>
    nameLines(
      kind,
      most,
      names.filter(isRenamed),
      ({ name, becomes, rows }) => `${name} → ${becomes.join(', ')} (${count(rows, 'row')})`,
    );
  const made = (kind: string, option: string, names: readonly ImportName[]) =>
    nameLines(
      `New ${kind}`,
      most,
      names.filter(({ isNew }) => isNew),
      ({ name, rows, nearest }) =>
        `${name} (${count(rows, 'row')}${nearest === null ? '' : `; or --${option} "${name}=${nearest}"`})`,
    );
  return [
    ...renamed('Categories', categories),
    ...made('categories', 'category-of', categories),
    ...renamed('Organizations', organizations),
    ...made('organizations', 'organization-of', organizations),
    ...renamed('Cities', cities),
    ...made('cities', 'city-of', cities),
  ].join('\n');
}

function nameLines(
  start: string,
  most: number,
  names: readonly ImportName[],
  line: (name: ImportName) => string,
): string[] {
  if (names.length === 0) return [];
  const more = names.length - most;
  return [
    `${start}:`,
    ...names.slice(0, most).map((name) => `  ${line(name)}`),
    ...(more > 0 ? [`  and ${more.toLocaleString('en')} more (--problems FILE lists all)`] : []),
  ];
}

/** The same names, all of them, as rows of the file of problems. */
export function nameRows({ categories, organizations, cities }: ImportNames): readonly (readonly string[])[] {
  const rows = (column: string, names: readonly ImportName[]) =>
    names
      .filter((name) => name.isNew || isRenamed(name))
      .map(({ name, rows, isNew, nearest, becomes }) => {
        const newName = nearest === null ? 'Is new' : `Is new; the nearest known one is ${nearest}`;
        return [count(rows, 'row'), column, name, isNew ? newName : `Becomes ${becomes.join(', ')}`, 'comes in'];
      });
  return [...rows('category', categories), ...rows('organization', organizations), ...rows('city', cities)];
}

const isRenamed = ({ name, becomes, isNew }: ImportName) => !isNew && (becomes.length > 1 || becomes[0] !== name);

const otherSheets = (sheets: number) => (sheets > 1 ? ` of ${sheets} (another one: --sheet NAME)` : '');

const ANSWERS = {
  columns: '--column "HEADING=FIELD", such as "Last Date=closingDate" (fields: docs/import.md)',
  sheet: '--sheet NAME',
  dateOrder: '--date-order day-first or --date-order month-first',
  category: '--category NAME',
} as const;

type Question = NonNullable<ImportFound['question']>;

const answerTo = ({ about, choices }: Pick<Question, 'about' | 'choices'>) =>
  `Answer by ${ANSWERS[about]}${about === 'category' && choices.length > 0 ? ' or --column "HEADING=categories"' : ''}.`;

/** The questions of a file that only a person can answer. */
export function questionText(file: string, question: Question): string {
  const { text, more = [] } = question;
  if (more.length === 0) return `${file}: ${text} Nothing was imported. ${answerTo(question)}`;
  const lines = [question, ...more].map((one) => `${one.text} ${answerTo(one)}`);
  return `${file}: ${lines.join('\n')}\nNothing was imported.`;
}
