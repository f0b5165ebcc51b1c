import { pgFormat } from '@databases/pg';
import { APART, READ_TABLES } from '../read-tables.ts';
import { type EventStatement, partsOf } from './event-statement.ts';

/** Events that write by the same text and do not touch one another's rows: one statement can write them all. */
export interface Batch {
  readonly statements: EventStatement[];
}

interface Writer {
  readonly kind: string;
  readonly isApart: boolean;
  readonly tables: ReadonlySet<string>;
  /** Writers whose events must keep their order against events of this one. */
  readonly meets: Set<Writer>;
  lastLevel: number;
}

const WORDS = new Set([...READ_TABLES.map(({ name }) => name), 'personal']);

/**
 * Puts a page of the log into batches that, one after the other, have the effect of the events one by one. An event goes
 * above every earlier event that it could meet: of the same stream; of another kind whose text names a table that its
 * own names, too; anything at all with the same table when it is written apart. Events of one kind and of different
 * streams write different rows.
 */
export class PagePlanner {
  readonly #writers = new Map<string, readonly Writer[]>();

  plan(statements: readonly EventStatement[]): Batch[] {
    const streams = new Map<string, number>();
    const levels: Map<string, EventStatement[]>[] = [];
    for (const writers of this.#writers.values()) for (const writer of writers) writer.lastLevel = -1;
    for (const statement of statements) {
      const writer = this.#writerOf(statement);
      const { streamId } = statement.event;
      let level = (streams.get(streamId) ?? -1) + 1;
      for (const other of writer.meets) if (other.lastLevel >= level) level = other.lastLevel + 1;
      streams.set(streamId, level);
      writer.lastLevel = Math.max(writer.lastLevel, level);
      levels[level] ??= new Map();
      const batch = levels[level]?.get(statement.name);
      if (batch === undefined) levels[level]?.set(statement.name, [statement]);
      else batch.push(statement);
    }
    return levels.flatMap((level) => [...level.values()].map((batch) => ({ statements: batch })));
  }

  #writerOf(statement: EventStatement): Writer {
    const { name, kind, event } = statement;
    const isApart = APART.has(event.type);
    const namesakes = this.#writers.get(name) ?? [];
    const known = namesakes.find((writer) => writer.kind === kind && writer.isApart === isApart);
    if (known !== undefined) return known;
    const writer: Writer = { kind, isApart, tables: tablesOf(statement), meets: new Set(), lastLevel: -1 };
    for (const other of [...this.#writers.values()].flat().concat(writer)) {
      if (!mustKeepOrder(writer, other)) continue;
      writer.meets.add(other);
      other.meets.add(writer);
    }
    this.#writers.set(name, [...namesakes, writer]);
    return writer;
  }
}

function tablesOf(statement: EventStatement): Set<string> {
  const { text } = partsOf(statement).format(pgFormat);
  return new Set((text.match(/\w+/g) ?? []).filter((word) => WORDS.has(word)));
}

function mustKeepOrder(one: Writer, other: Writer): boolean {
  const isBound = one.kind !== other.kind || one.isApart || other.isApart;
  return isBound && [...one.tables].some((table) => other.tables.has(table));
}
