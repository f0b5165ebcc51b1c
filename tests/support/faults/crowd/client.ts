import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor, Answer, RequestOptions } from '../../http.ts';
import type { History, Operation, Outcome } from '../checker/history.ts';

/** Any longer, and the answer does not matter to a person any more. */
const PATIENCE_MS = 20_000;

/** One write; answers nothing, for the history knows. */
export type Command = (client: Client) => Promise<void>;

export interface ClientOptions {
  readonly number: number;
  readonly history: History;
  /** An administrator, at each process of the API. */
  readonly administrator: readonly Actor[];
  /** A plain account with a subscription, at each process of the API. */
  readonly myself: readonly Actor[];
  /** Tenders that nobody removes. */
  readonly everybodys: readonly number[];
}

/** Writes acknowledged to a client, so that they can be asked for again and have to be refused. */
export interface AcknowledgedWrites {
  readonly addresses: string[];
  readonly references: string[];
}

/** Writes without pause, each write once, to whichever process of the API answers. */
export class Client {
  readonly tenders: number[] = [];
  readonly categories: number[] = [];
  readonly subscriptions: number[] = [];
  readonly taken: AcknowledgedWrites = { addresses: [], references: [] };
  readonly everybodys: readonly number[];
  /** Tender → whether it must be saved; undefined when a lost answer leaves that open. */
  readonly saved = new Map<number, boolean | undefined>();
  readonly #options: ClientOptions;
  #at = 0;
  #count = 0;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.everybodys = options.everybodys;
    this.#at = options.number;
  }

  /** One of `commands` after the other until `signal` aborts; the last is waited for. */
  async work(commands: readonly Command[], signal: AbortSignal, pauseMs = 0): Promise<void> {
    while (!signal.aborted) {
      await this.oneOf(commands)?.(this);
      if (pauseMs > 0) await sleep(pauseMs * 2 * Math.random());
    }
  }

  newName = () => `c${this.#options.number}-${++this.#count}`;

  /** A name that is a number, too. */
  newAmount = () => (this.#options.number + 1) * 1_000_000 + ++this.#count;

  oneOf = <T>(values: readonly T[]): T | undefined => values[Math.floor(Math.random() * values.length)];

  read = (path: string) => this.#send(this.#options.administrator, 'GET', path, {}).catch(() => undefined);

  async write(kind: string, name: string, method: string, path: string, options: RequestOptions = {}) {
    const operation = this.#invoke(kind, name);
    return this.#attempt(operation, this.#options.administrator, method, path, options);
  }

  async writeAsMyself(kind: string, name: string, method: string, path: string, options: RequestOptions) {
    return this.#attempt(this.#invoke(kind, name), this.#options.myself, method, path, options);
  }

  /** A write that nobody may make. */
  async refuse(kind: string, name: string, method: string, path: string, options: RequestOptions, mine = false) {
    const operation = this.#options.history.invoke(this.#options.number, kind, name, true);
    const as = mine ? this.#options.myself : this.#options.administrator;
    return this.#attempt(operation, as, method, path, options);
  }

  /** Only for a write that may be repeated. */
  async writeUntilAnswered(kind: string, name: string, method: string, path: string, options: RequestOptions) {
    const operation = this.#invoke(kind, name);
    for (let attempt = 0; attempt < 100; attempt++) {
      const answer = await this.#attempt(operation, this.#options.administrator, method, path, options);
      if (operation.outcome !== 'unknown') return answer;
      await sleep(50);
    }
    return undefined;
  }

  /** A write that leaves nothing in the log. */
  writeQuietly = (method: string, path: string) =>
    this.#send(this.#options.myself, method, path, {}).catch(() => undefined);

  noteSaved(id: number, isThere: boolean, answer: Answer | undefined): void {
    const isOpen = this.saved.has(id) && this.saved.get(id) === undefined;
    this.saved.set(id, !isOpen && answer !== undefined && answer.status < 300 ? isThere : undefined);
  }

  #invoke = (kind: string, name: string) => this.#options.history.invoke(this.#options.number, kind, name);

  async #attempt(operation: Operation, as: readonly Actor[], method: string, path: string, options: RequestOptions) {
    try {
      const answer = await this.#send(as, method, path, options);
      operation.status = answer.status;
      operation.outcome = outcomeOf(answer.status);
      return answer;
    } catch {
      return undefined;
    } finally {
      operation.endedAt = performance.now();
    }
  }

  /** Offers a request to one process after the other until one takes it. @throws Error when the answer is lost, or does not come */
  async #send(as: readonly Actor[], method: string, path: string, options: RequestOptions): Promise<Answer> {
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(20)) {
      try {
        const answer = await answered(as[this.#at % as.length], method, path, options);
        this.#options.history.hear(`${method} ${path}`, answer);
        return answer;
      } catch (error) {
        this.#at++;
        if (!isRefused(error)) throw error;
      }
    }
    throw new Error('There is no API');
  }
}

function outcomeOf(status: number): Outcome {
  if (status < 300) return 'ok';
  return status < 500 ? 'fail' : 'unknown';
}

/** No process listened there, so nothing was sent. */
const isRefused = (error: unknown) =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === 'ECONNREFUSED';

async function answered(actor: Actor | undefined, method: string, path: string, options: RequestOptions) {
  if (actor === undefined) throw new Error('There is no API');
  const late = new AbortController();
  try {
    return await Promise.race([
      actor.request(method, path, options),
      sleep(PATIENCE_MS, undefined, { signal: late.signal, ref: false }).then(() => {
        throw new Error('No answer');
      }),
    ]);
  } finally {
    late.abort();
  }
}
