import { type Queryable, sql } from '../connection.ts';

interface HorizonRow {
  readonly o_last: number;
  readonly o_busy: readonly string[];
}

/**
 * Answers the position up to which the log is final. Positions are drawn before commit, so a reader that simply asks for
 * `position > cursor` loses events that commit late. The lock epoch closes that: remember the sequence and the
 * transactions that were writing; once all of those have ended, everything up to the remembered number is final.
 * One instance per following reader.
 */
export class Horizon {
  #final = 0;
  #candidate = 0;
  #waitingFor = new Set<string>();

  /** The newest final position; asks the database once (≈ 0.2 ms) and never waits. */
  async next(db: Queryable): Promise<number> {
    const [row] = await db.prepared<HorizonRow>(sql`SELECT o_last, o_busy FROM es.horizon()`);
    if (row === undefined) throw new Error('es.horizon answered no row');
    const busy = new Set(row.o_busy);
    if (busy.size === 0) {
      this.#final = Math.max(this.#final, row.o_last);
      this.#waitingFor.clear();
      this.#candidate = 0;
      return this.#final;
    }
    for (const transaction of this.#waitingFor) if (!busy.has(transaction)) this.#waitingFor.delete(transaction);
    if (this.#waitingFor.size === 0) {
      this.#final = Math.max(this.#final, this.#candidate);
      this.#candidate = row.o_last;
      this.#waitingFor = busy;
    }
    return this.#final;
  }
}
