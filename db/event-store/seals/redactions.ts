import { type Queryable, sql } from '../../connection.ts';

/** Digests of an event's row before and after a redaction, hex. */
export interface Step {
  readonly before: string;
  readonly after: string;
}

/** Redactions that later events of the same stream record for these positions, in the order of the log. */
export async function readRedactions(
  db: Queryable,
  positions: readonly number[],
): Promise<ReadonlyMap<number, readonly Step[]>> {
  if (positions.length === 0) return new Map();
  const rows = await db.query<Step & { readonly position: number }>(sql`
    SELECT v.position, n.value ->> 'before' AS before, n.value ->> 'after' AS after
      FROM es.events v JOIN es.events r ON r.stream_id = v.stream_id AND r.version > v.version AND r.type = 'TenderRedacted'
      CROSS JOIN LATERAL jsonb_array_elements(r.data -> 'redactions') n
     WHERE v.position = ANY (${positions}::bigint[]) AND n.value ->> 'position' = v.position::text
     ORDER BY v.position, r.version`);
  return Map.groupBy(rows, ({ position }) => position);
}

/** True when the redactions lead from one digest to the other, each beginning where the one before it ended. */
export function leadsTo(steps: readonly Step[], from: string, to: string): boolean {
  let digest = from;
  for (const { before, after } of steps) if (before === digest) digest = after;
  return digest === to;
}
