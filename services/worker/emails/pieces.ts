import { createHash } from 'node:crypto';
import { type Queryable, sql } from '#db/connection.ts';
import type { Pieces } from '#templates/mail-templates.ts';

/** Naming a shorter piece takes more room than the piece. */
const SHORTEST = 40;

/**
 * Stores what mails have in common once, and answers recipes: JSON arrays of numbers of pieces and of texts that are a
 * mail's own. `mail_body` in the database puts them together again.
 */
export class PieceStore {
  readonly #db: Queryable;
  readonly #ids = new WeakMap<Buffer, number>();

  /** `db`: not a transaction. Pieces are committed before the mails that name them, so that runs never wait for each other. */
  constructor(db: Queryable) {
    this.#db = db;
  }

  async recipes(bodies: readonly Pieces[]): Promise<string[]> {
    const unknown = new Set<Buffer>();
    for (const body of bodies) {
      for (const piece of body) {
        if (typeof piece !== 'string' && piece.length >= SHORTEST && !this.#ids.has(piece)) unknown.add(piece);
      }
    }
    if (unknown.size > 0) await this.#learn([...unknown]);
    return bodies.map((body) => this.#recipe(body));
  }

  async #learn(pieces: readonly Buffer[]): Promise<void> {
    const hashes = pieces.map((piece) => createHash('sha256').update(piece).digest());
    await this.#db.query(sql`INSERT INTO mail_piece (hash, body)
      SELECT hash, min(body) FROM unnest(${hashes}::bytea[], ${pieces.map(String)}::text[]) p (hash, body) GROUP BY hash ORDER BY hash
      ON CONFLICT (hash) DO NOTHING`);
    const rows = await this.#db.query<{ id: number; hash: Buffer }>(
      sql`SELECT id, hash FROM mail_piece WHERE hash = ANY (${hashes}::bytea[])`,
    );
    const ids = new Map(rows.map(({ id, hash }) => [hash.toString('hex'), id]));
    for (const [at, piece] of pieces.entries()) {
      const id = ids.get(hashes[at]?.toString('hex') ?? '');
      if (id === undefined) throw new Error('A piece of a mail has vanished');
      this.#ids.set(piece, id);
    }
  }

  #recipe(body: Pieces): string {
    const recipe: (string | number)[] = [];
    let own = '';
    for (const piece of body) {
      const id = typeof piece === 'string' ? undefined : this.#ids.get(piece);
      if (id === undefined) own += piece.toString();
      else {
        if (own !== '') recipe.push(own);
        own = '';
        recipe.push(id);
      }
    }
    if (own !== '') recipe.push(own);
    // as UTF-8 would have it, which has no lone surrogates
    return JSON.stringify(recipe.map((part) => (typeof part === 'string' ? part.toWellFormed() : part)));
  }
}
