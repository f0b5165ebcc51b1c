import pg from 'pg';
import { CONNECTIONS, everywhereIn, type OpenContender } from './contender.ts';
import { EVENTS_PER_STREAM, meta, type Notice, notice } from './notice.ts';

interface Event {
  readonly type: string;
  readonly data: { readonly notice: Notice };
  readonly metadata: object;
}
interface Recorded extends Event {
  readonly metadata: { readonly streamName: string; readonly streamPosition: bigint };
}
type Sql = (strings: TemplateStringsArray, ...values: unknown[]) => unknown;

/** Types of the part of emmett that is used: only the benchmark installs it, so the checks cannot see its own. */
interface Emmett {
  postgreSQLRawSQLProjection(options: {
    name: string;
    canHandle: readonly string[];
    evolve(event: Recorded): unknown;
  }): unknown;
  getPostgreSQLEventStore(
    url: string,
    options: { projections: unknown; connectionOptions: { pool: pg.Pool }; schema: { autoMigration: string } },
  ): {
    schema: { migrate(): Promise<unknown> };
    appendToStream(
      stream: string,
      events: readonly Event[],
      options: { expectedStreamVersion: bigint | string },
    ): Promise<{ nextExpectedStreamVersion: bigint }>;
  };
}

const load = <T>(specifier: string): Promise<T> => import(specifier);

/** The same work by emmett: expected version, event, and the same read row by an inline projection in its transaction. */
export const openEmmett: OpenContender = async (url) => {
  const store = await load<Emmett>('@event-driven-io/emmett-postgresql');
  const { projections } = await load<{ projections: { inline(list: unknown[]): unknown } }>('@event-driven-io/emmett');
  const { SQL } = await load<{ SQL: Sql }>('@event-driven-io/dumbo');
  const projection = store.postgreSQLRawSQLProjection({
    name: 'notice',
    canHandle: ['NoticePosted', 'NoticeChanged'],
    evolve: ({ data, metadata }) => upsert(SQL, data.notice, metadata.streamName, metadata.streamPosition),
  });
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  const emmett = store.getPostgreSQLEventStore(url, {
    projections: projections.inline([projection]),
    connectionOptions: { pool },
    schema: { autoMigration: 'None' },
  });
  await emmett.schema.migrate();
  let last = 0;
  const places = Array.from({ length: CONNECTIONS }, () => ({ id: 0, version: BigInt(EVENTS_PER_STREAM) }));
  return {
    append: async (lane) => {
      const place = places[lane];
      if (place === undefined) throw new Error(`There is no lane ${lane}`);
      if (place.version === BigInt(EVENTS_PER_STREAM)) Object.assign(place, { id: ++last, version: 0n });
      const type = place.version === 0n ? 'NoticePosted' : 'NoticeChanged';
      const answer = await emmett.appendToStream(`emmett-${place.id}`, [{ type, data: { notice }, metadata: meta }], {
        expectedStreamVersion: place.version === 0n ? 'STREAM_DOES_NOT_EXIST' : place.version,
      });
      place.version = answer.nextExpectedStreamVersion;
    },
    everywhere: (text) => everywhereIn(pool, text),
  };
};

function upsert(SQL: Sql, row: Notice, stream: string, version: bigint): unknown {
  return SQL`INSERT INTO bench.notice_emmett AS n (id, version, title, is_active, sort_order, created_at)
    VALUES (${stream}, ${Number(version)}, ${row.title}, ${row.isActive}, ${row.sortOrder}, now())
    ON CONFLICT (id) DO UPDATE SET version = excluded.version, title = excluded.title,
      is_active = excluded.is_active, sort_order = excluded.sort_order
    WHERE n.version < excluded.version`;
}
