import { stat } from 'node:fs/promises';
import type { ImportReport } from '#contracts/api/imports.ts';
import type { Database } from '#db/connection.ts';
import { errorCode } from '#db/start-error.ts';
import { type ImportOptions, importNotices } from './import-notices.ts';
import { detectFormat } from './read/detect-format.ts';
import { textChunks } from './read/text-chunks.ts';
import { UnreadableFileError } from './read/unreadable-file-error.ts';
import { judgedRows } from './read-file.ts';

export interface FileOptions extends ImportOptions {
  /** Stands in for rows that name no source, and for the publisher of OCDS releases. */
  readonly source?: string | undefined;
  readonly onBytes?: (read: number, total: number) => void;
}

/** Imports one file of any known format. @throws UnreadableFileError when nothing of it can be read */
export async function importFile(db: Database, path: string, options: FileOptions): Promise<ImportReport> {
  const { size } = await stat(path).catch(unreadable);
  const format = await detectFormat(path).catch(unreadable);
  const { signal, onBytes, source } = options;
  const chunks = textChunks(path, { signal, onBytes: (bytes) => onBytes?.(bytes, size) });
  return importNotices(db, judgedRows(chunks, format, source), options);
}

function unreadable(error: unknown): never {
  switch (errorCode(error)) {
    case 'ENOENT':
      throw new UnreadableFileError('There is no such file.');
    case 'EACCES':
    case 'EPERM':
      throw new UnreadableFileError('This user may not read it.');
    case 'EISDIR':
      throw new UnreadableFileError('It is a folder. Name one file.');
    default:
      throw error;
  }
}
