import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { type Bar, isHeld } from '../lib/bars.ts';
import { barChart } from './bar-chart.ts';
import { barCells, barTables } from './bar-tables.ts';
import { readLists } from './list-charts.ts';
import { readPeers } from './peer-charts.ts';
import { reasonsFor } from './reasons.ts';
import { readSection, type Section } from './stored-bars.ts';

export const TITLES = {
  append: 'Append',
  rebuild: 'Rebuild, seal, verify',
  lists: 'Lists and search',
  peers: 'Directus and SQLite FTS5',
  http: 'HTTP',
  digests: 'Digests',
  mails: 'Mails',
  audit: 'Audit console',
  export: 'Exports of a million rows',
  changes: 'Change feed',
  desk: 'Desk',
  told: 'A change to 10,000 people',
  reading: 'Reading of scans',
  statements: 'Bank statements',
  import: 'Import',
  'sign-in': 'Wrong password',
  pages: 'Pages',
};
const [BEGIN, END] = ['<!-- overview: written by npm run bench -- --report -->', '<!-- end of overview -->'];

/** Writes results.json, the plots and the overview in README.md from what each benchmark stored; answers how many bars are missed. */
export async function writeReport(bench: URL): Promise<number> {
  const sections: Section[] = [];
  const absent: string[] = [];
  for (const [name, title] of Object.entries(TITLES)) {
    const section = await readSection(bench, name, title);
    if (section === undefined) absent.push(name);
    else sections.push(section);
  }
  const put = (path: string, content: string) => writeFile(new URL(path, bench), content);
  const plots = [...(await readPeers(bench)), ...(await readLists(bench))];
  const ratios = sections
    .filter(({ name }) => !['lists', 'import'].includes(name))
    .flatMap(({ bars }) => bars)
    .filter(({ atLeast, measured }) => atLeast !== undefined && measured > 0)
    .map(({ name, measured, atLeast = 1 }) => ({ label: name, values: [atLeast, measured] }));
  const charts = [
    ...plots,
    {
      file: 'ratios.svg',
      chart: { title: 'Ratios, and what they have to be at least', series: ['bar', 'measured'], rows: ratios },
    },
  ];
  for (const { file, chart } of charts) await put(`plots/${file}`, barChart(chart));
  await put('results.json', `${JSON.stringify({ sections, notRun: absent }, null, 1)}\n`);
  const readme = await readFile(new URL('README.md', bench), 'utf8');
  const [before = '', rest = ''] = readme.split(BEGIN);
  const overview = [summary(sections, absent), ...charts.map(({ file, chart }) => `![${chart.title}](plots/${file})`)];
  await put('README.md', `${before}${BEGIN}\n${overview.join('\n\n')}\n${END}${rest.split(END)[1] ?? '\n'}`);
  return sections.flatMap(({ bars }) => bars).filter((bar) => !isHeld(bar)).length;
}

function summary(sections: readonly Section[], absent: readonly string[]): string {
  const all = sections.flatMap(({ bars }) => bars);
  const none = absent.length === 0 ? '' : ` Without stored results: ${absent.join(', ')}.`;
  return [
    `**${heldOf(all)}.** ${machine()}${none}`,
    ...sections.map(matrix),
    ['|part|measured|value|bar|', '|---|---|---|---|', ...sections.flatMap(others)].join('\n'),
    whyMissed(all),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function whyMissed(bars: readonly Bar[]): string {
  const reasons = reasonsFor(bars.filter((bar) => !isHeld(bar)).map(({ name }) => name));
  return reasons.length === 0 ? '' : ['Why some are missed:', ...reasons.map((reason) => `- ${reason}`)].join('\n');
}

const anchorOf = ({ name }: Section) => `<a id="${name}-bars"></a>`;

const dayOf = ({ measuredAt }: Section) => measuredAt.slice(0, 10);

/** The table of a benchmark that measures the same of several subjects. */
function matrix(section: Section): string {
  const { matrix: rows } = barTables(section.bars);
  const { title, bars } = section;
  return rows && `${anchorOf(section)}\n### ${title}: ${heldOf(bars)}, ${dayOf(section)}\n\n${rows}`;
}

const headOf = (section: Section) =>
  `${barTables(section.bars).matrix === '' ? anchorOf(section) : ''}${section.title}, ${dayOf(section)}`;

/** Rows of the table that all benchmarks share; the first one names the benchmark. */
const others = (section: Section): string[] =>
  barTables(section.bars).others.map((bar, index) => `|${index === 0 ? headOf(section) : ''}|${barCells(bar)}|`);

const heldOf = (bars: readonly Bar[]) => `${bars.filter(isHeld).length} of ${bars.length} held`;

function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `Written on ${cpus().length} processors (${cpus()[0]?.model}), ${gigabytes} GiB, ${process.platform} ${process.arch}, Node ${process.version}, PostgreSQL 18.`;
}
