import type { Logger } from 'pino';
import type { ImportFound, ImportNames, ImportReport } from '#contracts/api/imports.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { type Database, sql } from '#db/connection.ts';
import { table } from '#db/tables.ts';
import { storedJson } from '../../../../platform/formats/stored-json.ts';
import { UnreadableFileError } from '../../../platform/files/unreadable-file-error.ts';
import { readKnownNames } from '../map/names/known-names.ts';
import { NameBook } from '../map/names/name-book.ts';
import { reportNames } from '../map/names/report-names.ts';
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

interface ImportWork {
  readonly id: number;
  readonly claim: string;
  readonly targets: ImportTargets;
  readonly dryRun: boolean;
  readonly meta: EventMeta;
  readonly clock: () => Date;
}

/**
 * Imports a stored file beside the requests of the process, and writes several times a second how far it is. A process that dies
 * leaves a run whose claim runs out: it shows as interrupted and can be started again.
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
    await pass.end(report === undefined ? 'asking' : report.stopped ? 'stopped' : 'done', null, report);
  } catch (error) {
    clearInterval(timer);
    const isUnreadable = error instanceof UnreadableFileError;
    if (!isUnreadable) logger.error({ err: error, import: work.id }, 'an import failed');
    const failure = isUnreadable
      ? error.message
      : 'It failed on the way. What was written until then stays; start it again to go on.';
    await pass
      .end('failed', failure)
      .catch((second: unknown) =>
        logger.error({ err: second, import: work.id }, 'the end of an import was not written'),
      );
  }
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

  async end(
    end: 'done' | 'stopped' | 'failed' | 'asking',
    failure: string | null,
    { problems, groups, duplicates }: Pick<ImportReport, 'problems' | 'groups' | 'duplicates'> = {
      problems: [],
      groups: [],
      duplicates: [],
    },
  ): Promise<void> {
    const { id, claim, dryRun, meta } = this.#work;
    const state = dryRun && end === 'done' ? 'checked' : end;
    await this.#db.tx(async (tx) => {
      const [row] = await tx.query<{ earlier: Pick<ReportedCounts, 'added' | 'updated'> | null }>(sql`UPDATE import_run
        SET state = ${state}, finished_at = now(), claim = NULL, claimed_until = NULL, bytes_read = ${this.#bytes},
          counts = ${JSON.stringify(this.#counts)}::jsonb, problems = ${storedJson(problems)}::jsonb,
          groups = ${storedJson(groups)}::jsonb, duplicates = ${storedJson(duplicates)}::jsonb, found = ${storedJson(this.#found)}::jsonb,
          names = ${this.#names === null ? null : storedJson(this.#names)}::jsonb, failure = ${failure?.replaceAll('\0', '\ufffd') ?? null}
        WHERE id = ${id} AND claim = ${claim} AND state = 'running' RETURNING earlier`);
      if (row === undefined) return;
      if (state === 'done') await table('import_part', tx).delete({ run_id: id });
      const counts = ofAllPasses(this.#counts, row.earlier);
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
}
