import type { ImportFound, ImportReading, ImportReport } from '#contracts/api/imports.ts';
import type { Database } from '#db/connection.ts';
import { messageOf } from '#db/start-error.ts';
import { diskBytes } from '../../../platform/files/file-bytes.ts';
import { UnreadableFileError } from '../../../platform/files/unreadable-file-error.ts';
import { isText } from '../map/json-keys.ts';
import type { NameBook } from '../map/names/name-book.ts';
import { headingsWithoutColumn, readStatedColumns, statedFieldOf } from '../map/table/plan-columns.ts';
import { allText, quoted } from '../map/table/questions.ts';
import { type ImportOptions, importNotices } from './import-notices.ts';
import { type OpenedFile, openRows } from './reading/open-rows.ts';

/** Columns that a refusal names. */
const NAMED_COLUMNS = 40;

/** A file on a disk of which it is known how to read it. */
interface ImportFile extends OpenedFile {
  /** Bytes. */
  readonly size: number;
}

/** Looks at the beginning of a file, as `openRows`. @throws UnreadableFileError when nothing of it can be read */
export async function openImportFile(
  path: string,
  source?: string,
  reading?: ImportReading,
  book?: NameBook,
): Promise<ImportFile> {
  try {
    const file = await diskBytes(path);
    return { ...(await openRows(file, source, reading, book)), size: file.size };
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

export interface FileOptions extends ImportOptions {
  readonly onBytes?: (read: number, total: number) => void;
}

/**
 * Imports the whole file. @throws UnreadableFileError when a person has to make a choice first, or when it was changed
 * meanwhile; any error when the database or the disk fails on the way; what was written until then stays
 */
export function importFile(db: Database, file: ImportFile, options: FileOptions): Promise<ImportReport> {
  const { signal, onBytes } = options;
  const { question } = file.found();
  if (question !== null) throw new UnreadableFileError(allText(question));
  return importNotices(db, file.rows({ signal, onBytes: (bytes) => onBytes?.(bytes, file.size) }), options);
}
