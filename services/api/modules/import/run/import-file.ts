import { stat } from 'node:fs/promises';
import type { ImportReport } from '#contracts/api/imports.ts';
import type { Database } from '#db/connection.ts';
import { errorCode } from '#db/start-error.ts';
import { detectFormat } from '../read/detect-format.ts';
import { textChunks } from '../read/text-chunks.ts';
import { UnreadableFileError } from '../read/unreadable-file-error.ts';
import { type ImportOptions, importNotices } from './import-notices.ts';
import { type RowReader, rowReader } from './read-rows.ts';

/** A file of a known format. */
export interface ImportFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly read: RowReader;
}

/**
 * Looks at the beginning of a file. `source` stands in for rows that name none, and for the publisher of OCDS
 * releases. @throws UnreadableFileError when nothing of it can be read
 */
export async function openImportFile(path: string, source?: string): Promise<ImportFile> {
  try {
    const { size } = await stat(path);
    return { path, size, read: rowReader(await detectFormat(path), source) };
  } catch (error) {
    throw new UnreadableFileError(UNREADABLE[errorCode(error) ?? ''] ?? messageOf(error), { cause: error });
  }
}

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EACCES: 'This user may not read it.',
  EPERM: 'This user may not read it.',
  EISDIR: 'It is a folder. Name one file.',
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export interface FileOptions extends ImportOptions {
  readonly onBytes?: (read: number, total: number) => void;
}

/** Imports the whole file. @throws when the database or the disk fails on the way; what was written until then stays */
export function importFile(db: Database, file: ImportFile, options: FileOptions): Promise<ImportReport> {
  const { signal, onBytes } = options;
  const chunks = textChunks(file.path, { signal, onBytes: (bytes) => onBytes?.(bytes, file.size) });
  return importNotices(db, file.read(chunks), options);
}
