import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ImportDuplicate, ImportProblem } from '#contracts/api/imports.ts';
import { refusedTable } from '#contracts/rules/documents/refused-rows.ts';
import type { Database } from '#db/connection.ts';
import { findRunningPostgres } from '#db/embedded-postgres/find-running.ts';
import { pause } from '#db/event-store/follow/keep-on-session.ts';
import { StartError } from '#db/start-error.ts';
import { AwayError, withTarget } from '../../platform/command/open-target.ts';
import { Progress } from '../../platform/command/progress.ts';
import { STOPPED, stopSignal } from '../../platform/command/stopped.ts';
import { readLaunchConfig } from '../../platform/config.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/formats/csv.ts';
import { NO_DESCRIPTION } from '../modules/import/map/judge-row.ts';
import { checkColumns, openImportFile } from '../modules/import/run/import-file.ts';
import { AT_WORK } from '../modules/import/write/source-lock.ts';
import { UnreadableFileError } from '../platform/files/unreadable-file-error.ts';
import { type Arguments, readArguments, USAGE } from './arguments.ts';
import { duplicatesText, inWords } from './duplicates-text.ts';
import { importPath } from './import-path.ts';
import { foundText, nameRows, namesText, problemLine, questionText, reportText } from './report-text.ts';
import { watchFolder } from './watch/watch-folder.ts';

/** Between two looks into a watched folder. */
const LOOK_EVERY_MS = 5000;
/** Lines to each kind of problem; the report counts all of them. */
const LINES_OF_A_KIND = 3;
const COSTS = { row: 'is refused', value: 'comes in', void: 'is no notice' } as const;
const BECOMES = { same: 'is a further source', another: 'comes in', leave: 'is left out' } as const;

const args = readArguments(process.argv.slice(2));
if (args === undefined) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  process.exitCode = await run(args).catch((error: unknown) => {
    if (error instanceof UnreadableFileError) console.error(`${args.file ?? ''} cannot be imported. ${error.message}`);
    else if (error instanceof StartError) console.error(error.message);
    else throw error;
    return 1;
  });
}

/** Answers the exit code: 1 when nothing could be read, 130 when it was stopped. */
function run(stated: Arguments): Promise<number> {
  return stated.watch ? watch(stated.file ?? process.env.IMPORT_DIR ?? '') : runOnce(stated, stated.file ?? '');
}

async function runOnce(stated: Arguments, file: string): Promise<number> {
  const path = pathOf(file);
  // a file that nobody can read needs no database
  const { found } = await openImportFile(path, stated.source, stated.reading);
  checkColumns(found(), stated.reading);
  return withTarget({ as: 'api', mayMigrate: true }, ({ db }) => importInto(db, path, { ...stated, file }));
}

/** Watching until a signal, then to the end of the rows at hand; a database that was reached once may go away and come back. */
async function watch(folder: string): Promise<number> {
  if (folder === '') throw new StartError('Name a folder to watch, or set IMPORT_DIR.');
  const path = pathOf(folder);
  const signal = stopSignal();
  const isOwn = !(await isServed());
  let isReached = false;
  let isTold = false; // by one line for each absence
  for (;;) {
    await withTarget({ as: 'api', mayMigrate: !isReached }, async ({ db }) => {
      console.log(`Watching ${path}. Ctrl-C ends it.`);
      isReached = true;
      isTold = false;
      await watchFolder(db, { folder: path, everyMs: LOOK_EVERY_MS, signal, tell: console.log });
    }).catch((error: unknown) => {
      if (!isReached || isOwn || !(error instanceof AwayError)) throw error;
      if (!isTold) console.log(`${error.message} The folder waits for it.`);
      isTold = true;
    });
    do {
      if (signal.aborted) return 0;
      await pause(LOOK_EVERY_MS, signal);
    } while (!(await isServed()));
  }
}

/** False where an embedded database is not running, which a command would start, and then npm start could not. */
async function isServed(): Promise<boolean> {
  const { databaseOwnerUrl, dataDir } = readLaunchConfig();
  return databaseOwnerUrl !== undefined || (await findRunningPostgres(dataDir)) !== undefined;
}

function pathOf(file: string): string {
  return resolve(process.env.INIT_CWD ?? '', file);
}

async function importInto(
  db: Database,
  path: string,
  { file, dryRun, source, reading, problems, refused }: Arguments & { readonly file: string },
): Promise<number> {
  const rowsFile = problems === undefined ? undefined : await problemsFile(pathOf(problems));
  const refusedRows: ImportProblem[] = [];
  const signal = stopSignal();
  const progress = new Progress(process.stderr, 'rows');
  try {
    const done = await importPath(db, {
      path,
      dryRun,
      source,
      reading,
      signal,
      onWait: () => progress.line(`${AT_WORK} This one waits for its end.`),
      onBytes: (read, total) => progress.share(read, total),
      onProgress: ({ added, updated, unchanged, refused, removedHere, sameNotice = 0, leftOut = 0 }) =>
        progress.count(added + updated + unchanged + refused + removedHere + sameNotice + leftOut),
      onProblem: (problem, ofItsKind) => {
        rowsFile?.write(problemRow(problem));
        if (refused !== undefined && problem.row !== undefined) refusedRows.push(problem);
        if (ofItsKind <= LINES_OF_A_KIND && problem.reason !== NO_DESCRIPTION) progress.line(problemLine(problem));
      },
      onDuplicate: (duplicate) => rowsFile?.write(duplicateRow(duplicate)),
    });
    progress.clear();
    if ('question' in done) {
      console.error(questionText(file, done.question));
      return 1;
    }
    const { report, found, names, seconds } = done;
    if (refused !== undefined) await writeFile(pathOf(refused), csvFile(refusedTable(refusedRows)));
    for (const row of nameRows(names)) rowsFile?.write(csvLine(row));
    console.log(
      [reportText(report, dryRun, seconds), duplicatesText(report), foundText(found), namesText(names)]
        .filter(Boolean)
        .join('\n'),
    );
    if (report.stopped) return STOPPED;
    const isNothing = report.added + report.updated + report.unchanged + (report.sameNotice ?? 0) === 0;
    return isNothing && report.refused + (report.noNotice ?? 0) > 0 ? 1 : 0;
  } catch (error) {
    if (!signal.aborted || !(error instanceof UnreadableFileError)) throw error;
    progress.line(`${file} was not imported. ${error.message}`);
    return STOPPED;
  } finally {
    rowsFile?.end();
    progress.clear();
  }
}

function csvFile(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map(csvLine).join('');
}

/** File of problems, with the byte order mark that Excel needs for Urdu. */
async function problemsFile(path: string): Promise<WriteStream> {
  const file = createWriteStream(path);
  await once(file, 'open'); // else nothing is imported
  file.on('error', (error) => console.error(`The problems are not written any more: ${error.message}`));
  file.write(csvFile([['where', 'column', 'value', 'what is wrong', 'the row']]));
  return file;
}

function problemRow({ place, column, value, reason, cost }: ImportProblem): string {
  return csvLine([place, column, value, reason, COSTS[cost]]);
}

function duplicateRow(duplicate: ImportDuplicate): string {
  return csvLine([duplicate.place, '', duplicate.title, inWords(duplicate), BECOMES[duplicate.becomes]]);
}
