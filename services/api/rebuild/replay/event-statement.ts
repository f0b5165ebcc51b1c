import type { DomainEvent } from '#contracts/events/event.ts';
import { newestShape } from '#contracts/events/upcast.ts';
import { toStatement } from '#db/connection/statement.ts';
import { type SQLQuery, sql } from '#db/connection.ts';
import { newest } from '#db/event-store/golden/newest.ts';
import { StartError } from '#db/start-error.ts';
import type { ApiModule } from '../../platform/dependencies.ts';
import type { LoggedEvent } from './read-page.ts';

type Project = (event: DomainEvent, id: number) => readonly SQLQuery[];

/** What an event writes. */
export interface EventStatement {
  readonly event: LoggedEvent;
  /** `tender` of the stream `tender-42`. */
  readonly kind: string;
  /** Parts of one statement; each sees the row `e`. */
  readonly rows: readonly SQLQuery[];
  /** The same for every event that writes by the same texts. */
  readonly name: string;
  readonly values: readonly unknown[];
}

/** `, "r0" AS (...), "r1" AS (...)` */
export const partsOf = ({ rows }: EventStatement): SQLQuery =>
  sql.join(
    rows.map((body, index) => sql`, ${sql.ident(`r${index}`)} AS (${body})`),
    '',
  );

/** An event that this version of the program does not understand; skipping it would lose what it says. */
export class UnknownEventError extends StartError {
  override readonly name = 'UnknownEventError';
}

/** Event → what it writes; undefined when it writes no read table. */
export function createProjector(modules: readonly ApiModule[]) {
  const projections = new Map(
    modules.flatMap((module) => Object.entries(module.projections as Record<string, Project>)),
  );
  return (event: LoggedEvent): EventStatement | undefined => {
    assertKnown(event);
    const dash = event.streamId.lastIndexOf('-');
    const kind = event.streamId.slice(0, dash);
    const rows = projections.get(kind)?.(event, Number(event.streamId.slice(dash + 1))) ?? [];
    const [first] = rows;
    if (first === undefined) return undefined;
    if (rows.length === 1) {
      const { name, values } = toStatement(first);
      return { event, kind, rows, name, values };
    }
    const statements = rows.map(toStatement);
    const name = statements.map((statement) => statement.name).join(' ');
    return { event, kind, rows, name, values: statements.flatMap(({ values }) => values) };
  };
}

/** Type → the newest shape that this version knows. */
const KNOWN = new Map(Object.keys(newest).map((type) => [type, newestShape(type)]));

function assertKnown({ type, schema, position, streamId }: LoggedEvent): void {
  const shape = KNOWN.get(type);
  if (shape !== undefined && schema <= shape) return;
  const what = shape === undefined ? type : `${type} in shape ${schema}`;
  throw new UnknownEventError(
    `The event ${what} at position ${position} (stream ${streamId}) is not known to this version, so the rebuild stops there. Nothing was changed. Use the version that wrote it, or a newer one.`,
  );
}
