import { createHash } from 'node:crypto';
import { type Queryable, sql } from '#db/connection.ts';
import type { ComposedMail, Pieces, RenderedMail } from '#templates/mail.ts';

/** Bytes below which a piece takes no more room than its number between two texts. */
const SHORTEST = 16;

type RecipePart = string | number | { readonly token: string };

/**
 * Stores pieces that emails share, each once. The bodies of an email become recipes: JSON arrays of numbers of pieces
 * and of texts that belong to this email alone, with the token that pieces leave open. `mail_body` in the database puts them together again.
 */
export class PieceStore {
  readonly #db: Queryable;
  /** Numbers of pieces, and texts of those that are too short for one. */
  readonly #known = new WeakMap<Buffer, number | string>();

  /** `db` is no transaction: pieces are committed before the emails that name them, so that runs never wait for each other. */
  constructor(db: Queryable) {
    this.#db = db;
  }

  async store(mails: readonly ComposedMail[]): Promise<(RenderedMail & { readonly composed: true })[]> {
    const unknown = new Set<Buffer>();
    const stored = mails.map((mail) => this.#composed(mail, unknown));
    if (unknown.size === 0) return stored;
    await this.#number([...unknown]);
    return mails.map((mail) => this.#composed(mail, unknown));
  }

  #composed({ subject, html, text, token }: ComposedMail, unknown: Set<Buffer>) {
    return {
      subject,
      html: this.#recipe(html, token, unknown),
      text: this.#recipe(text, token, unknown),
      composed: true as const,
    };
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
      this.#known.set(piece, id);
    }
  }

  /** The recipe of a body; pieces without a number are noted as `unknown`. */
  #recipe(body: Pieces, token: string | undefined, unknown: Set<Buffer>): string {
    const recipe: RecipePart[] = [];
    let own = '';
    for (const piece of body) {
      const known = typeof piece === 'string' ? piece : (this.#known.get(piece) ?? this.#learn(piece, unknown));
      if (typeof known === 'string') own += known;
      else {
        if (own !== '') recipe.push(own.toWellFormed());
        own = '';
        recipe.push(known);
      }
    }
    // UTF-8 has no lone surrogates, and Postgres refuses them.
    if (own !== '') recipe.push(own.toWellFormed());
    if (token !== undefined) recipe.push({ token });
    return JSON.stringify(recipe);
  }

  #learn(piece: Buffer, unknown: Set<Buffer>): string {
    const text = piece.toString();
    if (piece.length < SHORTEST) this.#known.set(piece, text);
    else unknown.add(piece);
    return text;
  }
}
