import { isDeepStrictEqual } from 'node:util';
import type { RecordedEvent } from '#contracts/events/event.ts';
import type { FurtherSource, RedactedEvent, TenderEvent, TenderFacts } from '#contracts/events/tenders.ts';
import { REDACTED } from '#contracts/vocabulary/fields/redactable-fields.ts';
import { factsOf, furtherSourceOf } from '../history/history.ts';

type Fact = keyof TenderFacts;

/** An event and those of its facts that are to go. */
export type Repeat = Pick<RedactedEvent, 'position' | 'version' | 'fields'>;

const IN_A_SOURCE: readonly Fact[] = ['source', 'reference', 'sourceUrl'];

/** Texts of a field in an event: of the tender, and of a further source; each file by itself, whatever others stand beside it. */
function saidOf(event: RecordedEvent<TenderEvent>, field: Fact): unknown[] {
  if (field === 'documents') return (factsOf(event)?.documents ?? []).map(({ digest }) => digest);
  const source = IN_A_SOURCE.includes(field) ? furtherSourceOf(event)?.[field as keyof FurtherSource] : null;
  return [factsOf(event)?.[field] ?? null, source ?? null].filter((said) => said !== null && said !== REDACTED);
}

/** Facts of an event that say something still. */
export const statedOf = (event: RecordedEvent<TenderEvent>, fields: readonly Fact[]): Fact[] =>
  fields.filter((field) => saidOf(event, field).length > 0);

/** The events in which one of `fields` says what it says in `version`; [] when that version states none of them. */
export function findRepeats(
  past: readonly RecordedEvent<TenderEvent>[],
  version: number,
  fields: readonly Fact[],
): Repeat[] {
  const chosen = past.find((event) => event.version === version);
  if (chosen === undefined) return [];
  const mistaken = fields.map((field) => [field, saidOf(chosen, field)] as const);
  return past.flatMap((event) => {
    const same = mistaken
      .filter(([field, wrong]) =>
        saidOf(event, field).some((said) => wrong.some((one) => isDeepStrictEqual(said, one))),
      )
      .map(([field]) => field);
    return same.length === 0 ? [] : [{ position: event.position, version: event.version, fields: same }];
  });
}
