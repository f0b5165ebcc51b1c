/**
 * `npm run bench`: every benchmark of package.json one after the other (about an hour, most of it making a million tenders), then the
 * report. `npm run bench -- --report` makes the report of the results that are stored; `--only lists,http` runs some.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeReport } from './report/write-report.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const ALL = ['append', 'rebuild', 'lists', 'http', 'digests', 'mails', 'audit', 'import', 'pages'];

const { values } = parseArgs({
  options: {
    report: { type: 'boolean', default: false },
    only: { type: 'string', default: ALL.join(',') },
    dir: { type: 'string', default: 'bench/.data' },
  },
});

async function npm(...args: string[]): Promise<boolean> {
  console.log(`\n${args.join(' ')}`);
  const child = spawn('npm', ['run', ...args], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0;
}

const failed: string[] = [];
for (const name of values.report ? [] : values.only.split(',')) {
  const needsData = name === 'lists' || name === 'http';
  for (const size of needsData ? SIZES : []) {
    const dir = `${values.dir}/${size}`;
    if (!existsSync(dir)) await npm('bench:data', '--', '--tenders', String(size), '--dir', dir);
  }
  const data = { lists: ['--', '--dir', values.dir], http: ['--', '--dir', `${values.dir}/10000`] }[name] ?? [];
  if (!(await npm(`bench:${name}`, ...data))) failed.push(name); // a missed bar, too
}
const missed = await writeReport(new URL('./', import.meta.url));
console.log(`${missed} bars missed; bench/README.md says which.`);
if (failed.length > 0) console.error(`Ended with an error or a missed bar: ${failed.join(', ')}.`);
process.exitCode = failed.length + missed > 0 ? 1 : 0;
