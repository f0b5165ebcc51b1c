import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EventMeta } from '#contracts/events/event.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { openDatabase, type Queryable, sql } from '../../connection.ts';
import { appendToStream, newEvent, WrongVersionError } from '../append-to-stream.ts';
import { follow } from '../follow/follow.ts';
import { readAll } from '../read-all.ts';

const WRITERS = 16;
const EVENTS = 20_000;
const STREAMS = 64;
const meta: EventMeta = { actor: { kind: 'visitor' }, requestId: 'r1', correlationId: 'r1', outcome: 'done' };

interface Seen {
  readonly position: number;
  readonly streamId: string;
  readonly version: number;
}

let stored: readonly Seen[];
const followed: Seen[] = [];
const naive: Seen[] = [];
const abort = new AbortController();
const readers: Promise<void>[] = [];
let rolledBack = 0;

const database = forAllTests(createTestDatabase);
const db = forAllTests(() => openDatabase(database.workerUrl, { max: WRITERS + 4 }));
beforeAll(async () => {
  const handle = async (events: readonly Seen[]) => void followed.push(...events.map(pick));
  readers.push(follow(db, { consumer: 'gap', handle, signal: abort.signal, pollMs: 20 }), readNaively());
  await write();
  stored = (await readAll(db, { after: 0, upTo: Number.MAX_SAFE_INTEGER, limit: 2 * EVENTS })).map(pick);
  const last = stored.at(-1)?.position;
  const bothAt = () => expect([followed, naive].map((seen) => seen.at(-1)?.position)).toEqual([last, last]);
  await vi.waitFor(bothAt, { timeout: 20_000 });
});
afterAll(async () => {
  abort.abort();
  await Promise.allSettled(readers);
});

const pick = ({ position, streamId, version }: Seen): Seen => ({ position, streamId, version });
const chance = (percent: number) => randomInt(100) < percent;

/** Sixteen writers at once until enough is written: short and long transactions, a tenth of them rolled back. */
async function write(): Promise<void> {
  let written = 0;
  const writer = async () => {
    while (written < EVENTS) {
      const events = Array.from({ length: randomInt(1, 12) }, (_, n) => newEvent({ type: 'Happened', data: { n } }));
      let kept = true;
      if (chance(30)) await append(db, events);
      else kept = await holdOpen(events);
      if (kept) written += events.length;
      else rolledBack += 1;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
}

function append(on: Queryable, events: ReturnType<typeof newEvent>[]) {
  return appendToStream(on, { streamId: `s-${randomInt(STREAMS)}`, expectedVersion: null, events, meta });
}

/** Appends in a transaction that stays open for a while; answers false when it was rolled back, also by a rival's append. */
async function holdOpen(events: ReturnType<typeof newEvent>[]): Promise<boolean> {
  const undo = new Error('undone');
  const work = db.tx(async (tx) => {
    if (chance(20)) await tx.query(sql`INSERT INTO es.checkpoints VALUES (gen_random_uuid()::text, 0)`); // an early xid
    if (chance(50)) await sleep(randomInt(4));
    await append(tx, events);
    await sleep(chance(10) ? randomInt(20, 60) : randomInt(8));
    if (chance(10)) throw undo;
  });
  return work.then(
    () => true,
    (error) => {
      if (error === undo || error instanceof WrongVersionError) return false;
      throw error;
    },
  );
}

/** A reader without a horizon: it asks for everything after the last position that it has seen. */
async function readNaively(): Promise<void> {
  while (!abort.signal.aborted) {
    const page = await readAll(db, { after: naive.at(-1)?.position ?? 0, upTo: Number.MAX_SAFE_INTEGER, limit: 500 });
    naive.push(...page.map(pick));
    await sleep(2);
  }
}

describe(`${WRITERS} writers with delays and roll-backs, one follower`, () => {
  it('the run has the power to show a loss: enough events, holes, and a naive reader that loses some', () => {
    expect(stored.length).toBeGreaterThanOrEqual(EVENTS);
    expect(rolledBack).toBeGreaterThan(20);
    expect(stored.at(-1)?.position).toBeGreaterThan(stored.length);
    expect(naive.length).toBeLessThan(stored.length);
    console.info(`${stored.length} events, ${rolledBack} roll-backs; naive lost ${stored.length - naive.length}`);
  });

  it('nothing missed, nothing twice, global order: the follower saw the log as it stands', () => {
    expect(followed).toEqual(stored);
    expect(followed.every(({ position }, index) => position > (followed[index - 1]?.position ?? 0))).toBe(true);
  });

  it('nothing reordered inside a stream: versions are 1, 2, 3, ...', () => {
    const versions = new Map<string, number>();
    for (const { streamId, version } of followed) {
      expect(version).toBe((versions.get(streamId) ?? 0) + 1);
      versions.set(streamId, version);
    }
    expect(versions.size).toBe(STREAMS);
  });
});
