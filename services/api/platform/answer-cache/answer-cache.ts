import { LRUCache } from 'lru-cache';
import { answersForgotten, answersHeld } from './cache-metrics.ts';
import type { KeptAnswer } from './kept-answer.ts';

/** Effective status follows the clock, which no event tells of: so long, at most, an answer stays as it was. */
const EXPIRY_MS = 2000;
const MEGABYTE = 1024 * 1024;
/** Bytes that a key, its headers and the bookkeeping take beside the body. */
const OVERHEAD = 2000;

/** `unshared`: the handler did not offer the answer to others; undefined: it never came. */
export type Outcome = KeptAnswer | 'unshared' | undefined;

/** An answer under way, which several may wait for. */
export interface Flight {
  readonly outcome: Promise<Outcome>;
  /** Keeps the answer, unless something was written since the flight began. */
  land(outcome: Outcome): void;
}

export interface AnswerCache {
  isOn(): boolean;
  find(key: string): KeptAnswer | undefined;
  /** Somebody's flight that began after the last write. */
  underWay(key: string): Flight | undefined;
  begin(key: string): Flight;
  forget(cause: 'event' | 'write'): void;
  close(): Promise<void>;
}

interface Options {
  readonly megabytes: number;
  readonly expiryMs?: number;
  /** False while events of other processes would go unnoticed. */
  readonly isAwake: () => boolean;
  readonly close?: () => Promise<void>;
}

export function createAnswerCache({
  megabytes,
  expiryMs = EXPIRY_MS,
  isAwake,
  close = async () => undefined,
}: Options): AnswerCache {
  const maxSize = megabytes * MEGABYTE;
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize,
    maxEntrySize: Math.ceil(maxSize / 8), // one giant must not drive out everybody's favourites
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + OVERHEAD,
    ttl: expiryMs,
  });
  const flights = new Map<string, Flight>();
  let generation = 0;
  return {
    isOn: isAwake,
    find: (key) => kept.get(key),
    underWay: (key) => flights.get(key),
    begin(key) {
      const begun = { at: performance.now(), generation };
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      const flight: Flight = {
        outcome: promise,
        land(outcome) {
          resolve(outcome);
          if (flights.get(key) === flight) flights.delete(key);
          if (outcome === undefined || outcome === 'unshared' || begun.generation !== generation) return;
          // its data are as old as its beginning
          kept.set(key, outcome, { start: begun.at });
          answersHeld.set(kept.calculatedSize);
        },
      };
      flights.set(key, flight);
      return flight;
    },
    forget(cause) {
      generation += 1;
      flights.clear();
      kept.clear();
      answersForgotten.inc({ cause });
      answersHeld.set(0);
    },
    close,
  };
}
