import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, rename, stat, writeFile } from 'node:fs/promises';
import { type Database, sql } from '#db/connection.ts';
import { pause } from '#db/event-store/follow/keep-on-session.ts';
import { errorCode, StartError } from '#db/start-error.ts';
import { UnreadableFileError } from '../../platform/files/unreadable-file-error.ts';
import { duplicatesText } from '../duplicates-text.ts';
import { importPath } from '../import-path.ts';
import { foundText, namesText, problemLine, questionText, reportText } from '../report-text.ts';
import { type FoundFile, findFiles, REPORT_END, stateOf, unreadable } from './find-files.ts';

/** Problems in a report beside a file; it counts all of them by kind. */
const KEPT_PROBLEMS = 1000;

interface WatchOptions {
  readonly folder: string;
  /** Between two looks. A file that is the same in two of them is at rest. */
  readonly everyMs: number;
  readonly signal: AbortSignal;
  /** Callback with one line for each file. */
  readonly tell: (line: string) => void;
}

/**
 * Imports each new file of the folder once, until stopped. A file is known by its content and source, which are noted when
 * it is done: after a kill it is imported again, and finds its rows there. @throws StartError when the folder cannot be read
 */
export async function watchFolder(db: Database, { folder, everyMs, signal, tell }: WatchOptions): Promise<void> {
  const handled = new Map<string, string>();
  let last = new Map<string, string>();
  let complaints = new Set<string>();
  await findFiles(folder, () => undefined).catch((error: unknown) => {
    throw new StartError(unreadable(folder, error));
  });
  while (!signal.aborted) {
    const before = complaints;
    complaints = new Set();
    const complain = (line: string): undefined => {
      if (!before.has(line)) tell(line);
      complaints.add(line);
    };
    const files = await findFiles(folder, complain).catch(
      (error: unknown) => complain(unreadable(folder, error)), // a mount may come back
    );
    if (files === undefined) {
      await pause(everyMs, signal);
      continue;
    }
    for (const file of files) {
      if (signal.aborted) return;
      const isAtRest = last.get(file.path) === file.state;
      if (!isAtRest || handled.get(file.path) === file.state) continue;
      if (await handleFile(db, file, { signal, tell })) handled.set(file.path, file.state);
    }
    last = new Map(files.map(({ path, state }) => [path, state]));
    for (const path of handled.keys()) if (!last.has(path)) handled.delete(path);
    await pause(everyMs, signal);
  }
}

type Handling = Pick<WatchOptions, 'signal' | 'tell'>;

/** Answers whether the file is done with as it stands. */
async function handleFile(db: Database, file: FoundFile, { signal, tell }: Handling): Promise<boolean> {
  const digest = await digestOf(file.path).catch((error: unknown) => {
    tell(`${fullName(file)} cannot be read (${String(error)}). It is tried again when it or its rights change.`);
    return undefined;
  });
  if (digest === undefined) return true;
  const source = file.source ?? '';
  const seen = await db.query(sql`SELECT 1 AS found FROM watched_file WHERE digest = ${digest} AND source = ${source}`);
  if (seen.length > 0) return true;
  const { text, isDone } = await imported(db, file, signal);
  if (signal.aborted) return false;
  if ((await stateOf(file.path)) !== file.state) {
    tell(`${fullName(file)} was changed or went away while it was being read. It is imported again when it rests.`);
    return false;
  }
  if (isDone) {
    await db.query(sql`INSERT INTO watched_file (digest, source, name) VALUES (${digest}, ${source}, ${file.name})
      ON CONFLICT DO NOTHING`);
  }
  await writeReport(file, text, tell);
  tell(`${fullName(file)}: ${text.split('\n')[0]}`);
  return true;
}

const fullName = ({ source, name }: FoundFile) => (source === undefined ? name : `${source}/${name}`);

/** The report of one file. A question is not the end of it: once the source's answer is known, the next start asks again. */
async function imported(db: Database, { path, name, source }: FoundFile, signal: AbortSignal) {
  const problems: string[] = [];
  try {
    const done = await importPath(db, {
      path,
      source,
      signal,
      dryRun: false,
      reading: {},
      onProblem: (problem) => {
        if (problems.length < KEPT_PROBLEMS) problems.push(problemLine(problem));
      },
    });
    if ('question' in done) return { text: questionText(name, done.question), isDone: false };
    const { report, seconds, found, names } = done;
    const parts = [
      reportText(report, false, seconds),
      duplicatesText(report),
      foundText(found),
      namesText(names, KEPT_PROBLEMS),
      problems.join('\n'),
    ];
    return { text: parts.filter((part) => part !== '').join('\n'), isDone: !report.stopped };
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    const isDone = errorCode(error.cause) === undefined; // a disk that failed may be well at the next start
    return { text: `${name} cannot be imported. ${error.message}`, isDone };
  }
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** Whole or not at all, so that nobody reads half a report, and for whoever may read the file. */
async function writeReport({ path, name }: FoundFile, text: string, tell: (line: string) => void): Promise<void> {
  try {
    await writeFile(`${path}.tmp`, `${text}\n`);
    await chmod(`${path}.tmp`, (await stat(path)).mode & 0o777);
    await rename(`${path}.tmp`, `${path}${REPORT_END}`);
  } catch (error) {
    tell(`The report of ${name} cannot be written beside it (${String(error)}).`);
  }
}
