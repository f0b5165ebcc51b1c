import { randomUUID } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { resolve } from 'node:path';
import type { ImportProblem } from '#contracts/api/imports.ts';
import type { Database } from '#db/connection.ts';
import { StartError } from '#db/start-error.ts';
import { withTarget } from '../../platform/command/open-target.ts';
import { Progress } from '../../platform/command/progress.ts';
import { importTargets } from '../import-targets.ts';
import { UnreadableFileError } from '../modules/import/read/unreadable-file-error.ts';
import { importFile, openImportFile } from '../modules/import/run/import-file.ts';
import { readingOf, rememberReading } from '../modules/import/run/reading/remembered-reading.ts';
import { csvLine } from '../platform/formats/csv.ts';
import { type Arguments, readArguments, USAGE } from './arguments.ts';
import { foundText, problemLine, questionText, reportText } from './report-text.ts';

const STOPPED = 130;
/** Lines to each kind of problem; the report counts all of them. */
const LINES_OF_A_KIND = 3;

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
async function run(stated: Arguments): Promise<number> {
  const path = pathOf(stated.file);
  await openImportFile(path, stated.source, stated.reading); // a file that nobody can read needs no database
  return withTarget({ as: 'api', mayMigrate: true }, ({ db }) => importInto(db, path, stated));
}

function pathOf(file: string): string {
  return resolve(process.env.INIT_CWD ?? '', file);
}

async function importInto(db: Database, path: string, { file, dryRun, source, ...stated }: Arguments): Promise<number> {
  const opened = await openImportFile(path, source, await readingOf(db, source, stated.reading));
  const { question } = opened.found();
  if (question !== null) {
    console.error(questionText(file, question));
    return 1;
  }
  if (!dryRun) await rememberReading(db, source, stated.reading);
  const rowsFile = stated.problems === undefined ? undefined : problemsFile(pathOf(stated.problems));
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
      onProblem: (problem, ofItsKind) => {
        rowsFile?.write(problemRow(problem));
        if (ofItsKind <= LINES_OF_A_KIND) progress.line(problemLine(problem));
      },
    });
    progress.clear();
    console.log(reportText(report, dryRun, (Date.now() - startedAt) / 1000));
    console.log(foundText(opened.found()));
    if (report.stopped) return STOPPED;
    const isNothing = report.added + report.updated + report.unchanged === 0;
    return isNothing && report.refused > 0 ? 1 : 0;
  } finally {
    rowsFile?.end();
    progress.clear();
  }
}

/** With the byte order mark that Excel needs for Urdu. */
function problemsFile(path: string): WriteStream {
  const file = createWriteStream(path);
  file.write(`\ufeff${csvLine(['where', 'column', 'value', 'what is wrong', 'the row'])}`);
  return file;
}

function problemRow({ place, column, value, reason, cost }: ImportProblem): string {
  return csvLine([place, column, value, reason, cost === 'row' ? 'is refused' : 'comes in']);
}
