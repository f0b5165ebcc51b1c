import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventMeta } from '#contracts/events/event.ts';
import { forEachAnew } from '../../../tests/support/for-tests.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { openDatabase, sql } from '../../connection.ts';
import { appendToStream, newEvent } from '../append-to-stream.ts';
import { readCheckpoint } from '../checkpoint.ts';

const meta: EventMeta = { actor: { kind: 'visitor' }, requestId: 'r1', correlationId: 'r1', outcome: 'done' };

let children: ChildProcess[];
const database = forEachAnew(createTestDatabase);
const owner = forEachAnew(() => openDatabase(database.ownerUrl, { role: 'owner' }));
beforeEach(async () => {
  children = [];
  await owner.query(sql`CREATE TABLE kept_row (stream text PRIMARY KEY, version int)`);
  await owner.query(sql`CREATE TABLE dealt (id serial, position bigint, life text)`);
  await owner.query(sql`GRANT ALL ON kept_row, dealt, dealt_id_seq TO PUBLIC`);
});
afterEach(() => Promise.all(children.map(kill)));

const PROGRAMS = join(import.meta.dirname, '../../../tests/support/log');

/** Starts a program that is there to be killed; each line that it prints is handed to `onLine`. */
function start(program: string, life: string, onLine: (line: string) => void): ChildProcess {
  const child = spawn(process.execPath, [join(PROGRAMS, program), database.workerUrl, life], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', onLine);
  children.push(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

/** Waits until the server has noticed that a killed client is gone, and finished or undone its last statement. */
const untilAlone = () => expect.poll(() => owner.query(othersHere)).toEqual([]);
const othersHere = sql`SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`;

describe('kill -9 of a process that appends', () => {
  it('loses nothing that was answered, and leaves no event without its read row nor the other way round', async () => {
    const answered: { stream: string; version: number }[] = [];
    for (let life = 0; life < 3; life++) {
      const goal = answered.length + 200;
      const child = start('writer.child.ts', `life${life}`, (line) => {
        const [stream = '', version] = line.split(' ');
        answered.push({ stream, version: Number(version) });
      });
      await expect.poll(() => answered.length, { interval: 3 }).toBeGreaterThan(goal);
      await kill(child);
    }
    await untilAlone();
    const missing = await owner.query(sql`SELECT a.* FROM jsonb_to_recordset(${JSON.stringify(answered)}::jsonb)
      AS a (stream text, version int) LEFT JOIN es.events e ON e.stream_id = a.stream AND e.version = a.version
      WHERE e.position IS NULL`);
    expect(missing).toEqual([]);
    const half = await owner.query(sql`SELECT * FROM
      (SELECT stream_id AS stream, max(version) AS version, count(*)::int AS count FROM es.events GROUP BY 1) e
      FULL JOIN kept_row k USING (stream)
      WHERE (e.version, e.count) IS DISTINCT FROM (k.version, k.version)`);
    expect(half).toEqual([]);
  });
});

describe('kill -9 of a process that follows', () => {
  it('has no event dealt with twice or never: the checkpoint moves with the effect', async () => {
    const stop = new AbortController();
    const writing = (async () => {
      for (let count = 0; !stop.signal.aborted; count++) {
        const events = Array.from({ length: 10 }, (_, n) => newEvent({ type: 'Happened', data: { n } }));
        await appendToStream(owner, { streamId: `s-${count % 7}`, expectedVersion: null, events, meta });
        await sleep(10);
      }
    })();
    for (let life = 0; life < 4; life++) {
      let pages = 0;
      const child = start('follower.child.ts', `life${life}`, () => void pages++);
      await expect.poll(() => pages, { interval: 3 }).toBeGreaterThan(3);
      await sleep(7 * life); // not always at the same point of a page
      await kill(child);
    }
    stop.abort();
    await writing;
    const positions = await owner.query<{ position: number }>(sql`SELECT position FROM es.events ORDER BY position`);
    start('follower.child.ts', 'last', () => undefined);
    const last = positions.at(-1)?.position;
    await expect.poll(() => readCheckpoint(owner, 'killed')).toBe(last);
    expect(await owner.query(sql`SELECT position FROM dealt ORDER BY id`)).toEqual(positions);
    const lives = await owner.query<{ life: string }>(sql`SELECT DISTINCT life FROM dealt`);
    expect(lives.length).toBeGreaterThanOrEqual(4);
  });
});
