import { setTimeout as sleep } from 'node:timers/promises';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import type { Actor } from '../http.ts';

const PATHS = ['/', '/tenders', '/api/tenders', '/api/categories'];
const READERS = 32;
const WRITERS = 8;

let next = Date.now();

/** Readers and writers, forty at once and each on a connection of its own, for as long as some work takes. */
export class FortyConnections {
  readonly failures: unknown[] = [];
  readonly written: string[] = [];
  read = 0;
  #isOver = false;
  readonly #chief: Actor;

  constructor(chief: Actor) {
    this.#chief = chief;
  }

  async during(work: () => Promise<unknown>): Promise<this> {
    const load = [
      ...Array.from({ length: READERS }, (_, at) => this.#loop(() => this.#get(PATHS[at % PATHS.length] ?? '/'))),
      ...Array.from({ length: WRITERS }, () => this.#loop(() => this.#post())),
    ];
    try {
      await work();
    } finally {
      this.#isOver = true;
      await Promise.all(load);
    }
    return this;
  }

  async #loop(request: () => Promise<void>): Promise<void> {
    while (!this.#isOver) {
      await request().catch((error) => this.failures.push(error));
      await sleep(20); // so that two processors have time for a start, too
    }
  }

  async #get(path: string): Promise<void> {
    const { status, body } = await this.#chief.get(path);
    if (status === 200) this.read += 1;
    else this.failures.push({ path, status, body });
  }

  async #post(): Promise<void> {
    const name = `Rolled ${next++}`;
    await this.#chief.call(categoryEndpoints.create, { body: { name } });
    this.written.push(name);
  }
}
