import { readFile, writeFile } from 'node:fs/promises';
import { type Bar, isHeld } from '../lib/bars.ts';
import { barChart } from './bar-chart.ts';
import { readLists } from './list-charts.ts';
import { readSection, type Section } from './stored-bars.ts';

const TITLES = {
  append: 'Append',
  rebuild: 'Rebuild, seal, verify',
  lists: 'Lists and search',
  http: 'HTTP',
  digests: 'A morning of digests',
  mails: 'Drawing mails',
  audit: 'Audit console',
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
  const plots = await readLists(bench);
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
      `<a id="${name}-bars"></a>\n### ${title}\n\n| bar | measured | has to be | |\n|---|---|---|---|\n${bars.map(line).join('\n')}`,
  );
  const none = absent.length === 0 ? '' : `\n\nWithout stored results: ${absent.join(', ')}.`;
  return `| benchmark | bars | held | missed | measured (UTC) |\n|---|---|---|---|---|\n${lines.join('\n')}${none}\n\n${tables.join('\n\n')}`;
}

function line(bar: Bar): string {
  const { name, measured, atMost, atLeast, unit = '' } = bar;
  const limit = atMost === undefined ? `≥ ${atLeast}` : `≤ ${atMost}`;
  return `| ${name} | ${Number.isNaN(measured) ? 'no' : measured} ${unit} | ${limit} | ${isHeld(bar) ? 'held' : '**missed**'} |`;
}
