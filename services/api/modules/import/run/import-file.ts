import type { ImportFound, ImportReading } from '#contracts/api/imports.ts';
import type { Database } from '#db/connection.ts';
import { messageOf } from '#db/start-error.ts';
import { diskBytes } from '../../../platform/files/file-bytes.ts';
import { UnreadableFileError } from '../../../platform/files/unreadable-file-error.ts';
import { isText } from '../map/json-keys.ts';
import { readKnownNames } from '../map/names/known-names.ts';
import { NameBook } from '../map/names/name-book.ts';
import { reportNames } from '../map/names/reported/report-names.ts';
import { headingsWithoutColumn, readStatedColumns, statedFieldOf } from '../map/table/plan-columns.ts';
import { quoted } from '../map/table/questions.ts';
import { type ImportOptions, importNotices } from './import-notices.ts';
import { type OpenedFile, openRows } from './reading/open-rows.ts';
import { readingOf } from './reading/remembered-reading.ts';

type HowToOpen = [source?: string, reading?: ImportReading, book?: NameBook];

/** Columns that a refusal names. */
const NAMED_COLUMNS = 40;

/** Looks at the beginning of a file on a disk, as `openRows`. @throws UnreadableFileError when nothing of it can be read */
export async function openImportFile(path: string, ...how: HowToOpen): Promise<OpenedFile> {
  try {
    return await openRows(await diskBytes(path), ...how);
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw new UnreadableFileError(messageOf(error), { cause: error });
  }
}

/** Refuses a statement about a column that the file does not have; one that is remembered of its source may lack it. */
export function checkColumns({ columns, format }: ImportFound, stated: ImportReading): void {
  const names = columns.map(({ heading }) => heading);
  const groups = format === 'json' ? groupsOf(names, stated) : [];
  const missing = names.length === 0 ? [] : headingsWithoutColumn([...names, ...groups], stated.columns);
  if (missing.length === 0) return;
  const present = `Its columns are ${quoted(names.slice(0, NAMED_COLUMNS)).join(', ')}.`;
  throw new UnreadableFileError(`It has no column ${quoted(missing).join(' and no column ')}. ${present}`);
}

/** Objects in rows of JSON about which a statement tells something: that they are left out, or what their words are. */
function groupsOf(names: readonly string[], { columns }: ImportReading): readonly string[] {
  const statedColumns = readStatedColumns(columns);
  return names.flatMap((name) => {
    const path = name.split('.');
    return path.slice(1).flatMap((_, at) => {
      const group = path.slice(0, at + 1).join('.');
      return statedFieldOf(group, statedColumns) === '' || isText(path.slice(at + 1).join('.')) ? [group] : [];
    });
  });
}

interface FileImport extends Omit<ImportOptions, 'choices'> {
  readonly open: (...how: HowToOpen) => Promise<OpenedFile>;
  readonly source: string | undefined;
  /** Statements of a person about this file. */
  readonly reading: ImportReading;
  /** Callback with bytes that were read, and those of the whole file. */
  readonly onBytes?: (read: number, total: number) => void;
  /** Callback with how it is read, before its first row. */
  readonly onFound?: (found: ImportFound) => unknown;
}

/**
 * Imports a file as its source was read the last time, unless a person states otherwise. Nothing is written while a question
 * is open. @throws UnreadableFileError with one sentence, also when the file was changed meanwhile; any error when the
 * database or the disk fails on the way; what was written until then stays
 */
export async function importFile(db: Database, wanted: FileImport) {
  const { open, source, reading: stated, onBytes, onFound, ...options } = wanted;
  const reading = await readingOf(db, source, stated);
  const book = new NameBook(await readKnownNames(db), reading.names);
  const opened = await open(source, reading, book);
  const { question } = opened.found();
  await onFound?.(opened.found());
  if (question !== null) return { question };
  const read = { signal: options.signal, onBytes: (bytes: number) => onBytes?.(bytes, opened.size) };
  const startedAt = Date.now();
  const report = await importNotices(db, opened.rows(read), { ...options, choices: reading });
  const seconds = (Date.now() - startedAt) / 1000;
  return { report, seconds, found: opened.found(), names: await reportNames(db, book) };
}
