import { Counter } from 'prom-client';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { countableWords } from '#contracts/rules/search/countable-words.ts';
import { type Database, sql } from '#db/connection.ts';
import type { Logger } from '../../../platform/logger.ts';
import { registry } from '../telemetry/api-metrics.ts';

export type UnfoundSearches = ReturnType<typeof createUnfoundSearches>;

/** Words that wait in one process, and words that one day may have in the table. */
const WAITING_MAX = 200;
export const WORDS_A_DAY = 200;
const FLUSH_MS = 10_000;

const given = new Counter({
  name: 'ailaan_unfound_searches_given_up_total',
  help: 'Searches without results that were not counted, because the database did not take them or too many came.',
  registers: [registry],
});

interface Base {
  readonly db: Database;
  readonly logger: Pick<Logger, 'warn'>;
  readonly clock: () => Date;
  readonly flushMs?: number;
}

/** Counts searches that found nothing. It never makes a search wait, and a count that cannot be written is given up. */
export function createUnfoundSearches({ db, logger, clock, flushMs = FLUSH_MS }: Base) {
  let noted = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const words = noted;
    noted = new Map();
    if (words.size === 0) return;
    try {
      await write(db, karachiDay(clock()), words);
    } catch (error) {
      given.inc(total(words));
      logger.warn({ err: error }, 'searches without results were not counted');
    }
  };
  return {
    /** Writes what was noted. Resolves also when that fails. */
    flush,
    note(search: string) {
      const words = countableWords(search);
      if (words === undefined) return;
      if (!noted.has(words) && noted.size >= WAITING_MAX) return given.inc();
      noted.set(words, (noted.get(words) ?? 0) + 1);
      timer ??= setTimeout(flush, flushMs).unref();
    },
  };
}

const total = (words: ReadonlyMap<string, number>) => [...words.values()].reduce((sum, n) => sum + n, 0);

/** Words beyond those that a day may have are counted without being named. */
async function write(db: Database, day: string, words: ReadonlyMap<string, number>): Promise<void> {
  const rows = JSON.stringify([...words].map(([text, n]) => ({ words: text, n })));
  await db.prepared(sql`WITH noted AS (SELECT * FROM jsonb_to_recordset(${rows}::jsonb) AS w (words text, n int)),
    known AS (SELECT count(*) AS words FROM unfound_search WHERE day = ${day}::date),
    kept AS (
      INSERT INTO unfound_search AS u (day, words, n)
      SELECT ${day}::date, words, n FROM noted
       WHERE EXISTS (SELECT FROM unfound_search k WHERE k.day = ${day}::date AND k.words = noted.words)
          OR (SELECT words FROM known) + (SELECT count(*) FROM noted) <= ${WORDS_A_DAY}
       ORDER BY words
      ON CONFLICT (day, words) DO UPDATE SET n = u.n + excluded.n)
    INSERT INTO day_count AS d (day, measure, name, n) VALUES (${day}::date, 'unfound', '', ${total(words)})
    ON CONFLICT (day, measure, name) DO UPDATE SET n = d.n + excluded.n`);
}
