import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { type Bar, isHeld, rounded } from '../lib/bars.ts';
import { barChart } from './bar-chart.ts';
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
    .filter(({ name }) => name !== 'lists')
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
  const lines = sections.map(({ name, title, bars, measuredAt }) => {
    const held = bars.filter(isHeld).length;
    return `| [${title}](#${name}-bars) | ${bars.length} | ${held} | ${bars.length - held} | ${measuredAt.slice(0, 16).replace('T', ' ')} |`;
  });
  const tables = sections.map(
    ({ name, title, bars }) =>
      `<a id="${name}-bars"></a>\n### ${title}\n\n| bar | measured | has to be | |\n|---|---|---|---|\n${bars.map(line).join('\n')}${reasons(name, bars)}`,
  );
  const missed = sections.flatMap(({ bars }) => bars).filter((bar) => !isHeld(bar)).length;
  const all = sections.flatMap(({ bars }) => bars).length;
  const none = absent.length === 0 ? '' : `\n\nWithout stored results: ${absent.join(', ')}.`;
  return `**${all - missed} of ${all} bars held, ${missed} missed.** ${machine()}\n\n| benchmark | bars | held | missed | measured (UTC) |\n|---|---|---|---|---|\n${lines.join('\n')}${none}\n\n${tables.join('\n\n')}`;
}

function line(bar: Bar): string {
  const { name, measured, atMost, atLeast, unit = '' } = bar;
  const limit = atMost === undefined ? `≥ ${atLeast}` : `≤ ${atMost}`;
  const value = Number.isNaN(measured) ? 'no' : shown(measured);
  return `| ${name} | ${value}${unit === '' ? '' : ` ${unit}`} | ${limit} | ${isHeld(bar) ? 'held' : `**missed**${byHowMuch(bar)}`} |`;
}

const shown = (value: number) => (Math.abs(value) < 1000 ? rounded(value) : Math.round(value));

/** How far a missed value is from its bar, as a multiple of what it should be better by. */
function byHowMuch({ measured, atMost, atLeast }: Bar): string {
  const factor = atMost === undefined ? (atLeast ?? Number.NaN) / measured : measured / atMost;
  return Number.isFinite(factor) ? `, by a factor of ${rounded(factor)}` : '';
}

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
