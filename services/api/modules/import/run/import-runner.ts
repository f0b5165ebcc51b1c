import type { Logger } from 'pino';
import type { ImportFound, ImportNames, ImportReport } from '#contracts/api/imports.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { type Database, sql } from '#db/connection.ts';
import { table } from '#db/tables.ts';
import { storedJson } from '../../../../platform/formats/stored-json.ts';
import { UnreadableFileError } from '../../../platform/files/unreadable-file-error.ts';
import { readKnownNames } from '../map/names/known-names.ts';
import { NameBook } from '../map/names/name-book.ts';
import { reportNames } from '../map/names/reported/report-names.ts';
import { NO_COUNTS, type ReportedCounts, reported } from '../write/counts.ts';
import type { ImportTargets } from '../write/import-targets.ts';
import { AT_WORK, withSourceLock } from '../write/source-lock.ts';
import { importNotices } from './import-notices.ts';
import { ofAllPasses } from './import-run.presenter.ts';
import { findRun, storedBytes } from './import-run.queries.ts';
import { openRows } from './reading/open-rows.ts';
import { readingOf } from './reading/remembered-reading.ts';
import { appendImportEvent, CLAIM_SECONDS } from './run.commands.ts';

const REPORT_EVERY_MS = 300;

/** A run that a claim belongs to, for an administrator. */
export interface Claimed {
  readonly id: number;
  readonly claim: string;
  readonly dryRun: boolean;
  readonly meta: EventMeta;
}

interface ImportWork extends Claimed {
  readonly targets: ImportTargets;
  readonly clock: () => Date;
}

/**
 * Imports a stored file, and writes several times a second how far it is. A process that dies leaves a run whose claim runs
 * out: it shows as interrupted and can be started again.
 */
export async function runImport(db: Database, logger: Logger, work: ImportWork): Promise<void> {
  const pass = new Pass(db, work);
  const timer = setInterval(() => {
    pass.report().catch((error: unknown) => logger.warn({ err: error }, 'the progress of an import was not written'));
  }, REPORT_EVERY_MS);
  try {
    const { source } = (await findRun(db, work.id)) ?? {};
    const report = await withSourceLock(db, source ?? undefined, { onWait: refuseToWait }, () => pass.run());
    clearInterval(timer);
    const end = report === undefined ? 'asking' : report.stopped ? 'stopped' : 'done';
    await endRun(db, work, end, null, pass.results(report));
  } catch (error) {
    clearInterval(timer);
    await failRun(db, logger, work, error, pass.results());
  }
}

/** Writes why a run failed: a sentence when the file is unreadable, any other error into the log. */
export async function failRun(
  db: Database,
  logger: Logger,
  work: Claimed,
  error: unknown,
  results?: Results,
): Promise<void> {
  const isUnreadable = error instanceof UnreadableFileError;
  if (!isUnreadable) logger.error({ err: error, import: work.id }, 'an import failed');
  const failure = isUnreadable
    ? error.message
    : 'It failed on the way. What was written until then stays; start it again to go on.';
  await endRun(db, work, 'failed', failure, results).catch((second: unknown) =>
    logger.error({ err: second, import: work.id }, 'the end of an import was not written'),
  );
}

/** The screen starts nothing that stands still. */
function refuseToWait(): never {
  throw new UnreadableFileError(`${AT_WORK} Start this one when it has ended.`);
}

class Pass {
  readonly #db: Database;
  readonly #work: ImportWork;
  readonly #stop = new AbortController();
  #counts = reported(NO_COUNTS);
  #found: ImportFound | null = null;
  #names: ImportNames | null = null;
  #bytes = 0;

  constructor(db: Database, work: ImportWork) {
    this.#db = db;
    this.#work = work;
  }

  /** Answers nothing when a person has to make a choice first. */
  async run(): Promise<ImportReport | undefined> {
    const { id, targets, dryRun, meta, clock } = this.#work;
    const row = await findRun(this.#db, id);
    const source = row?.source ?? undefined;
    const reading = await readingOf(this.#db, source, row?.reading ?? {});
    const book = new NameBook(await readKnownNames(this.#db), reading.names);
    const opened = await openRows(storedBytes(this.#db, id, row?.size ?? 0), source, reading, book);
    this.#found = opened.found();
    if (this.#found.question !== null) return undefined;
    const onBytes = (bytes: number) => {
      this.#bytes = bytes;
    };
    const report = await importNotices(this.#db, opened.rows({ signal: this.#stop.signal, onBytes }), {
      targets,
      meta,
      kind: 'import',
      dryRun,
      choices: reading,
      clock,
      signal: this.#stop.signal,
      onProgress: (counts) => {
        this.#counts = counts;
      },
    });
    this.#found = opened.found();
    this.#names = await reportNames(this.#db, book);
    return report;
  }

  /** Writes the progress; stops when an administrator said so or when somebody else has taken the run over. */
  async report(): Promise<void> {
    const { id, claim } = this.#work;
    const [row] = await this.#db.query<{ is_stopping: boolean }>(sql`UPDATE import_run
      SET claimed_until = now() + ${CLAIM_SECONDS} * interval '1 second', bytes_read = ${this.#bytes},
        counts = ${JSON.stringify(this.#counts)}::jsonb
      WHERE id = ${id} AND claim = ${claim} AND state = 'running' RETURNING is_stopping`);
    if (row === undefined || row.is_stopping) this.#stop.abort();
  }

  /** All that is known at its end; the lists of a report that it did not come to are missing. */
  results(report?: ImportReport): Results {
    const { problems, groups, duplicates } = report ?? {};
    const [bytes, counts, found, names] = [this.#bytes, this.#counts, this.#found, this.#names];
    return { bytes, counts, found, names, problems, groups, duplicates };
  }
}

interface Results {
  readonly bytes?: number;
  readonly counts?: ReportedCounts;
  readonly found?: ImportFound | null;
  readonly names?: ImportNames | null;
  readonly problems?: ImportReport['problems'] | undefined;
  readonly groups?: ImportReport['groups'] | undefined;
  readonly duplicates?: ImportReport['duplicates'] | undefined;
}

/** Writes the end of a run, unless somebody else has taken it over; what the results lack stays as it was reported. */
async function endRun(
  db: Database,
  { id, claim, dryRun, meta }: Claimed,
  end: 'done' | 'stopped' | 'failed' | 'asking',
  failure: string | null,
  results: Results = {},
): Promise<void> {
  const state = dryRun && end === 'done' ? 'checked' : end;
  const json = (value: unknown) => (value == null ? null : storedJson(value));
  const { bytes = null, problems, groups, duplicates, found, names } = results;
  await db.tx(async (tx) => {
    const [row] = await tx.query<{ earlier: Pick<ReportedCounts, 'added' | 'updated'> | null; counts: ReportedCounts }>(
      sql`UPDATE import_run SET state = ${state}, finished_at = now(), claim = NULL, claimed_until = NULL,
          failure = ${failure?.replaceAll('\0', '\ufffd') ?? null}, bytes_read = coalesce(${bytes}, bytes_read),
          counts = coalesce(${json(results.counts)}::jsonb, counts, ${json(reported(NO_COUNTS))}::jsonb),
          problems = coalesce(${json(problems)}::jsonb, problems), groups = coalesce(${json(groups)}::jsonb, groups),
          duplicates = coalesce(${json(duplicates)}::jsonb, duplicates), found = ${json(found)}::jsonb, names = ${json(names)}::jsonb
        WHERE id = ${id} AND claim = ${claim} AND state = 'running' RETURNING earlier, counts`,
    );
    if (row === undefined) return;
    if (state === 'done') await table('import_part', tx).delete({ run_id: id });
    const counts = ofAllPasses(row.counts, row.earlier);
    const { added, updated, unchanged, refused, removedHere, sameNotice = 0, leftOut = 0 } = counts;
    const data = {
      added,
      updated: updated + sameNotice,
      unchanged,
      refused: refused + leftOut,
      removedHere,
      dryRun,
      end: end === 'asking' ? ('stopped' as const) : end,
    };
    await appendImportEvent(tx, id, { type: 'ImportEnded', data }, meta);
  });
}
