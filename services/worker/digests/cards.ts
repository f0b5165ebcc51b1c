import { LRUCache } from 'lru-cache';
import { optionalFieldsWith } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { optionalColumns } from '#db/tenders/tender-columns.ts';
import type { DigestTender, PreparedCard } from '#templates/mail.ts';

/** Bytes of cards that a run keeps; others are drawn again when needed. */
const KEPT_BYTES = 48 * 1024 * 1024;

export interface KeptCard extends PreparedCard {
  readonly version: number;
}

/** Cards of a run by tender, each drawn once for everybody. */
export class RunCards {
  readonly #draw: (tender: DigestTender) => PreparedCard;
  readonly #cards = new LRUCache<number, KeptCard>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ html, text }) => html.length + text.length,
  });

  constructor(draw: (tender: DigestTender) => PreparedCard) {
    this.#draw = draw;
  }

  /** Cards of these tenders as they stand: one that was changed or redacted is drawn anew, one that was removed has none. */
  async get(db: Queryable, tenderIds: ReadonlySet<number>): Promise<ReadonlyMap<number, KeptCard>> {
    const cards = new Map<number, KeptCard>();
    const missing: number[] = [];
    for (const [id, version] of await loadVersions(db, [...tenderIds])) {
      const kept = this.#cards.get(id);
      if (kept?.version === version) cards.set(id, kept);
      else missing.push(id);
    }
    const texts = missing.length === 0 ? [] : await loadTexts(db, missing);
    for (const { version, ...tender } of texts) {
      const card = { ...this.#draw(tender), version };
      cards.set(tender.id, card);
      // unless another range was faster
      if ((this.#cards.peek(tender.id)?.version ?? 0) < version) this.#cards.set(tender.id, card);
    }
    return cards;
  }
}

const MAIL_FIELDS = optionalFieldsWith('mail');

async function loadVersions(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db.prepared<{ id: number; version: number }>(
    sql`SELECT id, version FROM tender WHERE id = ANY (${[...ids]}::int[])`,
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

export function loadTexts(db: Queryable, ids: readonly number[]): Promise<(DigestTender & { version: number })[]> {
  return db.query(sql`SELECT t.id, t.version, t.title, left(t.description, 240) AS excerpt, t.sectors,
      t.closing_date AS "closingDate", ${optionalColumns(MAIL_FIELDS)}, o.name AS organization,
      ARRAY(SELECT c.name FROM unnest(t.category_ids) WITH ORDINALITY AS x (id, place) JOIN category c ON c.id = x.id
        ORDER BY x.place) AS categories
    FROM tender t LEFT JOIN organization o ON o.id = coalesce(t.procuring_organization_id, t.organization_ids[1])
    WHERE t.id = ANY (${[...ids]}::int[])`);
}
