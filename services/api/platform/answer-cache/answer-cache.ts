import { LRUCache } from 'lru-cache';
import { answersForgotten, answersHeld } from './cache-metrics.ts';
import type { KeptAnswer } from './kept-answer.ts';

/** Effective status follows the clock, which no event tells of: so long, at most, an answer stays as it was. */
const EXPIRY_MS = 2000;
const MEGABYTE = 1024 * 1024;
/** Bytes that a key, its headers and the bookkeeping take beside the body. */
const OVERHEAD = 2000;

/** `unshared`: the handler did not offer the answer to others; undefined: it never came. */
type Outcome = KeptAnswer | 'unshared' | undefined;

/** An answer under way, which several may wait for. */
export interface PendingAnswer {
  readonly outcome: Promise<Outcome>;
  /** Keeps the answer, unless something was written since this answer began. */
  complete(outcome: Outcome): void;
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

interface Options {
  readonly megabytes: number;
  readonly expiryMs?: number;
  /** False while events of other processes would go unnoticed. */
  readonly isAwake: () => boolean;
  readonly close: () => Promise<void>;
}

export function createAnswerCache({ megabytes, expiryMs = EXPIRY_MS, isAwake, close }: Options) {
  const maxSize = megabytes * MEGABYTE;
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize,
    maxEntrySize: Math.ceil(maxSize / 8), // one giant must not drive out everybody's favourites
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + OVERHEAD,
    ttl: expiryMs,
  });
  const pendingByKey = new Map<string, PendingAnswer>();
  let generation = 0;
  return {
    isOn: isAwake,
    find: (key: string) => kept.get(key),
    /** Somebody's answer under way that began after the last write. */
    findPending: (key: string) => pendingByKey.get(key),
    begin(key: string): PendingAnswer {
      const begun = { at: performance.now(), generation };
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      const pending: PendingAnswer = {
        outcome: promise,
        complete(outcome) {
          resolve(outcome);
          if (pendingByKey.get(key) === pending) pendingByKey.delete(key);
          if (outcome === undefined || outcome === 'unshared' || begun.generation !== generation) return;
          // its data are as old as its beginning
          kept.set(key, outcome, { start: begun.at });
          answersHeld.set(kept.calculatedSize);
        },
      };
      pendingByKey.set(key, pending);
      return pending;
    },
    forget(cause: 'event' | 'write'): void {
      generation += 1;
      pendingByKey.clear();
      kept.clear();
      answersForgotten.inc({ cause });
      answersHeld.set(0);
    },
    close,
  };
}
