import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { EventMeta } from '#contracts/events/event.ts';
import { forEachAnew } from '../../../tests/support/for-tests.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { openDatabase, type Queryable, sql } from '../../connection.ts';
import { appendToStream, newEvent } from '../append-to-stream.ts';
import { Horizon } from '../horizon.ts';

const meta: EventMeta = { actor: { kind: 'visitor' }, requestId: 'r1', correlationId: 'r1', outcome: 'done' };

const database = forEachAnew(createTestDatabase);
const db = forEachAnew(() => openDatabase(database.workerUrl));
const horizon = forEachAnew(() => new Horizon());

async function append(on: Queryable, streamId: string): Promise<number> {
  const events = [newEvent({ type: 'Happened', data: {} })];
  return (await appendToStream(on, { streamId, expectedVersion: null, events, meta })).position;
}

/** An append whose transaction stays open until `end` is called. */
async function openAppend(
  streamId: string,
): Promise<{ position: number; end(how: 'commit' | 'roll back'): Promise<void> }> {
  const { promise: decided, resolve: decide } = Promise.withResolvers<'commit' | 'roll back'>();
  const { promise: appended, resolve: announce } = Promise.withResolvers<number>();
  const done = db.tx(async (tx) => {
    announce(await append(tx, streamId));
    if ((await decided) === 'roll back') throw new Error('rolled back');
  });
  const position = await appended;
  return {
    position,
    end: async (how) => {
      decide(how);
      await done.catch(() => undefined);
    },
  };
}

describe('the horizon', () => {
  it('is 0 for an empty log and the last position for a quiet one', async () => {
    expect(await horizon.next(db)).toBe(0);
    const position = await append(db, 'a');
    expect(await horizon.next(db)).toBe(position);
    expect(horizon.waiting).toBe(false);
  });

  it.each(['commit', 'roll back'] as const)('stays below an open append until its %s', async (how) => {
    const before = await append(db, 'a');
    expect(await horizon.next(db)).toBe(before);
    const open = await openAppend('b');
    const after = await append(db, 'c');
    expect(await horizon.next(db)).toBe(before);
    expect(await horizon.next(db)).toBe(before);
    expect(horizon.waiting).toBe(true);
    await open.end(how);
    expect(open.position).toBeLessThan(after);
    expect(await horizon.next(db)).toBe(after);
  });

  it('moves on below writers that never pause, each of whom began before the last one ended', async () => {
    let open = await openAppend('a');
    for (let step = 0; step < 3; step++) {
      const position = open.position;
      await horizon.next(db);
      const next = await openAppend(`b${step}`);
      await open.end('commit');
      expect(await horizon.next(db)).toBeGreaterThanOrEqual(position);
      expect(await horizon.next(db)).toBeLessThan(next.position);
      open = next;
    }
    await open.end('commit');
  });

  it('counts in an append that was already running when following began', async () => {
    const open = await openAppend('a');
    await append(db, 'b');
    expect(await horizon.next(db)).toBe(0);
    await open.end('commit');
    expect(await horizon.next(db)).toBe(open.position + 1);
  });

  it('does not wait for reading, for other tables or for another database', async () => {
    const other = await createTestDatabase();
    const elsewhere = openDatabase(other.url);
    const position = await append(db, 'a');
    await db.tx(async (tx) => {
      await tx.query(sql`INSERT INTO es.checkpoints VALUES ('other', 1)`);
      await tx.query(sql`SELECT * FROM es.events`);
      await elsewhere.tx(async (away) => {
        await append(away, 'a');
        expect(await horizon.next(db)).toBe(position);
      });
    });
    await elsewhere.close();
    await other.close();
  });

  it('sees a plain INSERT and a COPY-like load as well, whoever makes them', async () => {
    const owner = openDatabase(database.ownerUrl, { role: 'owner' });
    await owner.tx(async (tx) => {
      await tx.query(sql`INSERT INTO es.events (stream_id, version, event_id, type, data, meta)
        SELECT 'bulk', n, gen_random_uuid(), 'Loaded', '{}', '{}' FROM generate_series(1, 10) n`);
      await append(db, 'a');
      expect(await horizon.next(db)).toBe(0);
    });
    expect(await horizon.next(db)).toBe(11);
    await owner.close();
  });

  it('never takes the caller’s own unfinished append for final', async () => {
    await db.tx(async (tx) => {
      await append(tx, 'a');
      expect(await horizon.next(tx)).toBe(0);
      expect(await horizon.next(tx)).toBe(0);
    });
    expect(await horizon.next(db)).toBe(1);
  });

  it('refuses a snapshot that stands still', async () => {
    const work = db.tx(async (tx) => {
      await tx.query(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`);
      await horizon.next(tx);
    });
    await expect(work).rejects.toThrow('es.horizon needs READ COMMITTED');
  });

  it('waits for an append that waits for its stream', async () => {
    const first = await openAppend('same');
    const second = append(db, 'same');
    await sleep(50);
    await horizon.next(db);
    await first.end('commit');
    const position = await second;
    expect(position).toBeGreaterThan(first.position);
    expect(await horizon.next(db)).toBe(position);
  });
});
