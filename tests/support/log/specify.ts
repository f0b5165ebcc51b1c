import { expect } from 'vitest';
import type { DomainEvent } from '#contracts/events/event.ts';
import type { Decider } from '../../../services/api/platform/commands/decider.ts';
import { Refusal, type RefusalKind } from '../../../services/api/platform/refusal.ts';

interface Refused {
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>>;
}

/** Given these events, when this command comes, the decider yields these events or refuses. */
export function specify<State, Command, Event extends DomainEvent>(decider: Decider<State, Command, Event>) {
  return (...events: readonly Event[]) => ({
    when: (command: Command) => {
      const decide = () => decider.decide(command, events.reduce(decider.evolve, decider.initialState));
      return {
        yields: (...expected: readonly Event[]) => expect(decide()).toEqual(expected),
        /** One event of this type with at least these data. */
        yieldsLike: (type: Event['type'], data: object) =>
          expect(decide()).toEqual([{ type, data: expect.objectContaining(data) }]),
        refuses: (kind: RefusalKind, expected: RegExp | Refused = {}) => {
          expect(decide).toThrow(Refusal);
          const wanted = expected instanceof RegExp ? { message: expect.stringMatching(expected) } : expected;
          expect(decide).toThrow(expect.objectContaining({ kind, ...wanted }));
        },
      };
    },
  });
}
