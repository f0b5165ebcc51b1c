import type { ImportProblem, ImportProblemGroup } from '#contracts/api/imports.ts';
import { IMPORT_KEPT_PROBLEMS } from '#contracts/vocabulary/imports.ts';

/** Most problems that are kept of a kind, so that a common one leaves room for the rare. */
const KEPT_OF_A_KIND = 200;
const KINDS = 200;

/** The problems of one run: each kind counted, and the first of each kind kept. */
export class ProblemList {
  readonly #kinds = new Map<string, { count: number; readonly first: Omit<ImportProblem, 'row'> }>();
  readonly #kept: ImportProblem[] = [];

  /** Answers how many of the kind there are by now. */
  add(problem: ImportProblem): number {
    const key = kindOf(problem);
    const { row: _, ...first } = problem;
    const kind = this.#kinds.get(key) ?? { count: 0, first };
    kind.count += 1;
    if (this.#kinds.size < KINDS) this.#kinds.set(key, kind);
    if (this.#kept.length < IMPORT_KEPT_PROBLEMS && kind.count <= KEPT_OF_A_KIND) this.#kept.push(problem);
    return kind.count;
  }

  /** Rows that are refused stand before values that are left out, and common kinds before rare ones. */
  all(): { readonly problems: readonly ImportProblem[]; readonly groups: readonly ImportProblemGroup[] } {
    const groups = [...this.#kinds.values()].map(({ count, first }) => ({ ...first, count }));
    groups.sort((a, b) => byCost(a, b) || b.count - a.count);
    return { problems: this.#kept.toSorted(byCost), groups };
  }
}

const byCost = (a: ImportProblem, b: ImportProblem) => a.cost.localeCompare(b.cost);

/** Numbers of rows and columns differ within a kind. */
const kindOf = ({ column, reason, cost }: ImportProblem) => `${cost} ${column} ${reason.replace(/\d+/g, '0')}`;
