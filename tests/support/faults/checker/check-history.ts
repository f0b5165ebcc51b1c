import type { Operation } from './history.ts';

export interface Findings {
  /** Acknowledged and not there. */
  readonly lost: readonly string[];
  /** There more often than once. */
  readonly twice: readonly string[];
  /** Refused and there all the same; or not to be made, and there or acknowledged. */
  readonly refused: readonly string[];
  /** There, and nobody asked for it. */
  readonly unasked: readonly string[];
}

export const NOTHING_FOUND: Findings = { lost: [], twice: [], refused: [], unasked: [] };

export const keyOf = ({ kind, name }: Pick<Operation, 'kind' | 'name'>) => `${kind} ${name}`;

/**
 * Compares what clients were told with what is there: `present` says how often, by `keyOf`. Whatever an unknown
 * operation has left, once or not at all, is right.
 */
export function checkHistory(operations: readonly Operation[], present: ReadonlyMap<string, number>): Findings {
  const asked = new Map(operations.map((operation) => [keyOf(operation), operation]));
  if (asked.size !== operations.length) throw new Error('Two operations have the same name, so they prove nothing.');
  const outcomes = (outcome: Operation['outcome']) =>
    [...asked].filter(([, operation]) => operation.outcome === outcome).map(([key]) => key);
  return {
    lost: outcomes('ok').filter((key) => !present.has(key)),
    twice: [...present].filter(([, times]) => times > 1).map(([key]) => key),
    refused: [...asked]
      .filter(([key, { outcome, mustFail }]) =>
        mustFail ? outcome === 'ok' || present.has(key) : outcome === 'fail' && present.has(key),
      )
      .map(([key]) => key),
    unasked: [...present.keys()].filter((key) => !asked.has(key)),
  };
}
