import type { Desk } from '#contracts/api/operations/desk.ts';
import { karachiInstant } from '#contracts/rules/karachi-time.ts';
import { DESK_DAYS, DESK_NAMES, UNFOUND_SHOWN } from '#contracts/vocabulary/lists/desk.ts';
import { type Queryable, sql } from '#db/connection.ts';

/** One measure of the days under one name; `name` is null for all names that are counted too seldom for a line. */
export interface CountedLine {
  readonly measure: string;
  readonly name: string | null;
  /** One number a day, the oldest first. */
  readonly values: readonly number[];
}

/** The lines of each measure, the greatest first. Grouped once: the many names that share a line are added up by day afterwards. */
export async function readLines(db: Queryable, firstDay: string, lastDay: string): Promise<CountedLine[]> {
  const rows = await db.prepared<{ measure: string; name: string | null; at: number[]; n: number[] }>(sql`
    WITH named AS MATERIALIZED (
      SELECT measure, name, sum(n) AS total, array_agg(day - ${firstDay}::date) AS at, array_agg(n::float8) AS n
        FROM day_count WHERE day BETWEEN ${firstDay}::date AND ${lastDay}::date GROUP BY measure, name
    ), ranked AS MATERIALIZED (
      SELECT *, row_number() OVER (PARTITION BY measure ORDER BY total DESC, name) AS rank FROM named
    ), others AS (
      SELECT measure, u.at, sum(u.n) AS n FROM ranked, unnest(ranked.at, ranked.n) AS u (at, n)
       WHERE rank > ${DESK_NAMES} GROUP BY measure, u.at
    )
    SELECT measure, name, at, n, rank FROM ranked WHERE rank <= ${DESK_NAMES}
    UNION ALL SELECT measure, NULL, array_agg(at), array_agg(n), ${DESK_NAMES} + 1 FROM others GROUP BY measure
    ORDER BY measure, rank`);
  return rows.map(({ measure, name, at, n }) => ({ measure, name, values: spread(at, n) }));
}

/** Subscriptions whose paid term ended, by day; nothing tells of it but the clock. */
export async function readExpired(db: Queryable, firstDay: string, now: Date): Promise<readonly number[]> {
  const rows = await db.prepared<{ at: number; n: number }>(sql`
    SELECT (timezone('UTC', expires_at) + interval '5 hours')::date - ${firstDay}::date AS at, count(*) AS n FROM subscription
     WHERE is_active AND is_premium AND expires_at >= ${karachiInstant(firstDay)} AND expires_at <= ${now} GROUP BY 1`);
  return spread(
    rows.map(({ at }) => at),
    rows.map(({ n }) => n),
  );
}

/** Words of searches without results that were asked for again and again. */
export function readUnfound(db: Queryable, firstDay: string): Promise<{ words: string; count: number }[]> {
  const { times, days, words } = UNFOUND_SHOWN;
  return db.prepared(sql`SELECT words, sum(n)::int AS count FROM unfound_search WHERE day >= ${firstDay}::date
    GROUP BY words HAVING sum(n) >= ${times} AND count(*) >= ${days} ORDER BY 2 DESC, 1 LIMIT ${words}`);
}

type Today = Omit<Desk['today'], 'expired'>;

export async function readToday(db: Queryable, day: string): Promise<Today> {
  const sum = (measure: string) =>
    sql`coalesce((SELECT sum(n)::int FROM day_count WHERE day = ${day}::date AND measure = ${measure}), 0)`;
  const [today] = await db.prepared<Today>(sql`SELECT ${sum('source')} AS published, ${sum('requested')} AS requested,
    ${sum('paid')} AS paid, ${sum('left')} AS left,
    (SELECT count(*)::int FROM tender WHERE closing_date = ${day}::date) AS closing`);
  return today ?? { published: 0, closing: 0, requested: 0, paid: 0, left: 0 };
}

/** Names of the categories that have a line; a category that is gone has none. */
export async function readNamesOfCategories(
  db: Queryable,
  lines: readonly CountedLine[],
): Promise<Map<string, string>> {
  const ids = lines.flatMap(({ measure, name }) => (measure === 'category' && name !== null ? [Number(name)] : []));
  const rows = await db.prepared<{ id: number; name: string }>(
    sql`SELECT id, name FROM category WHERE id = ANY (${ids}::int[])`,
  );
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}

function spread(at: readonly number[], n: readonly number[]): readonly number[] {
  const values = new Array<number>(DESK_DAYS).fill(0);
  for (const [index, day] of at.entries()) values[day] = n[index] ?? 0;
  return values;
}
