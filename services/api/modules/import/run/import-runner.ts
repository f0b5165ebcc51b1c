import type { Logger } from 'pino';
import type { ImportFound, ImportNames, ImportReport } from '#contracts/api/imports.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { type Database, sql } from '#db/connection.ts';
import { table } from '#db/tables.ts';
import { storedJson } from '../../../../platform/formats/stored-json.ts';
import { UnreadableFileError } from '../../../platform/files/unreadable-file-error.ts';
import { NO_COUNTS, type ReportedCounts, reported } from '../write/counts.ts';
import type { ImportTargets } from '../write/import-targets.ts';
import { AT_WORK, withSourceLock } from '../write/source-lock.ts';
import { importFile } from './import-file.ts';
import { ofAllPasses } from './import-run.presenter.ts';
import { findRun, type ImportRunDetailRow, storedBytes } from './import-run.queries.ts';
import { openRows } from './reading/open-rows.ts';
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
    const row = await findRun(db, work.id);
    const end = await withSourceLock(db, row.source ?? undefined, { onWait: refuseToWait }, () => pass.run(row));
    clearInterval(timer);
    await endRun(db, work, end, null, pass.results);
  } catch (error) {
    clearInterval(timer);
    await failRun(db, logger, work, error, pass.results);
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

/** All that is known of a pass; lists of a report that it has not come to are missing. */
interface Results extends Partial<Pick<ImportReport, 'problems' | 'groups' | 'duplicates'>> {
  bytes?: number;
  counts?: ReportedCounts;
  found?: ImportFound;
  names?: ImportNames;
}

class Pass {
  readonly #db: Database;
  readonly #work: ImportWork;
  readonly #stop = new AbortController();
  results: Results = {};

  constructor(db: Database, work: ImportWork) {
    this.#db = db;
    this.#work = work;
  }

  /** Answers how it ended: 'asking' when a person has to make a choice first. */
  async run({ id, size, source, reading }: ImportRunDetailRow): Promise<'asking' | 'stopped' | 'done'> {
    const { targets, dryRun, meta, clock } = this.#work;
    const done = await importFile(this.#db, {
      ...{ targets, meta, kind: 'import', dryRun, clock, reading, signal: this.#stop.signal },
      source: source ?? undefined,
      open: (...how) => openRows(storedBytes(this.#db, id, size), ...how),
      onFound: (found) => {
        this.results.found = found;
      },
      onBytes: (bytes) => {
        this.results.bytes = bytes;
      },
      onProgress: (counts) => {
        this.results.counts = counts;
      },
    });
    if ('question' in done) return 'asking';
    const { report, found, names } = done;
    const { problems, groups, duplicates } = report;
    this.results = { ...this.results, found, names, problems, groups, duplicates };
    return report.stopped ? 'stopped' : 'done';
  }

  /** Writes the progress; stops when an administrator said so or when somebody else has taken the run over. */
  async report(): Promise<void> {
    const { id, claim } = this.#work;
    const { bytes = 0, counts = reported(NO_COUNTS) } = this.results;
    const [row] = await this.#db.query<{ is_stopping: boolean }>(sql`UPDATE import_run
      SET claimed_until = now() + ${CLAIM_SECONDS} * interval '1 second', bytes_read = ${bytes},
        counts = ${JSON.stringify(counts)}::jsonb
      WHERE id = ${id} AND claim = ${claim} AND state = 'running' RETURNING is_stopping`);
    if (row === undefined || row.is_stopping) this.#stop.abort();
  }
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
      ...{ added, updated: updated + sameNotice, unchanged, refused: refused + leftOut, removedHere, dryRun },
      end: end === 'asking' ? ('stopped' as const) : end,
    };
    await appendImportEvent(tx, id, { type: 'ImportEnded', data }, meta);
  });
}
