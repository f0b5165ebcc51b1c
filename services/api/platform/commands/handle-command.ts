import type { DomainEvent, EventMeta } from '#contracts/events/event.ts';
import { type Database, type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { type AppendResult, appendToStream, newEvent, WrongVersionError } from '#db/event-store/append-to-stream.ts';
import { readPast } from '#db/event-store/read-stream.ts';
import { conflict, stale } from '../refusal.ts';
import { appendConflicts } from '../telemetry/api-metrics.ts';
import type { Decider } from './decider.ts';
import { type Projection, readRowsOf } from './projection.ts';

const ATTEMPTS = 4;

/** Streams of one kind. */
interface Streams<State, Command, Event extends DomainEvent> {
  readonly decider: Decider<State, Command, Event>;
  readonly project: Projection<Event>;
  /** `tender` of the stream `tender-42`. */
  readonly kind: string;
}

interface CommandOptions {
  /** True for a stream that this command begins; saves the reading. */
  readonly isNew?: boolean;
  /** Version that the caller saw (If-Match); anything else is 412. */
  readonly ifVersion?: number | undefined;
  /** Facts of a person, as no event may state them: written to `es.personal` under the stream's name. */
  readonly personal?: object | undefined;
  /** Rows of the same statement that no event may carry: secrets, image bytes. */
  readonly alongside?: readonly SQLQuery[];
}

interface CommandRequest<State, Command, Event extends DomainEvent>
  extends Streams<State, Command, Event>,
    CommandOptions {
  readonly id: number;
  readonly command: Command;
  readonly meta: EventMeta;
}

interface CommandResult<State> {
  readonly state: State;
  readonly version: number;
  readonly changed: boolean;
  readonly append?: AppendResult;
}

/**
 * Loads the stream, folds it, decides, and appends events and read rows in one statement. When somebody else was
 * faster it decides anew, at most four times; with `ifVersion` it answers 412 instead.
 */
export async function handleCommand<State, Command, Event extends DomainEvent>(
  db: Queryable,
  request: CommandRequest<State, Command, Event>,
): Promise<CommandResult<State>> {
  const attempt = async () => {
    try {
      return await attemptCommand(db, request);
    } catch (error) {
      if (!(error instanceof WrongVersionError)) throw error;
      appendConflicts.inc({ stream: request.kind });
      throw request.ifVersion === undefined ? error : stale();
    }
  };
  // a conflict spoils the caller's transaction, of which only the whole can be tried again
  return 'tx' in db ? retryOnConflict(attempt) : attempt();
}

/** Handles commands on the streams of one kind. */
export const commandsOn =
  <State, Command, Event extends DomainEvent>(streams: Streams<State, Command, Event>) =>
  (db: Queryable, id: number, command: Command, meta: EventMeta, options: CommandOptions = {}) =>
    handleCommand(db, { ...streams, id, command, meta, ...options });

/** Commands on several streams, all or nothing. */
export function inOneTransaction<T>(db: Database, work: (tx: Queryable) => Promise<T>): Promise<T> {
  return retryOnConflict(() => db.tx(work));
}

async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof WrongVersionError)) throw error;
      if (attempt === ATTEMPTS) throw conflict('Too many people are changing this at once. Please try again.');
    }
  }
}

/** Personal data for read rows travel as `e.derived`: the statement cannot see its own row of `es.personal`. */
const RECORD_PERSONAL = sql`INSERT INTO es.personal (subject, data) SELECT e.stream, e.derived FROM e
  ON CONFLICT (subject) DO UPDATE SET data = excluded.data`;

async function attemptCommand<State, Command, Event extends DomainEvent>(
  db: Queryable,
  request: CommandRequest<State, Command, Event>,
): Promise<CommandResult<State>> {
  const { decider, kind, id, command, meta, isNew, ifVersion, personal, alongside = [] } = request;
  const streamId = `${kind}-${id}`;
  const past = isNew ? [] : await readPast<Event>(db, streamId);
  const before = past.reduce(decider.evolve, decider.initialState);
  if (ifVersion !== undefined && ifVersion !== past.length) throw stale();
  const [event] = decider.decide(command, before);
  if (event === undefined) return { state: before, version: past.length, changed: false };
  const { statements, derived } = readRowsOf(request.project, event);
  const append = await appendToStream(
    db,
    { streamId, expectedVersion: past.length, events: [newEvent(event, personal ?? derived)], meta },
    [...statements, ...(personal === undefined ? [] : [RECORD_PERSONAL]), ...alongside],
  );
  return { state: decider.evolve(before, event), version: append.version, changed: true, append };
}
