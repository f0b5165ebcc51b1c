import { isDeepStrictEqual } from 'node:util';
import type { RecordedEvent } from '#contracts/events/event.ts';
import type { TenderEvent, TenderFacts } from '#contracts/events/tenders.ts';
import { REDACTED } from '#contracts/vocabulary/fields/redactable-fields.ts';
import { factsOf } from '../history/history.ts';

type Fact = keyof TenderFacts;

/** An event and those of its facts that are to go. */
export interface Repeat {
  readonly position: number;
  readonly version: number;
  readonly fields: readonly Fact[];
}

/** Facts of an event that say something still. */
export const statedOf = (event: RecordedEvent<TenderEvent>, fields: readonly Fact[]): Fact[] => {
  const facts = factsOf(event);
  return fields.filter((field) => facts !== undefined && facts[field] !== null && facts[field] !== REDACTED);
};

/** The events in which one of `fields` says what it says in `version`; [] when that version states none of them. */
export function findRepeats(
  past: readonly RecordedEvent<TenderEvent>[],
  version: number,
  fields: readonly Fact[],
): Repeat[] {
  const chosen = past.find((event) => event.version === version);
  const mistaken = chosen && factsOf(chosen);
  if (chosen === undefined || mistaken === undefined) return [];
  const stated = statedOf(chosen, fields);
  return past.flatMap((event) => {
    const facts = factsOf(event);
    const same = stated.filter((field) => facts !== undefined && isDeepStrictEqual(facts[field], mistaken[field]));
    return same.length === 0 ? [] : [{ position: event.position, version: event.version, fields: same }];
  });
}
