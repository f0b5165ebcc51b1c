import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventMeta } from '#contracts/events/event.ts';
import { forEachAnew } from '../../../tests/support/for-tests.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { openDatabase, sql } from '../../connection.ts';
import { appendToStream, newEvent } from '../append-to-stream.ts';
import { moveCheckpoint, readCheckpoint } from '../checkpoint.ts';
import { type FollowOptions, follow } from './follow.ts';

const meta: EventMeta = { actor: { kind: 'visitor' }, requestId: 'r1', correlationId: 'r1', outcome: 'done' };

const soon = { timeout: 15_000 };

let abort: AbortController;
let followers: Promise<void>[];
const database = forEachAnew(createTestDatabase);
const owner = forEachAnew(() => openDatabase(database.ownerUrl, { role: 'owner' }));
const db = forEachAnew(() => openDatabase(database.workerUrl));
beforeEach(async () => {
  abort = new AbortController();
  followers = [];
});
afterEach(async () => {
  abort.abort();
  await Promise.allSettled(followers);
});

async function append(count: number): Promise<void> {
  const events = Array.from({ length: count }, (_, n) => newEvent({ type: 'Happened', data: { n } }));
  await appendToStream(db, { streamId: 'a', expectedVersion: null, events, meta });
}

function start(handle: FollowOptions['handle'], more: Partial<FollowOptions> = {}): Promise<void> {
  const follower = follow(db, { consumer: 'test', handle, signal: abort.signal, pollMs: 10, ...more });
  followers.push(follower);
  return follower;
}

describe('a checkpoint', () => {
  it('begins at 0 and moves only from where it stands', async () => {
    expect(await readCheckpoint(db, 'x')).toBe(0);
    expect(await moveCheckpoint(db, 'x', 0, 5)).toBe(true);
    expect(await moveCheckpoint(db, 'x', 0, 6)).toBe(false);
    expect(await moveCheckpoint(db, 'x', 4, 6)).toBe(false);
    expect(await moveCheckpoint(db, 'x', 5, 9)).toBe(true);
    expect(await readCheckpoint(db, 'x')).toBe(9);
    expect(await readCheckpoint(db, 'y')).toBe(0);
  });

  it('that was deleted to start anew is not brought back by who still runs', async () => {
    await moveCheckpoint(db, 'x', 0, 5);
    await owner.query(sql`DELETE FROM es.checkpoints`);
    expect(await moveCheckpoint(db, 'x', 5, 9)).toBe(false);
    expect(await readCheckpoint(db, 'x')).toBe(0);
  });

  it('is held while somebody deals with its events: the second waits, then learns that it moved', async () => {
    const order: string[] = [];
    const second = await db.tx(async (tx) => {
      expect(await moveCheckpoint(tx, 'x', 0, 5)).toBe(true);
      const waiting = moveCheckpoint(db, 'x', 0, 5).finally(() => order.push('second answered'));
      await sleep(100);
      order.push('first ends');
      return { waiting };
    });
    expect(await second.waiting).toBe(false);
    expect(order).toEqual(['first ends', 'second answered']);
  });
});

describe('follow', () => {
  it('hands over what is there and what comes, in pages, in order, and stops when told', async () => {
    await append(25);
    const pages: number[][] = [];
    const follower = start(async (events) => void pages.push(events.map(({ position }) => position)), { pageSize: 10 });
    await expect.poll(() => pages.flat().length, soon).toBe(25);
    await append(3);
    await expect.poll(() => pages.flat().length, soon).toBe(28);
    expect(pages.map((page) => page.length)).toEqual([10, 10, 5, 3]);
    expect(pages.flat()).toEqual(Array.from({ length: 28 }, (_, index) => index + 1));
    abort.abort();
    await follower;
    expect(await readCheckpoint(db, 'test')).toBe(28);
    await append(1);
    await sleep(50);
    expect(pages.flat()).toHaveLength(28);
  });

  it('goes on where another life of the consumer stopped', async () => {
    await append(4);
    await moveCheckpoint(db, 'test', 0, 3);
    const seen: number[] = [];
    void start(async (events) => void seen.push(...events.map(({ position }) => position)));
    await expect.poll(() => seen, soon).toEqual([4]);
  });

  it('rolls a failed page back, tells of it and tries it again', async () => {
    await owner.query(sql`CREATE TABLE dealt (position bigint)`);
    await owner.query(sql`GRANT ALL ON dealt TO PUBLIC`);
    await append(2);
    const failures: string[] = [];
    void start(
      async (events, tx) => {
        for (const { position } of events) await tx.query(sql`INSERT INTO dealt VALUES (${position})`);
        if (failures.length < 2) throw new Error(`failure ${failures.length}`);
      },
      { onError: (error) => void failures.push(String(error)) },
    );
    await expect.poll(() => readCheckpoint(db, 'test'), soon).toBe(2);
    expect(failures).toEqual(['Error: failure 0', 'Error: failure 1']);
    expect(await db.query(sql`SELECT position FROM dealt`)).toEqual([{ position: 1 }, { position: 2 }]);
  });

  it('rejects at the first failure when nobody listens', async () => {
    await append(1);
    await expect(
      start(async () => {
        throw new Error('cannot');
      }),
    ).rejects.toThrow('cannot');
    expect(await readCheckpoint(db, 'test')).toBe(0);
  });

  it('survives losing every connection', async () => {
    const seen: number[] = [];
    const failures: unknown[] = [];
    void start(async (events) => void seen.push(...events.map(({ position }) => position)), {
      onError: (error) => void failures.push(error),
    });
    await append(1);
    await expect.poll(() => readCheckpoint(db, 'test'), soon).toBe(1); // seen, and committed
    expect(seen).toEqual([1]);
    await owner.query(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await expect.poll(() => failures.length, soon).toBeGreaterThan(0);
    await vi.waitFor(() => append(1), soon); // the pool may still lend a connection whose end it has not noticed
    await expect.poll(() => seen, soon).toEqual([1, 2]);
  });

  it('shares the log between two processes of one consumer: each event is dealt with once', async () => {
    await owner.query(sql`CREATE TABLE dealt (id serial, position bigint)`);
    await owner.query(sql`GRANT ALL ON dealt TO PUBLIC`);
    await owner.query(sql`GRANT USAGE ON SEQUENCE dealt_id_seq TO PUBLIC`);
    const dealers = new Set<number>();
    for (const name of [1, 2]) {
      void start(
        async (events, tx) => {
          dealers.add(name);
          for (const { position } of events) await tx.query(sql`INSERT INTO dealt (position) VALUES (${position})`);
        },
        { pageSize: 3 },
      );
    }
    let last = 0;
    while (last < 200 || (dealers.size < 2 && last < 20_000)) {
      await append(5);
      last += 5;
    }
    await expect.poll(() => readCheckpoint(db, 'test'), soon).toBe(last);
    const dealt = await db.query<{ position: number }>(sql`SELECT position FROM dealt ORDER BY id`);
    expect(dealt.map(({ position }) => position)).toEqual(Array.from({ length: last }, (_, index) => index + 1));
    expect(dealers.size).toBe(2);
  });
});
