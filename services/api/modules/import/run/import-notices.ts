import type { ImportDuplicate, ImportProblem, ImportReport } from '#contracts/api/imports.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { isAmendment } from '#contracts/rules/amendments/amendments.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import type { Database } from '#db/connection.ts';
import { isChange, type JudgedRow, type Notice, problemsOf } from '../map/judge-row.ts';
import { daysAround, workKey, worksOf } from '../map/notice-key.ts';
import { BatchScheduler } from '../write/batch-scheduler.ts';
import { addCounts, type Counts, NO_COUNTS, type ReportedCounts, reported } from '../write/counts.ts';
import { DuplicateList } from '../write/duplicate-list.ts';
import { SEVERAL, SEVERAL_DAYS } from '../write/find/find-faults.ts';
import { MOVE } from '../write/find/find-notices.ts';
import type { ImportTargets } from '../write/import-targets.ts';
import { isEmptyPortal } from '../write/own-notices.ts';
import { type Choices, type Result, WriteBatch } from '../write/write-batch.ts';
import { ProblemList } from './problem-list.ts';
import { dayPrint, RunMemory, titlePrint } from './run-memory.ts';

const BATCH_ROWS = 1000;
const BATCH_CHARACTERS = 4_000_000;

export interface ImportOptions {
  readonly targets: ImportTargets;
  readonly meta: EventMeta;
  readonly kind: 'import' | 'sample';
  /** Writes nothing and reports the same. */
  readonly dryRun?: boolean;
  /** Stops after the batch that is being written; a later run of the same file goes on from there. */
  readonly signal?: AbortSignal | undefined;
  readonly choices?: Choices;
  readonly clock?: () => Date;
  /** Callback with each problem, and how many of its kind there are by now. */
  readonly onProblem?: (problem: ImportProblem, ofItsKind: number) => void;
  /** Callback with each row that resembles a notice. */
  readonly onDuplicate?: (duplicate: ImportDuplicate) => void;
  readonly onProgress?: (report: ReportedCounts) => void;
}

/**
 * Publishes new notices, updates changed ones and leaves the others alone, in batches of one transaction each. While
 * one batch is being written, or two (`BatchScheduler`), the next is read.
 */
export async function importNotices(
  db: Database,
  rows: AsyncIterable<JudgedRow>,
  options: ImportOptions,
): Promise<ImportReport> {
  const run = new ImportRun(db, options);
  await run.begin();
  for await (const row of rows) {
    if (options.signal?.aborted) break;
    await run.take(row);
  }
  return run.finish();
}

class ImportRun {
  readonly #options: ImportOptions;
  readonly #scheduler: BatchScheduler;
  readonly #writer: WriteBatch;
  readonly #memory = new RunMemory();
  readonly #problems = new ProblemList();
  readonly #duplicates = new DuplicateList();
  #counts: Counts = NO_COUNTS;
  #batch = new Map<string, Notice>();
  #characters = 0;
  /** Whether the batch has a notice that the run has met before. */
  #isRepeated = false;

  constructor(db: Database, options: ImportOptions) {
    this.#options = options;
    const { targets, meta, kind, dryRun = false, choices = {}, clock = () => new Date() } = options;
    this.#writer = new WriteBatch(db, { targets, meta, kind, dryRun, choices, today: () => karachiDay(clock()) });
    this.#scheduler = new BatchScheduler({
      write: (notices) => this.#writer.write(notices),
      accept: (result) => this.#accept(result),
      isAllKnown: (notices) => this.#writer.knowsNamesOf(notices),
      isWide: () => isEmptyPortal(db),
      signal: options.signal,
    });
  }

  /** Names that are read before the rows stand for the same to the end, whoever changes them meanwhile. */
  begin = () => this.#writer.loadNames();

  async take(judged: JudgedRow): Promise<void> {
    if (!judged.ok) {
      this.#refuse(judged.problems);
      return;
    }
    const { notes } = judged;
    const notice = this.#ofWork(judged.notice);
    const { key, amends } = notice.which;
    const isUnnumbered = notice.row.reference === null;
    const isOfOne = amends !== undefined && (isUnnumbered || isChange(notice));
    if (isOfOne && this.#memory.get(worksOf(key)) !== undefined) {
      this.#refuse(problemsOf(notice, isUnnumbered ? { title: SEVERAL_DAYS } : { reference: SEVERAL }));
      return;
    }
    this.#tell(notes);
    if (!this.#isNews(notice)) return;
    if (this.#batch.has(key)) await this.#flush();
    this.#batch.set(key, notice);
    this.#characters += sizeOf(notice);
    if (this.#batch.size >= BATCH_ROWS || this.#characters >= BATCH_CHARACTERS) await this.#flush();
  }

  async finish(): Promise<ImportReport> {
    await this.#flush();
    await this.#scheduler.end();
    return {
      ...reported(this.#counts),
      ...this.#problems.all(),
      duplicates: this.#duplicates.all(),
      stopped: this.#options.signal?.aborted ?? false,
    };
  }

  /** The notice with a key of its own where another title of this run has its number, or another closing day its title. */
  #ofWork(notice: Notice): Notice {
    const { which, row, place, columns } = notice;
    const { number } = which;
    const earlier = number === undefined ? undefined : this.#memory.get(number);
    if (number === undefined || earlier === undefined || isChange(notice) || earlier.title === printOf(row))
      return notice;
    const key = workKey(number, row);
    const isUnnumbered = row.reference === null;
    const own = (near?: readonly string[]) => ({ ...notice, which: { ...which, key, ...(near && { near }) } });
    if (isUnnumbered ? which.amends !== undefined : isAmendment(row.title))
      return this.#memory.get(key) === undefined ? notice : own();
    this.#memory.set(worksOf(number), { place: 0, order: 0, digest: '', title: 0 });
    const field = isUnnumbered ? 'title' : 'reference';
    const [column, value] = [columns[field] ?? field, row[field] ?? ''];
    this.#tell([{ place, column, value, reason: isUnnumbered ? SEVERAL_ROUNDS : SEVERAL_WORKS, cost: 'value' }]);
    if (!isUnnumbered) return own();
    const isMet = (closingDate: string) =>
      earlier.title === dayPrint(closingDate) ||
      this.#memory.get(workKey(number, { ...row, closingDate })) !== undefined;
    return own(daysAround(row.closingDate, MOVE).filter((day) => !isMet(day)));
  }

  /** Judges a notice that this very run has met before; answers whether the database is to be asked. */
  #isNews(notice: Notice): boolean {
    const { digest, order } = notice;
    const { key, number, amends } = notice.which;
    const earlier = this.#memory.get(key);
    if (earlier !== undefined && order === undefined && amends === undefined) {
      this.#refuse([repeated(notice, earlier.place)]);
      return false;
    }
    const isOlder = earlier !== undefined && earlier.order > (order ?? 0);
    const isSame = earlier !== undefined && RunMemory.says(earlier, digest);
    const title = earlier?.title ?? (number === undefined ? 0 : printOf(notice.row));
    const isOfAnother = isChange(notice) && earlier === undefined; // the notice itself may still come
    if (!isOlder && !isOfAnother)
      this.#memory.set(key, { place: numberOf(notice.place), order: order ?? 0, digest, title });
    if (isOlder || isSame) this.#count({ unchanged: 1 });
    else if (earlier !== undefined && this.#options.dryRun) this.#count({ updated: 1 });
    else {
      this.#isRepeated ||= earlier !== undefined || key !== (number ?? key);
      return true;
    }
    return false;
  }

  async #flush(): Promise<void> {
    if (this.#batch.size === 0) return;
    const [notices, isRepeated] = [[...this.#batch.values()], this.#isRepeated];
    this.#batch = new Map();
    this.#characters = 0;
    this.#isRepeated = false;
    await this.#scheduler.begin(notices, isRepeated);
  }

  #accept({ problems, notes, duplicates, ...counts }: Result): void {
    for (const rowProblems of problems) this.#refuse(rowProblems);
    this.#tell(notes);
    for (const duplicate of duplicates) {
      this.#duplicates.add(duplicate);
      this.#options.onDuplicate?.(duplicate);
    }
    this.#count(counts);
  }

  #refuse(problems: readonly ImportProblem[]): void {
    this.#tell(problems);
    this.#count(problems[0]?.cost === 'void' ? { noNotice: 1 } : { refused: 1 });
  }

  #tell(problems: readonly ImportProblem[]): void {
    for (const problem of problems) {
      const ofItsKind = this.#problems.add(problem);
      this.#options.onProblem?.(problem, ofItsKind);
    }
  }

  #count(more: Partial<Counts>): void {
    this.#counts = addCounts(this.#counts, more);
    this.#options.onProgress?.(reported(this.#counts));
  }
}

/** Problem of a row that says once more what an earlier one says. */
function repeated({ place, row: { reference, title } }: Notice, earlier: number): ImportProblem {
  const reason = `The same ${reference === null ? 'title, organization and closing date' : 'source and reference'} as row ${earlier}`;
  const column = reference === null ? 'title' : 'reference';
  return { place, column, value: reference ?? title, reason, cost: 'row' };
}

const SEVERAL_WORKS = 'Several works have this number, and each is a notice of its own';
const SEVERAL_ROUNDS = 'Several notices have this title and no number, so they are told apart by their closing dates';

/** A print of what tells a row apart from others of its number, or without one of its title. */
const printOf = ({ reference, title, closingDate }: Notice['row']) =>
  reference === null ? dayPrint(closingDate) : titlePrint(title);

const numberOf = (place: string) => Number(/\d+/.exec(place)?.[0] ?? 0);

const sizeOf = ({ row }: Notice) =>
  row.title.length + row.description.length + (row.ocrText?.length ?? 0) + (row.imageUrl?.length ?? 0);
