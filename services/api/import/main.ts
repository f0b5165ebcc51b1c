import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import type { Database } from '#db/connection.ts';
import { StartError } from '#db/start-error.ts';
import { withTarget } from '../../platform/command/open-target.ts';
import { Progress } from '../../platform/command/progress.ts';
import { importTargets } from '../import-targets.ts';
import { UnreadableFileError } from '../modules/import/read/unreadable-file-error.ts';
import { type ImportFile, importFile, openImportFile } from '../modules/import/run/import-file.ts';
import { type Arguments, readArguments, USAGE } from './arguments.ts';
import { problemLine, reportText } from './report-text.ts';

const STOPPED = 130;

const args = readArguments(process.argv.slice(2));
if (args === undefined) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  process.exitCode = await run(args).catch((error: unknown) => {
    if (error instanceof UnreadableFileError) console.error(`${args.file} cannot be imported. ${error.message}`);
    else if (error instanceof StartError) console.error(error.message);
    else throw error;
    return 1;
  });
}

/** Answers the exit code: 1 when nothing could be read, 130 when it was stopped. */
async function run({ file, dryRun, source }: Arguments): Promise<number> {
  const opened = await openImportFile(resolve(process.env.INIT_CWD ?? '', file), source);
  return withTarget({ as: 'api', mayMigrate: true }, ({ db }) => importInto(db, opened, dryRun));
}

async function importInto(db: Database, opened: ImportFile, dryRun: boolean): Promise<number> {
  const stop = new AbortController();
  process.on('SIGINT', () => stop.abort());
  process.on('SIGTERM', () => stop.abort());
  const progress = new Progress(process.stderr, 'rows');
  const startedAt = Date.now();
  const runId = randomUUID();
  try {
    const report = await importFile(db, opened, {
      meta: { actor: { kind: 'system', name: 'import' }, requestId: runId, correlationId: runId, outcome: 'done' },
      targets: importTargets,
      kind: 'import',
      dryRun,
      signal: stop.signal,
      onBytes: (read, total) => progress.share(read, total),
      onProgress: ({ added, updated, unchanged, refused, removedHere }) =>
        progress.count(added + updated + unchanged + refused + removedHere),
      onProblem: (problem) => progress.line(problemLine(problem)),
    });
    progress.clear();
    console.log(reportText(report, dryRun, (Date.now() - startedAt) / 1000));
    if (report.stopped) return STOPPED;
    const isNothing = report.added + report.updated + report.unchanged === 0;
    return isNothing && report.refused > 0 ? 1 : 0;
  } finally {
    progress.clear();
  }
}
