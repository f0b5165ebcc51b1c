import type { ImportDuplicate } from '#contracts/api/imports.ts';
import type { ImportDuplicates } from '#contracts/vocabulary/imports.ts';
import type { Notice } from '../map/judge-row.ts';
import type { ImportOutcome } from './import-targets.ts';

const IN_DOUBT_KEPT = 800;
const SURE_KEPT = 200;
const SHOWN = 300;

const BECOMES: Readonly<Partial<Record<ImportOutcome['outcome'], ImportDuplicates>>> = {
  added: 'another',
  same: 'same',
  leftOut: 'leave',
};

/** A row that resembles a notice; undefined for any other. */
export function duplicateOf({ place, row }: Notice, plan: ImportOutcome): ImportDuplicate | undefined {
  const becomes = BECOMES[plan.outcome];
  if (!('like' in plan) || plan.like === undefined || becomes === undefined) return undefined;
  const like = { ...plan.like, title: plan.like.title.slice(0, SHOWN) };
  return { place, title: row.title.slice(0, SHOWN), becomes, like };
}

/** Rows of one run that resemble notices: the first of those in doubt, and of those that are sure. */
export class DuplicateList {
  readonly #inDoubt: ImportDuplicate[] = [];
  readonly #sure: ImportDuplicate[] = [];

  add(duplicate: ImportDuplicate): void {
    if (!duplicate.like.isSure && this.#inDoubt.length < IN_DOUBT_KEPT) this.#inDoubt.push(duplicate);
    if (duplicate.like.isSure && this.#sure.length < SURE_KEPT) this.#sure.push(duplicate);
  }

  all(): readonly ImportDuplicate[] {
    return [...this.#inDoubt, ...this.#sure];
  }
}
