import { isDeepStrictEqual } from 'node:util';

/** Names of the fields that differ, in the order of `after`. */
export const changedFields = <T extends object>(before: T, after: T): (keyof T)[] =>
  (Object.keys(after) as (keyof T)[]).filter((key) => !isDeepStrictEqual(before[key], after[key]));
