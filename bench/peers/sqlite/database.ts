import { DatabaseSync } from 'node:sqlite';
import { foldForSearch, searchWords } from '../../../contracts/rules/search-text.ts';
import { type Queryable, sql } from '../../../db/connection.ts';
import { CARD_COLUMNS, type CardRow } from '../../../db/tenders/tender-rows.ts';
import { COUNT_CAP, PAGE_SIZE, type Question } from '../questions.ts';

const BATCH = 2000;

type Row = CardRow & { readonly ocr_text: string | null; readonly names: string };

/**
 * Copies all tenders into a new SQLite file. A card lies ready as JSON, so that nothing has to be joined, and the rowid is
 * the order of the list: the best case for SQLite, which holds as long as nobody publishes with an earlier date.
 */
export async function buildSqlite(db: Queryable, file: string): Promise<void> {
  const [order] = await db.query<{
    breaks: number;
  }>(sql`SELECT count(*) FILTER (WHERE before > publish_date)::int AS breaks
    FROM (SELECT publish_date, lag(publish_date) OVER (ORDER BY id) AS before FROM tender) AS x`);
  if (order?.breaks !== 0) throw new Error('Ids do not follow the dates of publication: make the data with bench:data');
  const sqlite = new DatabaseSync(file);
  sqlite.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;
    CREATE TABLE tender (id INTEGER PRIMARY KEY, city TEXT, card TEXT NOT NULL);
    CREATE VIRTUAL TABLE words USING fts5(title, reference, names, body, content='', tokenize='porter unicode61')`);
  const insertTender = sqlite.prepare('INSERT INTO tender VALUES (?, ?, ?)');
  const insertWords = sqlite.prepare('INSERT INTO words (rowid, title, reference, names, body) VALUES (?, ?, ?, ?, ?)');
  sqlite.exec('BEGIN');
  for (let last = 0; ; ) {
    const rows =
      await db.query<Row>(sql`SELECT left(t.description, 300) AS description, t.description AS whole, t.ocr_text,
        ${CARD_COLUMNS}, (SELECT coalesce(string_agg(o.name_folded, ' '), '') FROM organization o
          WHERE o.id = ANY (t.organization_ids)) AS names
      FROM tender t WHERE t.id > ${last} ORDER BY t.id LIMIT ${BATCH}`);
    for (const { whole, ocr_text: scanned, names, ...card } of rows as (Row & { readonly whole: string })[]) {
      insertTender.run(card.id, card.city, JSON.stringify(card));
      const body = `${foldForSearch(`${whole} ${scanned ?? ''}`)} ${cityWord(card.city)}`;
      insertWords.run(card.id, foldForSearch(card.title), foldForSearch(card.reference ?? ''), names, body);
      last = card.id;
    }
    if (rows.length < BATCH) break;
  }
  sqlite.exec(
    `COMMIT; INSERT INTO words (words) VALUES ('optimize'); CREATE INDEX by_city ON tender (city, id); ANALYZE`,
  );
  sqlite.close();
}

export interface SqliteList {
  readonly rows: readonly CardRow[];
  readonly total: number;
}

/** Opens what `buildSqlite` made, and answers questions as our list does: twenty cards, hits counted up to the cap. */
export function openSqlite(file: string): { list(question: Question): SqliteList; close(): void } {
  const sqlite = new DatabaseSync(file, { readOnly: true });
  sqlite.exec('PRAGMA cache_size = -262144; PRAGMA mmap_size = 1073741824');
  const prepared = (text: string) => sqlite.prepare(text);
  const page = `ORDER BY id DESC LIMIT ${PAGE_SIZE}`;
  const hits = 'FROM words WHERE words MATCH ?';
  const statements = {
    all: { page: prepared(`SELECT card FROM tender ${page}`), count: prepared('SELECT count(*) AS total FROM tender') },
    city: {
      page: prepared(`SELECT card FROM tender WHERE city = ? ${page}`),
      count: prepared('SELECT count(*) AS total FROM tender WHERE city = ?'),
    },
    search: {
      page: prepared(`SELECT card FROM (SELECT rowid AS hit ${hits} ORDER BY rowid DESC LIMIT ${PAGE_SIZE})
        JOIN tender ON id = hit ORDER BY hit DESC`),
      count: prepared(`SELECT count(*) AS total FROM (SELECT 1 ${hits} LIMIT ${COUNT_CAP})`),
    },
  };
  const ask = (kind: keyof typeof statements, ...values: string[]): SqliteList => {
    const { page: ofPage, count } = statements[kind];
    const rows = ofPage.all(...values).map(({ card }) => toCard(String(card)));
    return { rows, total: Number(count.get(...values)?.total) };
  };
  return {
    list: ({ city, search }) => {
      if (search === undefined) return city === undefined ? ask('all') : ask('city', city);
      const where = city === undefined ? '' : ` AND ${cityWord(city)}`;
      const words = searchWords(search);
      const found = ask('search', matching(words, '{title reference names} : ') + where);
      return found.total > 0 ? found : ask('search', matching(words, '') + where);
    },
    close: () => sqlite.close(),
  };
}

/** Stands in the index beside the words, so that words within a city are one question to it. */
const cityWord = (city: string | null) => `incity${foldForSearch(city ?? '').replaceAll(' ', '')}`;

/** Every word, the last also as the beginning of a word in `columns`; what ours asks (search/search-terms.ts). */
function matching(words: readonly string[], columns: string): string {
  const last = words.at(-1) ?? '';
  return [...words.slice(0, -1).map((word) => `"${word}"`), `("${last}" OR ${columns}"${last}" *)`].join(' AND ');
}

/** A card as the database gives it, with its moments. */
function toCard(json: string): CardRow {
  const card = JSON.parse(json) as CardRow;
  const moment = (at: unknown) => new Date(String(at));
  const cancelled = card.cancelled_at === null ? null : moment(card.cancelled_at);
  return { ...card, cancelled_at: cancelled, updated_at: moment(card.updated_at) };
}
