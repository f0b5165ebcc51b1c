import { APART, READ_TABLES } from '../read-tables.ts';
import type { EventStatement } from './event-statement.ts';

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
  readonly #writers = new Map<string, Writer>();

  plan(statements: readonly EventStatement[]): Batch[] {
    const streams = new Map<string, number>();
    const levels: Map<string, EventStatement[]>[] = [];
    for (const writer of this.#writers.values()) writer.lastLevel = -1;
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

  #writerOf({ name, kind, parts, event }: EventStatement): Writer {
    const key = `${kind} ${APART.has(event.type)} ${name}`;
    const known = this.#writers.get(key);
    if (known !== undefined) return known;
    const text = parts.format({
      escapeIdentifier: String,
      formatValue: () => ({ placeholder: '?', value: null }),
    }).text;
    const tables = new Set((text.match(/\w+/g) ?? []).filter((word) => WORDS.has(word)));
    const writer: Writer = { kind, isApart: APART.has(event.type), tables, meets: new Set(), lastLevel: -1 };
    for (const other of [...this.#writers.values(), writer]) {
      if (!mustKeepOrder(writer, other)) continue;
      writer.meets.add(other);
      other.meets.add(writer);
    }
    this.#writers.set(key, writer);
    return writer;
  }
}

function mustKeepOrder(one: Writer, other: Writer): boolean {
  const isBound = one.kind !== other.kind || one.isApart || other.isApart;
  return isBound && [...one.tables].some((table) => other.tables.has(table));
}
