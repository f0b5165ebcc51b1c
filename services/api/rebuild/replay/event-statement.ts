import type { DomainEvent } from '#contracts/events/event.ts';
import { newestShape } from '#contracts/events/upcast.ts';
import { toStatement } from '#db/connection/statement.ts';
import { type SQLQuery, sql } from '#db/connection.ts';
import { newest } from '#db/event-store/golden/newest.ts';
import { StartError } from '#db/start-error.ts';
import type { ApiModule } from '../../platform/dependencies.ts';
import type { LoggedEvent } from './read-page.ts';

type Project = (event: DomainEvent, id: number) => readonly SQLQuery[];

/** What an event writes: parts of one statement that see the row `e`. */
export interface EventStatement {
  readonly event: LoggedEvent;
  /** `tender` of the stream `tender-42`. */
  readonly kind: string;
  /** `, "r0" AS (...), "r1" AS (...)` */
  readonly parts: SQLQuery;
  /** The same for every event that writes by the same text. */
  readonly name: string;
  readonly values: readonly unknown[];
}

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
    if (rows.length === 0) return undefined;
    const parts = sql.join(
      rows.map((body, index) => sql`, ${sql.ident(`r${index}`)} AS (${body})`),
      '',
    );
    const { name, values } = toStatement(parts);
    return { event, kind, parts, name, values };
  };
}

function assertKnown({ type, schema, position, streamId }: LoggedEvent): void {
  if (Object.hasOwn(newest, type) && schema <= newestShape(type)) return;
  const what = Object.hasOwn(newest, type) ? `${type} in shape ${schema}` : type;
  throw new UnknownEventError(
    `The event ${what} at position ${position} (stream ${streamId}) is not known to this version, so the rebuild stops there. Nothing was changed. Use the version that wrote it, or a newer one.`,
  );
}
