import { toStatement } from '#db/connection/statement.ts';
import type { EventStatement } from './event-statement.ts';

/** Two events of one stream by the same text → one statement that leaves what both would; undefined when there is none. */
export type Fold = (earlier: EventStatement, later: EventStatement) => EventStatement | undefined;

const UPSERT =
  /^INSERT INTO \w+ AS (\w+) \(([\w, ]+)\) SELECT (.+) FROM e WHERE NOT e\.o_duplicate ON CONFLICT \((\w+)\) DO UPDATE SET (.+) WHERE \1\.version < excluded\.version$/;
const VALUE = /^(?:\$\d+(?:::\w+(?:\[\])?)?|e\.o_\w+)$/;

/**
 * Reads from a projection's text how to fold its events; undefined when that is not certain. The text must put in one row
 * and, where it is, set again every column with a value of its own event alone. What it does not set again may only be
 * the moment in which the row began: the folded statement has it from the earlier event, all the rest from the later.
 */
export function foldOf({ rows }: Pick<EventStatement, 'rows'>): Fold | undefined {
  const [row] = rows;
  if (row === undefined || rows.length > 1) return undefined;
  const [, , columns = '', values = '', key = '', assignments = ''] =
    UPSERT.exec(toStatement(row).text.replace(/\s+/g, ' ').trim()) ?? [];
  const written = pairs(columns.split(', '), values.split(', '));
  const again = assignments.split(', ').map((assignment) => /^(\w+) = excluded\.\1$/.exec(assignment)?.[1]);
  const target = /^\$(\d+)$/.exec(written?.get(key) ?? '')?.[1];
  if (written === undefined || target === undefined || again.includes(undefined)) return undefined;
  for (const [column, value] of written) {
    const isSetAgain = again.includes(column);
    if (column !== key && isSetAgain === (value === 'e.o_recorded_at')) return undefined;
  }
  if (written.get('version') !== 'e.o_version' || !again.includes('version') || again.includes(key)) return undefined;
  const place = Number(target) - 1;
  return (earlier, later) =>
    earlier.values[place] === later.values[place]
      ? { ...later, event: { ...later.event, recordedAt: earlier.event.recordedAt } }
      : undefined;
}

/** Column → value; undefined when a value is more than a parameter or a column of `e`. */
function pairs(columns: readonly string[], values: readonly string[]): Map<string, string> | undefined {
  if (columns.length !== values.length || !values.every((value) => VALUE.test(value))) return undefined;
  return new Map(columns.map((column, index) => [column, values[index] ?? '']));
}
