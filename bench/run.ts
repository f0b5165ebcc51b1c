/**
 * `npm run bench`: every benchmark of package.json one after the other, each bounded in time, and after each the report.
 * `--dir DIR` holds the notices of `npm run bench:data` by their number (made there when absent), `--only lists,http` runs
 * some, `--resume` goes on with the run before: what has results since that began is not measured again. `--report` writes
 * the report of the stored results.
 */
import { parseArgs } from 'node:util';
import { buildTemplatesIfStale, buildWebIfStale } from '../services/launcher/build-if-stale.ts';
import { ensureNotices } from './lib/notices.ts';
import { readSection } from './report/stored-bars.ts';
import { TITLES, writeReport } from './report/write-report.ts';
import { PARTS, type Part } from './run/parts.ts';
import { openProgress } from './run/progress.ts';
import { runNpm } from './run/run-npm.ts';

const { values } = parseArgs({
  options: {
    report: { type: 'boolean', default: false },
    resume: { type: 'boolean', default: false },
    only: { type: 'string', default: PARTS.map(({ name }) => name).join(',') },
    dir: { type: 'string', default: 'bench/.data' },
  },
});
const bench = new URL('./', import.meta.url);
const BUILD_MS = 180_000;
const only = values.only.split(',');
const unknown = only.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(', ')}`);

const failed: string[] = [];
if (!values.report) {
  const progress = await openProgress(bench, values.resume);
  // an API process answers with pages as well, and does not start without them
  await buildTemplatesIfStale(new URL('../templates/', bench), AbortSignal.timeout(BUILD_MS));
  await buildWebIfStale(new URL('../web/', bench), AbortSignal.timeout(BUILD_MS));
  for (const part of PARTS.filter(({ name }) => only.includes(name))) {
    if (values.resume && (progress.hasEnded(part.name) || (await measuredSince(part.name, progress.began)))) {
      console.log(`${part.name}: measured since ${progress.began}, not again`);
      continue;
    }
    const start = new Date().toISOString();
    const isDone = await prepare(part).then(
      () => run(part, start),
      (error: unknown) => console.error(error),
    );
    if (isDone) await progress.end(part.name);
    else failed.push(part.name);
    await writeReport(bench);
  }
}
const missed = await writeReport(bench);
console.log(`${missed} bars missed; bench/README.md says which and why.`);
if (failed.length > 0) console.error(`Without new results: ${failed.join(', ')}. --resume tries these again.`);
process.exitCode = failed.length + missed > 0 ? 1 : 0;

/** Notices are made before, so that their making does not count against the minutes of a part. */
async function prepare({ sizes = [] }: Part): Promise<void> {
  for (const size of sizes) await ensureNotices(`${values.dir}/${size}`, size);
}

/** A benchmark also ends with an error when it missed a bar: what counts is whether it wrote results. */
async function run({ name, minutes, args = () => [] }: Part, start: string): Promise<boolean> {
  const given = args(values.dir);
  const ending = await runNpm([`bench:${name}`, ...(given.length === 0 ? [] : ['--', ...given])], minutes);
  if (ending === 'late') console.error(`bench:${name} was ended: it took more than ${minutes} minutes`);
  return name in TITLES ? measuredSince(name, start) : ending === 'done';
}

async function measuredSince(name: string, when: string): Promise<boolean> {
  const section = await readSection(bench, name, name);
  return section !== undefined && section.measuredAt >= when;
}
