import { optionalFieldsWith } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { optionalColumns } from '#db/tenders/tender-columns.ts';
import type { DigestTender, PreparedCard } from '#templates/mail.ts';

/** Bytes of cards that a run keeps. Above it the oldest are dropped and drawn again when needed. */
const KEPT_BYTES = 48 * 1024 * 1024;

/** Cards of a run by tender, each drawn once for everybody. */
export class RunCards {
  readonly #draw: (tender: DigestTender) => PreparedCard;
  readonly #keptBytes: number;
  readonly #cards = new Map<number, PreparedCard>();
  #bytes = 0;

  constructor(draw: (tender: DigestTender) => PreparedCard, keptBytes = KEPT_BYTES) {
    this.#draw = draw;
    this.#keptBytes = keptBytes;
  }

  /** Cards of these tenders; a tender that was removed meanwhile has none. */
  async get(db: Queryable, tenderIds: ReadonlySet<number>): Promise<ReadonlyMap<number, PreparedCard>> {
    const missing = [...tenderIds].filter((id) => !this.#cards.has(id));
    const drawn = new Map<number, PreparedCard>();
    for (const tender of missing.length > 0 ? await loadTexts(db, missing) : []) {
      drawn.set(tender.id, this.#draw(tender));
    }
    const cards = new Map<number, PreparedCard>();
    for (const id of tenderIds) {
      const card = drawn.get(id) ?? this.#cards.get(id);
      if (card !== undefined) cards.set(id, card);
    }
    for (const [id, card] of drawn) this.#keep(id, card);
    return cards;
  }

  #keep(id: number, card: PreparedCard): void {
    if (this.#cards.has(id)) return; // another range was faster
    this.#cards.set(id, card);
    this.#bytes += sizeOf(card);
    for (const [oldest, old] of this.#cards) {
      if (this.#bytes <= this.#keptBytes) return;
      this.#cards.delete(oldest);
      this.#bytes -= sizeOf(old);
    }
  }
}

const sizeOf = ({ html, text }: PreparedCard) => html.length + text.length;

const MAIL_FIELDS = optionalFieldsWith('mail');

function loadTexts(db: Queryable, ids: readonly number[]): Promise<DigestTender[]> {
  return db.query<DigestTender>(sql`SELECT t.id, t.title, left(t.description, 240) AS excerpt, t.sectors,
      t.closing_date AS "closingDate", ${optionalColumns(MAIL_FIELDS)}, o.name AS organization,
      ARRAY(SELECT c.name FROM unnest(t.category_ids) WITH ORDINALITY AS x (id, place) JOIN category c ON c.id = x.id
        ORDER BY x.place) AS categories
    FROM tender t LEFT JOIN organization o ON o.id = coalesce(t.procuring_organization_id, t.organization_ids[1])
    WHERE t.id = ANY (${[...ids]}::int[])`);
}
