import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventMeta } from '#contracts/events/event.ts';
import { fastFolder } from '../../../tests/support/files/temporary-folder.ts';
import { forEachAnew } from '../../../tests/support/for-tests.ts';
import { type Database, openDatabase, type Queryable, sql } from '../../connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../embedded-postgres.ts';
import { migrate } from '../../migrate.ts';
import { appendToStream, newEvent } from '../append-to-stream.ts';
import { readCheckpoint } from '../checkpoint.ts';
import { follow } from '../follow/follow.ts';
import { assertDurable } from '../guarantees/assert-durable.ts';

const meta: EventMeta = { actor: { kind: 'visitor' }, requestId: 'r1', correlationId: 'r1', outcome: 'done' };

const folder = forEachAnew(fastFolder);
let server: EmbeddedPostgres;
let db: Database;
let abort: AbortController;
let following: Promise<void>;
beforeEach(async () => {
  // The log writer sleeps: only a commit brings anything to the disk, so that a crash takes what it can take.
  const settings = { wal_writer_delay: '10s', bgwriter_lru_maxpages: '0' };
  server = await startEmbeddedPostgres({ dataDir: folder.path, durable: true, settings });
  const { worker } = await migrate(server.url);
  const owner = openDatabase(server.url, { role: 'owner' });
  await owner.query(sql`CREATE TABLE kept_row (position bigint, stream text, version int)`);
  await owner.query(sql`CREATE TABLE seen (n int GENERATED ALWAYS AS IDENTITY, position bigint)`);
  await owner.query(sql`GRANT ALL ON kept_row, seen TO PUBLIC`);
  await owner.close();
  db = openDatabase(worker, { max: 20 });
  abort = new AbortController();
  following = follow(db, {
    consumer: 'crash',
    // in the checkpoint's transaction: what is written elsewhere is seen again after a crash in between
    handle: async (events, tx) => {
      await tx.query(
        sql`INSERT INTO seen (position) SELECT unnest(${events.map(({ position }) => position)}::bigint[])`,
      );
    },
    signal: abort.signal,
    pollMs: 10,
    onError: () => undefined,
  });
});
afterEach(async () => {
  abort?.abort();
  await following;
  await db?.close();
  await server?.stop('immediate');
});

async function crashAndRestart(): Promise<void> {
  process.kill(server.pid, 'SIGKILL');
  await server.exited;
  server = await startEmbeddedPostgres({ dataDir: folder.path, durable: true, port: server.port });
}

async function append(on: Queryable, streamId: string, count = 1): Promise<number> {
  const events = Array.from({ length: count }, (_, n) => newEvent({ type: 'Happened', data: { n } }));
  const row = sql`INSERT INTO kept_row SELECT e.position, ${streamId}, e.version FROM e`;
  return (await appendToStream(on, { streamId, expectedVersion: null, events, meta }, [row])).position;
}

const positions = async () =>
  (await db.query<{ position: number }>(sql`SELECT position FROM es.events ORDER BY position`)).map(
    (row) => row.position,
  );

const followed = async () =>
  (await db.query<{ position: number }>(sql`SELECT position FROM seen ORDER BY n`)).map((row) => row.position);

describe('kill -9 of the database server', () => {
  it('keeps every answered append with its read row, and the follower sees each exactly once', async () => {
    expect(await assertDurable(db)).toEqual([]);
    const answered: number[] = [];
    const write = async (stream: string) => {
      for (;;) answered.push(await append(db, stream));
    };
    const writers = Promise.allSettled(Array.from({ length: 8 }, (_, n) => write(`s-${n}`)));
    await expect.poll(() => answered.length, { interval: 3 }).toBeGreaterThan(300);
    await crashAndRestart();
    expect((await writers).every(({ status }) => status === 'rejected')).toBe(true);
    await append(db, 'afterwards');
    const stored = await positions();
    expect(answered.filter((position) => !stored.includes(position))).toEqual([]);
    const rows = await db.query<{ position: number }>(sql`SELECT position FROM kept_row ORDER BY position`);
    expect(rows.map(({ position }) => position)).toEqual(stored);
    await expect.poll(followed).toEqual(stored);
  });

  it('sets the sequence back, and numbers drawn again are not missed by who already waited for them', async () => {
    await append(db, 'first');
    await expect.poll(() => readCheckpoint(db, 'crash')).toBe(1);
    const lost = db.tx(async (tx) => {
      await append(tx, 'lost', 500);
      await sleep(300); // the follower now waits for position 501 to become final
      await crashAndRestart();
      await tx.query(sql`SELECT 1`);
    });
    await expect(lost).rejects.toThrow();
    const [slow, fast] = await db.tx(async (tx) => {
      const early = await append(tx, 'slow');
      const late = await append(db, 'fast');
      await sleep(1000); // time enough for the follower to come back and read too far
      return [early, late];
    });
    expect(slow).toBeLessThan(fast ?? 0);
    expect(fast).toBeLessThan(501); // otherwise this run has shown nothing
    await expect.poll(followed).toEqual([1, slow, fast]);
  });
});
