import { pgFormat } from '@databases/pg';
import { APART, READ_TABLES } from '../read-tables.ts';
import { type EventStatement, partsOf } from './event-statement.ts';
import { type Fold, foldOf } from './fold-stream.ts';

/** Events that write by the same text and do not touch one another's rows: one statement can write them all. */
export interface Batch {
  readonly statements: EventStatement[];
}

interface Writer {
  readonly kind: string;
  readonly isApart: boolean;
  readonly tables: ReadonlySet<string>;
  readonly fold: Fold | undefined;
  /** Writers whose events must keep their order against events of this one. */
  readonly meets: Set<Writer>;
  lastLevel: number;
}

/** Where the newest statement of a stream stands. */
interface Place {
  readonly level: number;
  readonly batch: EventStatement[];
  readonly index: number;
}

const WORDS = new Set([...READ_TABLES.map(({ name }) => name), 'personal']);

/**
 * Puts a page of the log into batches that, one after the other, have the effect of the events one by one. An event goes
 * above every earlier event that it could meet: of the same stream; of another kind whose text names a table that its
 * own names, too; anything at all with the same table when it is written apart. Events of one kind and of different
 * streams write different rows. An event that would stand right above the one of its stream before, so that nothing
 * between could see that one's row, takes its place where both fold into one.
 */
export class PagePlanner {
  readonly #writers = new Map<string, readonly Writer[]>();
  #streams = new Map<string, Place>();
  #levels: Map<string, EventStatement[]>[] = [];
  #size = 0;

  /** Statements on the page. */
  get size(): number {
    return this.#size;
  }

  /** Adds the next event of the log to the page. */
  add(statement: EventStatement): void {
    const writer = this.#writerOf(statement);
    const { streamId } = statement.event;
    const before = this.#streams.get(streamId);
    const above = (before?.level ?? -1) + 1;
    let level = above;
    for (const other of writer.meets) if (other.lastLevel >= level) level = other.lastLevel + 1;
    if (before !== undefined && level === above && foldInto(before, statement, writer)) return;
    writer.lastLevel = Math.max(writer.lastLevel, level);
    this.#levels[level] ??= new Map();
    const batch = this.#levels[level]?.get(statement.name) ?? [];
    this.#levels[level]?.set(statement.name, batch);
    this.#streams.set(streamId, { level, batch, index: batch.push(statement) - 1 });
    this.#size += 1;
  }

  /** Takes the page, and begins the next. */
  take(): Batch[] {
    const levels = this.#levels;
    for (const writers of this.#writers.values()) for (const writer of writers) writer.lastLevel = -1;
    this.#streams = new Map();
    this.#levels = [];
    this.#size = 0;
    return levels.flatMap((level) => [...level.values()].map((batch) => ({ statements: batch })));
  }

  #writerOf(statement: EventStatement): Writer {
    const { name, kind, event } = statement;
    const isApart = APART.has(event.type);
    const namesakes = this.#writers.get(name) ?? [];
    const known = namesakes.find((writer) => writer.kind === kind && writer.isApart === isApart);
    if (known !== undefined) return known;
    const [tables, fold] = [tablesOf(statement), foldOf(statement)];
    const writer: Writer = { kind, isApart, tables, fold, meets: new Set(), lastLevel: -1 };
    for (const other of [...this.#writers.values()].flat().concat(writer)) {
      if (!mustKeepOrder(writer, other)) continue;
      writer.meets.add(other);
      other.meets.add(writer);
    }
    this.#writers.set(name, [...namesakes, writer]);
    return writer;
  }
}

function foldInto({ batch, index }: Place, later: EventStatement, { fold }: Writer): boolean {
  const earlier = batch[index];
  const folded = earlier?.name === later.name ? fold?.(earlier, later) : undefined;
  if (folded === undefined) return false;
  batch[index] = folded;
  return true;
}

function tablesOf(statement: EventStatement): Set<string> {
  const { text } = partsOf(statement).format(pgFormat);
  return new Set((text.match(/\w+/g) ?? []).filter((word) => WORDS.has(word)));
}

function mustKeepOrder(one: Writer, other: Writer): boolean {
  const isBound = one.kind !== other.kind || one.isApart || other.isApart;
  return isBound && [...one.tables].some((table) => other.tables.has(table));
}
