import { randomUUID } from 'node:crypto';
import type { ImportFound, ImportNames, ImportReading, ImportReport } from '#contracts/api/imports.ts';
import type { Database } from '#db/connection.ts';
import { importTargets } from '../import-targets.ts';
import { readKnownNames } from '../modules/import/map/names/known-names.ts';
import { NameBook } from '../modules/import/map/names/name-book.ts';
import { reportNames } from '../modules/import/map/names/reported/report-names.ts';
import { type FileOptions, importFile, openImportFile } from '../modules/import/run/import-file.ts';
import { readingOf, rememberReading } from '../modules/import/run/reading/remembered-reading.ts';
import { withSourceLock } from '../modules/import/write/source-lock.ts';

interface PathImport extends Pick<FileOptions, 'signal' | 'onBytes' | 'onProgress' | 'onProblem' | 'onDuplicate'> {
  /** Callback for when another import of the source is at work, for which this one waits. */
  readonly onWait?: () => void;
  readonly path: string;
  readonly dryRun: boolean;
  readonly source: string | undefined;
  /** Statements of a person about this file. */
  readonly reading: ImportReading;
}

type PathReport =
  | { readonly question: NonNullable<ImportFound['question']> }
  | {
      readonly report: ImportReport;
      readonly found: ImportFound;
      readonly names: ImportNames;
      readonly seconds: number;
    };

/**
 * Imports a file of a disk as its source was read the last time, unless a person states otherwise. Nothing is written while a
 * question is open. @throws UnreadableFileError with one sentence
 */
export function importPath(db: Database, wanted: PathImport): Promise<PathReport> {
  const { source, signal, onWait = () => undefined } = wanted;
  return withSourceLock(db, source, { signal, onWait }, () => importInTurn(db, wanted));
}

async function importInTurn(db: Database, { path, source, reading, ...options }: PathImport): Promise<PathReport> {
  const whole = await readingOf(db, source, reading);
  const book = new NameBook(await readKnownNames(db), whole.names);
  const opened = await openImportFile(path, source, whole, book);
  const { question } = opened.found();
  if (question !== null) return { question };
  if (!options.dryRun) await rememberReading(db, source, reading);
  const startedAt = Date.now();
  const runId = randomUUID();
  const report = await importFile(db, opened, {
    ...options,
    meta: { actor: { kind: 'system', name: 'import' }, requestId: runId, correlationId: runId, outcome: 'done' },
    targets: importTargets,
    kind: 'import',
    choices: whole,
  });
  const seconds = (Date.now() - startedAt) / 1000;
  return { report, found: opened.found(), names: await reportNames(db, book), seconds };
}
