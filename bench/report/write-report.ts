import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { type Bar, isHeld } from '../lib/bars.ts';
import { barChart } from './bar-chart.ts';
import { barTables } from './bar-tables.ts';
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
  digests: 'A morning of digests',
  mails: 'Drawing mails',
  audit: 'Audit console',
  export: 'Exports of a million rows',
  changes: 'Change feed at a million events',
  desk: 'Desk at a million events',
  told: 'A change, told to 10,000 people',
  reading: 'Reading of scans',
  statements: 'Bank statements',
  import: 'Import',
  'sign-in': 'Time of a wrong password',
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
  return [`**${heldOf(all)}.** ${machine()}${none}`, ...sections.map(part)].join('\n\n');
}

function part({ name, title, bars, measuredAt }: Section): string {
  const time = measuredAt.slice(0, 16).replace('T', ' ');
  return `<a id="${name}-bars"></a>\n### ${title}: ${heldOf(bars)}, ${time} UTC\n\n${barTables(bars)}${reasons(name, bars)}`;
}

const heldOf = (bars: readonly Bar[]) => `${bars.filter(isHeld).length} of ${bars.length} held`;

/** Why, below the table of a benchmark that misses some, and where more is said. */
function reasons(name: string, bars: readonly Bar[]): string {
  const missed = bars.filter((bar) => !isHeld(bar)).map((bar) => bar.name);
  if (missed.length === 0) return '';
  const more = existsSync(new URL(`../${name}/README.md`, import.meta.url))
    ? `[${name}](${name}/README.md) says more.`
    : '';
  const lines = [...reasonsFor(missed), more].filter(Boolean).map((reason) => `- ${reason}`);
  return lines.length === 0 ? '' : `\n\nWhy some are missed:\n${lines.join('\n')}`;
}

function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `Written on ${cpus().length} processors (${cpus()[0]?.model}), ${gigabytes} GiB, ${process.platform} ${process.arch}, Node ${process.version}, PostgreSQL 18.`;
}
