import { parseArgs } from 'node:util';
import type { Database } from '#db/connection.ts';
import { withTarget } from '../../platform/command/open-target.ts';
import { Progress as Bar } from '../../platform/command/progress.ts';
import { STOPPED, stopSignal } from '../../platform/command/stopped.ts';
import { runMain } from '../../platform/run-main.ts';
import { MODULES } from '../app.ts';
import { type Progress, type RebuildReport, rebuild } from './rebuild.ts';
import { type Difference, differs } from './tables/compare-tables.ts';

const count = (value: number) => value.toLocaleString('en');

/** Result of a rebuild in words. */
function reportText({ upTo, differences, equal }: RebuildReport, checkOnly: boolean, seconds: number): string {
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

const USAGE = `Usage: npm run rebuild -- [--check] [--resume]

  --check    compare the read tables with the log, change nothing; ends with 1 when they differ, with 2 when
             that could not be found out
  --resume   go on with a rebuild that was interrupted, instead of beginning anew`;
/** Exit code when nothing was found out, which is not the same as tables that differ. */
const COULD_NOT_CHECK = 2;
/** The session, the follower of the log, the reader, the snapshot and the guard of the log. */
const CONNECTIONS = 6;

const options = readOptions();
if (options === undefined) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  await runMain(async () => {
    const target = { as: 'owner', mayMigrate: !options.checkOnly, max: CONNECTIONS } as const;
    process.exitCode = await withTarget(target, ({ db }) => run(db, options));
  }, COULD_NOT_CHECK);
}

function readOptions() {
  try {
    const { values } = parseArgs({ options: { check: { type: 'boolean' }, resume: { type: 'boolean' } } });
    return { checkOnly: values.check ?? false, resume: values.resume ?? false };
  } catch {
    return undefined;
  }
}

/** Answers the exit code: 1 when the tables differ in the end, 130 when it was stopped. */
async function run(db: Database, { checkOnly, resume }: { checkOnly: boolean; resume: boolean }): Promise<number> {
  const signal = stopSignal();
  const bar = new Bar(process.stderr, 'positions');
  const startedAt = Date.now();
  try {
    const onProgress = (progress: Progress) => show(bar, progress);
    const report = await rebuild(db, { modules: MODULES, checkOnly, resume, signal, onProgress });
    bar.clear();
    console.log(reportText(report, checkOnly, (Date.now() - startedAt) / 1000));
    return report.equal ? 0 : 1;
  } catch (error) {
    bar.clear();
    if (!signal.aborted) throw error;
    console.error(
      'Stopped before the end; the live tables are as usable as before. npm run rebuild -- --resume goes on.',
    );
    return STOPPED;
  }
}

function show(bar: Bar, progress: Progress): void {
  if (progress.step === 'replay') {
    bar.share(progress.position, progress.last);
    bar.count(progress.position);
  } else if (progress.step === 'compare') bar.line('Replayed; comparing with the live tables.');
  else if (progress.done === progress.rows) bar.line(`Rows that took their place: ${progress.done}.`);
}
