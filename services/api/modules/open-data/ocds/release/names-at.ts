import { type Queryable, sql } from '#db/connection.ts';

interface Version {
  readonly position: number;
  readonly name: string;
  readonly address: string | null;
}

export type NamesAt = Awaited<ReturnType<typeof readNamesAt>>;

/** Names of categories and organizations as they were at any position of the log; nobody's name of today. */
export async function readNamesAt(
  db: Queryable,
  ids: { readonly categories: Iterable<number>; readonly organizations: Iterable<number> },
) {
  const streams = [
    ...[...ids.categories].map((id) => `category-${id}`),
    ...[...ids.organizations].map((id) => `organization-${id}`),
  ];
  const rows = await db.prepared<Version & { readonly stream: string }>(
    sql`SELECT stream_id AS stream, position, coalesce(data #>> '{category,name}', data #>> '{organization,name}') AS name,
        data #>> '{organization,address}' AS address
      FROM es.events WHERE stream_id = ANY (${streams}::text[]) AND (data ? 'category' OR data ? 'organization')
      ORDER BY stream_id, version`,
  );
  const versions = Map.groupBy(rows, ({ stream }) => stream);
  const until = (stream: string, position: number) =>
    (versions.get(stream) ?? []).filter((version) => version.position <= position);
  return {
    category: (id: number, position: number) => until(`category-${id}`, position).at(-1)?.name,
    organization: (id: number, position: number) => until(`organization-${id}`, position).at(-1),
    /** True when an address of the organization was ever known by then. */
    hadAddress: (id: number, position: number) =>
      until(`organization-${id}`, position).some(({ address }) => address !== null),
  };
}
