import type { DomainEvent, EventMeta } from '#contracts/events/event.ts';
import { type Database, type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { type AppendResult, appendToStream, newEvent, WrongVersionError } from '#db/event-store/append-to-stream.ts';
import { readPast } from '#db/event-store/read-stream.ts';
import { errorCode } from '#db/start-error.ts';
import { conflict, type Refusal, stale } from '../refusal.ts';
import { appendConflicts } from '../telemetry/api-metrics.ts';
import type { Decider } from './decider.ts';
import { type Projection, readRowsOf } from './projection.ts';
import { violatedConstraint } from './violations.ts';

const ATTEMPTS = 4;
/** deadlock_detected: one locked a row and then appends, another has appended and writes that row. */
const DEADLOCK = '40P01';

/** Streams of one kind. */
interface Streams<State, Command, Event extends DomainEvent> {
  readonly decider: Decider<State, Command, Event>;
  readonly project: Projection<Event>;
  /** `tender` of the stream `tender-42`. */
  readonly kind: string;
  /** Words for what this constraint of the read tables makes impossible, where it may come to that. */
  readonly refusalOf?: (constraint: string) => Refusal | undefined;
}

interface CommandOptions {
  /** True for a stream that this command begins; saves the reading. */
  readonly isNew?: boolean;
  /** Version that the caller saw (If-Match); anything else is 412. */
  readonly ifVersion?: number | undefined;
  /** Facts of a person, as no event may state them: written to `es.personal` under the stream's name, where those that are not given stay. */
  readonly personal?: object | undefined;
  /** Rows of the same statement that no event may carry: secrets, image bytes. */
  readonly alongside?: readonly SQLQuery[];
}

/**
 * Handles commands on streams of one kind: loads the stream, folds it, decides, and appends event and read rows in one statement.
 * When somebody else was faster, or it and another waited for each other, it decides anew, at most four times; with
 * `ifVersion` it answers 412 to the former. Answers what was appended; undefined where the command changed nothing.
 */
export function commandsOn<State, Command, Event extends DomainEvent>({
  decider,
  project,
  kind,
  refusalOf = () => undefined,
}: Streams<State, Command, Event>) {
  return async (
    db: Queryable,
    id: number,
    command: Command,
    meta: EventMeta,
    { isNew, ifVersion, personal, alongside = [] }: CommandOptions = {},
  ): Promise<AppendResult | undefined> => {
    const streamId = `${kind}-${id}`;
    const attempt = async () => {
      const past = isNew ? [] : await readPast<Event>(db, streamId);
      if (ifVersion !== undefined && ifVersion !== past.length) throw stale();
      const [event] = decider.decide(command, past.reduce(decider.evolve, decider.initialState));
      if (event === undefined) return undefined;
      const { statements, derived } = readRowsOf(project, event);
      const input = { streamId, expectedVersion: past.length, events: [newEvent(event, personal ?? derived)], meta };
      const recorded = personal === undefined ? [] : [RECORD_PERSONAL];
      return appendToStream(db, input, [...statements, ...recorded, ...alongside]);
    };
    try {
      // a conflict spoils the caller's transaction, of which only the whole can be tried again
      return await ('tx' in db ? retryOnConflict(() => attempt().catch(noted)) : attempt().catch(noted));
    } catch (error) {
      const constraint = violatedConstraint(error);
      throw (constraint === undefined ? undefined : refusalOf(constraint)) ?? error;
    }

    function noted(error: unknown): never {
      if (!(error instanceof WrongVersionError)) throw error;
      appendConflicts.inc({ stream: kind });
      throw ifVersion === undefined ? error : stale();
    }
  };
}

/** Commands on several streams, all or nothing. */
export function inOneTransaction<T>(db: Database, work: (tx: Queryable) => Promise<T>): Promise<T> {
  return retryOnConflict(() => db.tx(work));
}

async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof WrongVersionError) && errorCode(error) !== DEADLOCK) throw error;
      if (attempt === ATTEMPTS) throw conflict('Too many people are changing this at once. Please try again.');
    }
  }
}

/** Personal data for read rows travel as `e.derived`: the statement cannot see its own row of `es.personal`. */
const RECORD_PERSONAL = sql`INSERT INTO es.personal (subject, data) SELECT e.stream, e.derived FROM e
  ON CONFLICT (subject) DO UPDATE SET data = es.personal.data || excluded.data`;
