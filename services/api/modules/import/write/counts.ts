import type { ImportReport } from '#contracts/api/imports.ts';

/** Counts of an import before its first row. */
export const NO_COUNTS = {
  added: 0,
  /** Added notices that were closed when they came. */
  closed: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  /** Notices of earlier imports that an administrator removed since. */
  removedHere: 0,
  sameNotice: 0,
  leftOut: 0,
  noNotice: 0,
  newCategories: 0,
  newOrganizations: 0,
};

export type Counts = Readonly<typeof NO_COUNTS>;

export function addCounts(counts: Counts, more: Partial<Counts>): Counts {
  const names = Object.keys(NO_COUNTS) as (keyof Counts)[];
  return Object.fromEntries(names.map((name) => [name, counts[name] + (more[name] ?? 0)])) as Counts;
}

/** Counts that a report states: of notices that were closed or published already only where there are any. */
export type ReportedCounts = Omit<ImportReport, 'problems' | 'groups' | 'duplicates' | 'stopped'>;

export const reported = ({ closed, sameNotice, leftOut, noNotice, ...counts }: Counts): ReportedCounts => ({
  ...counts,
  ...(closed > 0 ? { closed } : {}),
  ...(sameNotice > 0 ? { sameNotice } : {}),
  ...(leftOut > 0 ? { leftOut } : {}),
  ...(noNotice > 0 ? { noNotice } : {}),
});
