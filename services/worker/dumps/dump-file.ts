import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createGzip } from 'node:zlib';
import { type Queryable, sql } from '#db/connection.ts';
import { DUMP_PART } from '#db/tender-changes/dump-part.ts';

/** A compressed file that is written to the database part by part, so that memory does not grow with it. */
export class DumpFile {
  readonly #tx: Queryable;
  readonly #name: string;
  readonly #gzip = createGzip();
  readonly #hash = createHash('sha256');
  #waiting: Buffer[] = [];
  #bytes = 0;
  #parts = 0;
  #size = 0;

  constructor(tx: Queryable, name: string) {
    this.#tx = tx;
    this.#name = name;
    this.#gzip.on('data', (piece: Buffer) => {
      this.#waiting.push(piece);
      this.#bytes += piece.length;
    });
  }

  async write(text: string): Promise<void> {
    await new Promise<void>((done, fail) => this.#gzip.write(text, (error) => (error ? fail(error) : done())));
    await this.#store(DUMP_PART);
  }

  async end(): Promise<{ readonly size: number; readonly sha256: string }> {
    const ended = once(this.#gzip, 'end');
    this.#gzip.end();
    await ended;
    await this.#store(1);
    return { size: this.#size, sha256: this.#hash.digest('hex') };
  }

  /** Stores whole parts, and what is left over where it is at least so much. */
  async #store(least: number): Promise<void> {
    while (this.#bytes >= least) {
      const all = Buffer.concat(this.#waiting);
      const part = all.subarray(0, DUMP_PART);
      this.#waiting = [all.subarray(part.length)];
      this.#bytes -= part.length;
      this.#size += part.length;
      this.#hash.update(part);
      await this.#tx.prepared(
        sql`INSERT INTO dump_part (name, part, bytes) VALUES (${this.#name}, ${this.#parts++}, ${part})`,
      );
    }
  }
}
