import type { ImportDuplicate, ImportProblem, ImportReading } from '#contracts/api/imports.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { Database, Queryable } from '#db/connection.ts';
import { WrongVersionError } from '#db/event-store/append-to-stream.ts';
import { errorCode, messageOf } from '#db/start-error.ts';
import { violatedConstraint } from '../../../platform/commands/violations.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { type Notice, notesOn, problemsOf } from '../map/judge-row.ts';
import { storedDigest } from '../map/notice-key.ts';
import { addCounts, type Counts, NO_COUNTS } from './counts.ts';
import { duplicateOf } from './duplicate-list.ts';
import { findFaults } from './find/find-faults.ts';
import { findNotices } from './find/find-notices.ts';
import type { ImportTargets } from './import-targets.ts';
import { Names } from './names.ts';

export interface Result extends Counts {
  /** Errors of each refused row. */
  readonly problems: readonly (readonly ImportProblem[])[];
  /** Notes on rows that were not refused. */
  readonly notes: readonly ImportProblem[];
  /** Rows that resemble notices. */
  readonly duplicates: readonly ImportDuplicate[];
}

/** A person's choices for rows that resemble notices. */
export type Choices = Pick<ImportReading, 'duplicates' | 'duplicateRows'>;

interface WriteOptions {
  readonly targets: ImportTargets;
  readonly meta: EventMeta;
  readonly kind: 'import' | 'sample';
  readonly dryRun: boolean;
  readonly choices: Choices;
  readonly today: () => string;
}

const ATTEMPTS = 3;

/** Writes notices of distinct keys, all in one transaction; when that fails, in ever smaller parts. */
export class WriteBatch {
  readonly #db: Database;
  readonly #options: WriteOptions;
  readonly #names: Names;
  #namesLoaded = false;

  constructor(db: Database, options: WriteOptions) {
    this.#db = db;
    this.#options = options;
    this.#names = new Names(options.targets);
  }

  /** False when writing them would create a category or an organization, or when it is not known. */
  knowsNamesOf(notices: readonly Notice[]): boolean {
    return this.#namesLoaded && notices.every(({ row }) => this.#names.knows(row));
  }

  /** Reads the names of the portal, unless they are known. */
  async loadNames(): Promise<void> {
    if (!this.#namesLoaded) await this.#names.load(this.#db);
    this.#namesLoaded = true;
  }

  async write(notices: readonly Notice[], attempt = 1): Promise<Result> {
    try {
      await this.loadNames();
      return this.#options.dryRun
        ? await this.#run(this.#db, notices)
        : await this.#db.tx((tx) => this.#run(tx, notices));
    } catch (error) {
      this.#namesLoaded = false;
      if (isConflict(error) && attempt < ATTEMPTS) return this.write(notices, attempt + 1);
      if (!isConflict(error) && !isBadData(error)) throw error;
      return this.#writeParts(notices, error);
    }
  }

  async #writeParts(notices: readonly Notice[], error: unknown): Promise<Result> {
    const [only] = notices;
    if (notices.length === 1 && only !== undefined) {
      const reason = `The database refused it: ${messageOf(error)}`;
      const problem = { place: only.place, column: '', value: '', reason, cost: 'row' } as const;
      return { ...NO_COUNTS, problems: [[problem]], notes: [], duplicates: [] };
    }
    const middle = Math.ceil(notices.length / 2);
    const first = await this.write(notices.slice(0, middle));
    const second = await this.write(notices.slice(middle));
    return {
      ...addCounts(first, second),
      problems: [...first.problems, ...second.problems],
      notes: [...first.notes, ...second.notes],
      duplicates: [...first.duplicates, ...second.duplicates],
    };
  }

  async #run(db: Queryable, given: readonly Notice[]): Promise<Result> {
    const { targets, meta, kind, dryRun, choices, today } = this.#options;
    const forAll = choices.duplicates === 'sure' ? undefined : choices.duplicates;
    const choiceOf = ({ place }: Notice) => choices.duplicateRows?.[place] ?? forAll;
    const isSame = (notice: Notice) => choiceOf(notice) === 'same';
    const notices = await findNotices(db, targets, given, { kind, isSame });
    const problems: (readonly ImportProblem[])[] = [];
    const news = notices.filter(({ state }) => state === 'news');
    await this.#names.findJoined(
      db,
      news.map(({ row }) => row),
    );
    const faults = await findFaults(db, news);
    const possible = news.filter((notice) => {
      const errors = faults.get(notice) ?? this.#names.unknownIds(notice.row);
      if (errors !== undefined) problems.push(problemsOf(notice, errors));
      return errors === undefined;
    });
    const created = await this.#names.createMissing(
      db,
      possible.map(({ row }) => row),
      dryRun ? undefined : meta,
    );
    const outcomes = await targets.importTenders(
      db,
      possible.map((notice) => ({
        ...notice,
        row: this.#names.withOrganizationIds(notice.row),
        categories: this.#names.categoriesOf(notice.row),
        digest: storedDigest(notice, notice.present?.digest),
        kind,
        choice: choiceOf(notice),
      })),
      { today: today(), meta, dryRun },
    );
    const counts = {
      ...NO_COUNTS,
      unchanged: notices.filter(({ state }) => state === 'unchanged').length,
      removedHere: notices.filter(({ state }) => state === 'removed').length,
      newCategories: created.categories,
      newOrganizations: created.organizations,
    };
    const notes: ImportProblem[] = [];
    const duplicates: ImportDuplicate[] = [];
    for (const [index, plan] of outcomes.entries()) {
      const notice = possible[index];
      if (notice === undefined) continue;
      if (plan.outcome === 'same') counts.sameNotice += 1;
      else if (plan.outcome === 'refused') problems.push(problemsOf(notice, plan.errors));
      else counts[plan.outcome] += 1;
      if (plan.outcome === 'added' && isClosed(notice, today())) counts.closed += 1;
      const isFurther = plan.outcome === 'same' || notice.present?.isFurther === true;
      if ('withheld' in plan) notes.push(...notesOn(notice, plan, isFurther));
      duplicates.push(...[duplicateOf(notice, plan) ?? []].flat());
    }
    return { ...counts, problems, notes, duplicates };
  }
}

const isClosed = ({ row }: Notice, today: string) => row.status === 'closed' || row.closingDate < today;

/** Somebody else changed or created the same thing at the same moment. */
function isConflict(error: unknown): boolean {
  if (error instanceof WrongVersionError || violatedConstraint(error) !== undefined) return true;
  return isRefusal(error, 'conflict') || /^40(P01|001)$/.test(errorCode(error) ?? '');
}

/** Something of a row that Postgres cannot take, for example more words than its index holds. */
const isBadData = (error: unknown) => /^(22|54)/.test(errorCode(error) ?? '');
