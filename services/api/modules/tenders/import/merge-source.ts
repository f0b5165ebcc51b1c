import type { TenderFacts } from '#contracts/events/tenders.ts';
import { factDigest } from '../../../platform/imports/fact-digest.ts';

type Fact = keyof TenderFacts;

/** A digest of each fact as a source stated it last. No text, so that a redaction has nothing to take out of it. */
export type FactDigests = Readonly<Record<Fact, string>>;

interface Merged {
  readonly tender: TenderFacts;
  /** Everything that the source has said by now. */
  readonly said: FactDigests;
  /** Facts that both changed: the tender keeps its own. */
  readonly conflicts: readonly Fact[];
  /** Facts that the source changed and that were redacted once: it may say the same again. */
  readonly withheld: readonly Fact[];
}

/**
 * A source's new statement brought to the tender fact by fact: what only the source changed is taken, what only an editor
 * changed stays, and where both did the editor's stays. A redacted fact is never taken again. A fact of which the source is `silent` counts as said before.
 */
export function mergeSource(
  present: TenderFacts,
  stated: TenderFacts,
  silent: ReadonlySet<Fact>,
  before: FactDigests,
  redacted: ReadonlySet<Fact> = new Set(),
): Merged {
  const facts = Object.keys(present) as Fact[];
  const mine = factDigests(present);
  const now = factDigests(stated);
  const news = facts.filter((fact) => !silent.has(fact) && now[fact] !== before[fact]);
  const withheld = news.filter((fact) => redacted.has(fact) && mine[fact] !== now[fact]);
  const mergeable = news.filter((fact) => !withheld.includes(fact));
  const conflicts = mergeable.filter((fact) => mine[fact] !== before[fact] && mine[fact] !== now[fact]);
  const taken = mergeable.filter((fact) => !conflicts.includes(fact));
  return {
    tender: { ...present, ...pick(stated, taken) },
    said: { ...before, ...pick(now, news) },
    conflicts,
    withheld,
  };
}

/** Statements of a source that were taken whole. */
export const factDigests = (tender: TenderFacts): FactDigests =>
  Object.fromEntries(Object.entries(tender).map(([fact, value]) => [fact, digest(value)])) as FactDigests;

/** The part of `said` that the tender does not show; with the tender it gives `said` back. */
export const unshownDigests = (said: FactDigests, tender: TenderFacts): Partial<FactDigests> => {
  const shown = factDigests(tender);
  return pick(
    said,
    (Object.keys(said) as Fact[]).filter((fact) => said[fact] !== shown[fact]),
  );
};

const pick = <T extends object>(from: T, keys: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Partial<T>;

/** Scans are told apart by their bytes. */
function digest(value: TenderFacts[Fact]): string {
  const told = value !== null && typeof value === 'object' && 'hash' in value ? value.hash : value;
  return factDigest(told);
}
