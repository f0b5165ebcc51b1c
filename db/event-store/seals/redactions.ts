import { factOf } from '#contracts/events/tenders.ts';
import { REDACTABLE_FIELDS, REDACTED } from '#contracts/vocabulary/fields/redactable-fields.ts';
import { type Queryable, sql } from '../../connection.ts';

/** Digests of an event's row before and after a redaction, hex. */
interface Step {
  readonly before: string;
  readonly after: string;
}

/** A redaction that is on record, and the tender that its event states now. */
interface Redaction extends Step {
  readonly fields: unknown;
  readonly tender: Readonly<Record<string, unknown>> | null;
}

/** Redactions that later events of the same tender record for these positions, in the order of the log. */
export async function readRedactions(
  db: Queryable,
  positions: readonly number[],
): Promise<ReadonlyMap<number, readonly Redaction[]>> {
  if (positions.length === 0) return new Map();
  const rows = await db.query<Redaction & { readonly position: number }>(sql`
    SELECT v.position, n.value ->> 'before' AS before, n.value ->> 'after' AS after, n.value -> 'fields' AS fields,
        v.data -> 'tender' AS tender
      FROM es.events v JOIN es.events r ON r.stream_id = v.stream_id AND r.version > v.version AND r.type = 'TenderRedacted'
      CROSS JOIN LATERAL jsonb_array_elements(r.data -> 'redactions') n
     WHERE v.position = ANY (${positions}::bigint[]) AND n.value ->> 'position' = v.position::text
       AND v.stream_id LIKE 'tender-%' AND v.type IN ('TenderPublished', 'TenderUpdated', 'TenderAlsoPublished', 'TenderRedacted')
     ORDER BY v.position, r.version`);
  return Map.groupBy(rows, ({ position }) => position);
}

/**
 * True when the redactions lead from one digest to the other, each beginning where the one before it ended, and the
 * event says nothing any more where they took something back. Anybody can write down digests, so they alone prove
 * nothing; and functions of the database could have been replaced, so none of ours is asked.
 */
export function explainChange(redactions: readonly Redaction[], from: string, to: string): boolean {
  let digest = from;
  for (const { before, after, fields, tender } of redactions) {
    if (before !== digest) continue;
    if (!isTakenBack(fields, tender)) return false;
    digest = after;
  }
  return digest === to;
}

const REDACTABLE = new Map<unknown, unknown>(
  REDACTABLE_FIELDS.map((field) => [factOf(field), field === 'title' || field === 'description' ? REDACTED : null]),
);

function isTakenBack(fields: unknown, tender: Redaction['tender']): boolean {
  if (!Array.isArray(fields) || fields.length === 0 || tender === null) return false;
  return fields.every((field) => REDACTABLE.has(field) && tender[field] === REDACTABLE.get(field));
}
