import { createHash } from 'node:crypto';
import { type Queryable, sql } from '#db/connection.ts';
import type { ComposedMail, Pieces, RenderedMail } from '#templates/mail.ts';

/** Bytes below which a piece takes less room than its number. */
const SHORTEST = 40;

/**
 * Stores pieces that emails share, each once. The bodies of an email become recipes: JSON arrays of numbers of pieces
 * and of texts that belong to this email alone, with the token that pieces leave open. `mail_body` in the database puts them together again.
 */
export class PieceStore {
  readonly #db: Queryable;
  readonly #ids = new WeakMap<Buffer, number>();

  /** `db` is no transaction: pieces are committed before the emails that name them, so that runs never wait for each other. */
  constructor(db: Queryable) {
    this.#db = db;
  }

  async store(mails: readonly ComposedMail[]): Promise<(RenderedMail & { readonly composed: true })[]> {
    const unknown = new Set<Buffer>();
    for (const { html, text } of mails) {
      for (const piece of [...html, ...text]) {
        if (typeof piece !== 'string' && piece.length >= SHORTEST && !this.#ids.has(piece)) unknown.add(piece);
      }
    }
    if (unknown.size > 0) await this.#number([...unknown]);
    return mails.map(({ subject, html, text, token }) => ({
      subject,
      html: this.#recipe(html, token),
      text: this.#recipe(text, token),
      composed: true,
    }));
  }

  async #number(pieces: readonly Buffer[]): Promise<void> {
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
      if (id === undefined) throw new Error('A piece of an email has vanished');
      this.#ids.set(piece, id);
    }
  }

  #recipe(body: Pieces, token?: string): string {
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
    // UTF-8 has no lone surrogates, and Postgres refuses them.
    const parts = recipe.map((part) => (typeof part === 'string' ? part.toWellFormed() : part));
    return JSON.stringify(token === undefined ? parts : [...parts, { token }]);
  }
}
