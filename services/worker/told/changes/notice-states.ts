import type { RecordedEvent } from '#contracts/events/event.ts';
import type { TenderEvent, TenderFacts } from '#contracts/events/tenders.ts';
import type { Queryable } from '#db/connection.ts';
import { readStream } from '#db/event-store/read-stream.ts';

/** A notice as one of its versions left it. */
export interface NoticeState {
  readonly version: number;
  readonly at: Date;
  /** Facts as they stood last, where the notice was withdrawn. */
  readonly facts: TenderFacts;
  readonly isWithdrawn: boolean;
}

/** States of a notice, oldest first; what was redacted since stands in none of them. */
export async function readStates(db: Queryable, tenderId: number): Promise<readonly NoticeState[]> {
  return statesOf(await readStream<TenderEvent>(db, `tender-${tenderId}`));
}

function statesOf(events: readonly RecordedEvent<TenderEvent>[]): readonly NoticeState[] {
  const states: NoticeState[] = [];
  for (const { version, recordedAt: at, type, data } of events) {
    const facts = 'tender' in data && data.tender !== undefined ? data.tender : states.at(-1)?.facts;
    if (facts === undefined) continue;
    const isWithdrawn = type === 'TenderRemoved' || states.at(-1)?.isWithdrawn === true;
    states.push({ version, at, facts, isWithdrawn });
  }
  return states;
}

/** The version that stood at an instant; the first one when there was none. */
export const versionAt = (states: readonly NoticeState[], at: Date): number =>
  (states.findLast((state) => state.at <= at) ?? states[0])?.version ?? 1;
