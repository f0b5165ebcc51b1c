import type { Actor } from '#contracts/events/event.ts';
import { type Queryable, sql } from '#db/connection.ts';

/** Names of records as they are today. */
export class Names {
  readonly #found: ReadonlyMap<string, string>;

  constructor(found: ReadonlyMap<string, string>) {
    this.#found = found;
  }

  /** `user-7` → `ali.raza`, or `deleted user 7` once nothing names the person any more. */
  user(id: number): string {
    return this.#found.get(`user-${id}`) ?? `deleted user ${id}`;
  }

  actor(actor: Actor): string {
    switch (actor.kind) {
      case 'user':
        return this.user(actor.id);
      case 'visitor':
        return 'A visitor';
      case 'system':
        return `System (${actor.name})`;
      default:
        return actor satisfies never;
    }
  }

  /** `tender-42` → `tender 42 “Repair of the bridge”`. */
  record(record: string): string {
    const [, kind = '', number = ''] = /^([a-z-]+?)-(\d+)$/.exec(record) ?? [];
    if (kind === 'user') return this.user(Number(number));
    const name = this.#found.get(record);
    const plain = kind === '' ? record.replaceAll('-', ' ') : `${kind.replaceAll('-', ' ')} ${number}`;
    if (name === undefined) return plain;
    return kind === 'subscription' ? `${plain} (${name})` : `${plain} “${name}”`;
  }

  /** Name of a category or an organization inside a list. */
  short(kind: 'category' | 'organization', id: number): string {
    return this.#found.get(`${kind}-${id}`) ?? `(deleted ${kind} ${id})`;
  }
}

const NAME_MAX = 120;

/**
 * Looks the names of records up: those of persons in `es.personal`, so that an erased person has none, those of other
 * records in the read tables, or in their first event when they are gone.
 */
export async function findNames(db: Queryable, records: Iterable<string>): Promise<Names> {
  const all = [...new Set(records)];
  const of = (kind: string) => all.filter((record) => record.startsWith(`${kind}-`));
  const numbers = (kind: string) =>
    of(kind).flatMap((record) => (/-\d{1,9}$/.test(record) ? [Number(record.slice(kind.length + 1))] : []));
  const [tenders, categories, organizations] = ['tender', 'category', 'organization'].map(numbers);
  const named = await db.query<{ record: string; name: string }>(sql`
    SELECT subject AS record, coalesce(data ->> 'username', data ->> 'fullName') AS name FROM es.personal
     WHERE subject = ANY (${[...of('user'), ...of('subscription')]}::text[])
    UNION ALL SELECT 'tender-' || id, title FROM tender WHERE id = ANY (${tenders ?? []}::int[])
    UNION ALL SELECT 'category-' || id, name FROM category WHERE id = ANY (${categories ?? []}::int[])
    UNION ALL SELECT 'organization-' || id, name FROM organization WHERE id = ANY (${organizations ?? []}::int[])`);
  const known = new Set(named.map(({ record }) => record));
  const gone = [...of('tender'), ...of('category'), ...of('organization')].filter((record) => !known.has(record));
  const former =
    gone.length === 0
      ? []
      : await db.query<{ record: string; name: string | null }>(sql`SELECT stream_id AS record,
          coalesce(data -> 'tender' ->> 'title', data -> 'category' ->> 'name', data -> 'organization' ->> 'name') AS name
          FROM es.events WHERE stream_id = ANY (${gone}::text[]) AND version = 1`);
  const entries = [...named, ...former].flatMap(({ record, name }): [string, string][] =>
    name === null ? [] : [[record, name.length > NAME_MAX ? `${name.slice(0, NAME_MAX).toWellFormed()}…` : name]],
  );
  return new Names(new Map(entries));
}
