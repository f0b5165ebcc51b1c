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

/** Sign in place of a letter of another encoding; by such a name no file is found. */
const UNKNOWN_LETTER = '\uFFFD';

/**
 * The files of the folder and of its subfolders, by name; links are passed over, because they lead out of it.
 * `complain` is told of a subfolder, or a name, that cannot be read. @throws when the folder itself cannot be read
 */
export async function findFiles(folder: string, complain: (line: string) => void): Promise<readonly FoundFile[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !PASSED_OVER.test(name));
  const subfolders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const found = await Promise.all([
    filesIn(folder, undefined, complain),
    ...subfolders.sort().map((source) =>
      filesIn(join(folder, source), source, complain).catch((error: unknown) => {
        if (errorCode(error) !== 'ENOENT') complain(unreadable(join(folder, source), error));
        return [];
      }),
    ),
  ]);
  return found.flat();
}

async function filesIn(
  folder: string,
  source: string | undefined,
  complain: (line: string) => void,
): Promise<readonly FoundFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && !PASSED_OVER.test(entry.name)).map(({ name }) => name);
  const files = await Promise.all(
    names.sort().map(async (name) => {
      const path = join(folder, name);
      const state = await stateOf(path);
      if (name.includes(UNKNOWN_LETTER)) complain(`${path} cannot be read: its name is no UTF-8. Rename it.`);
      return state === undefined ? [] : [{ path, name, source, state }];
    }),
  );
  return files.flat();
}

export const unreadable = (folder: string, error: unknown) =>
  `The folder ${folder} cannot be read (${String(error)}). Check IMPORT_DIR and its rights.`;

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
