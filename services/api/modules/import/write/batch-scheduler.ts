import type { Notice } from '../map/judge-row.ts';
import type { Result } from './write-batch.ts';

/** Two keep both Postgres and Node at work; a third waits for the same locks. */
const MAX_PARALLEL = 2;

interface RunningBatch {
  /** The source of all its notices, where the source numbers each; undefined: nothing is written beside it. */
  readonly source: string | undefined;
  readonly done: Promise<void>;
}

interface BatchSchedulerOptions {
  readonly write: (notices: readonly Notice[]) => Promise<Result>;
  /** Callback with each result, in the order of the file. */
  readonly accept: (result: Result) => void;
  /** False when writing the notices creates something that other notices may name, too. */
  readonly isAllKnown: (notices: readonly Notice[]) => boolean;
  /** Whether two batches may be written at once: only while nobody reads the portal beside. */
  readonly isWide: () => Promise<boolean>;
  readonly signal: AbortSignal | undefined;
}

/**
 * Batches of one import, each in its transaction: one after the other, or two at once where neither needs to see what the
 * other writes. That is so for numbered notices of one source, whose keys differ and which never repeat each other.
 */
export class BatchScheduler {
  readonly #options: BatchSchedulerOptions;
  #running: RunningBatch[] = [];
  #isWide: Promise<boolean> | undefined;

  constructor(options: BatchSchedulerOptions) {
    this.#options = options;
  }

  /**
   * Waits until the batch may begin, and begins it unless the import was stopped meanwhile. `isRepeated`: it has a notice
   * that this import has met before. @throws what failed an earlier batch, once none is being written any more
   */
  async begin(notices: readonly Notice[], isRepeated: boolean): Promise<void> {
    const { isAllKnown, isWide, signal } = this.#options;
    this.#isWide ??= isWide();
    await this.#untilAtMost((await this.#isWide) ? MAX_PARALLEL - 1 : 0);
    const source = !isRepeated && isAllKnown(notices) ? numberedSource(notices) : undefined;
    if (source === undefined || this.#running.some((batch) => batch.source !== source)) await this.end();
    if (!signal?.aborted) this.#start(notices, source);
  }

  /** Waits until nothing is being written. */
  end(): Promise<void> {
    return this.#untilAtMost(0);
  }

  #start(notices: readonly Notice[], source: string | undefined): void {
    const done = this.#write(notices, this.#running.at(-1)?.done);
    done.catch(() => undefined); // thrown where it is awaited
    this.#running.push({ source, done });
  }

  async #write(notices: readonly Notice[], before: Promise<void> | undefined): Promise<void> {
    const result = await this.#options.write(notices);
    await before?.catch(() => undefined); // it throws by itself
    this.#options.accept(result);
  }

  async #untilAtMost(count: number): Promise<void> {
    try {
      for (; this.#running.length > count; this.#running.shift()) await this.#running[0]?.done;
    } catch (error) {
      await Promise.allSettled(this.#running.map(({ done }) => done));
      throw error;
    }
  }
}

function numberedSource(notices: readonly Notice[]): string | undefined {
  const source = notices[0]?.row.source ?? undefined;
  return notices.every(({ row }) => row.reference !== null && row.source === source) ? source : undefined;
}
