import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '#db/start-error.ts';

/** A file in the watched folder. */
export interface FoundFile {
  readonly path: string;
  readonly name: string;
  /** Name of its subfolder; undefined for one in the folder itself. */
  readonly source: string | undefined;
  /** Changes with every writing to it. */
  readonly state: string;
}

export const REPORT_END = '.report.txt';
/** Files of spreadsheets at work, of transfers that are not complete, and our own reports. */
const PASSED_OVER = /^[.~]|\.(part|partial|tmp|crdownload|filepart)$|\.report\.txt$/i;

/**
 * The files of the folder and of its subfolders, by name; links are passed over, because they lead out of it.
 * `onUnreadable` is told of a subfolder that cannot be read. @throws when the folder itself cannot be read
 */
export async function findFiles(
  folder: string,
  onUnreadable: (subfolder: string, error: unknown) => void,
): Promise<readonly FoundFile[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !PASSED_OVER.test(name));
  const subfolders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const found = await Promise.all([
    filesIn(folder, undefined),
    ...subfolders.sort().map((source) =>
      filesIn(join(folder, source), source).catch((error: unknown) => {
        if (errorCode(error) !== 'ENOENT') onUnreadable(source, error);
        return [];
      }),
    ),
  ]);
  return found.flat();
}

async function filesIn(folder: string, source: string | undefined): Promise<readonly FoundFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && !PASSED_OVER.test(entry.name)).map(({ name }) => name);
  const files = await Promise.all(
    names.sort().map(async (name) => {
      const path = join(folder, name);
      const state = await stateOf(path);
      return state === undefined ? [] : [{ path, name, source, state }];
    }),
  );
  return files.flat();
}

/** Undefined for a file that is gone or empty. */
export async function stateOf(path: string): Promise<string | undefined> {
  try {
    const { ino, size, mtimeMs, ctimeMs } = await stat(path); // the last changes with the rights, too
    return size === 0 ? undefined : `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
