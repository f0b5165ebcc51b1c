import type { EventMeta } from '#contracts/events/event.ts';
import { openDatabase, sql } from '#db/connection.ts';
import { appendToStream, newEvent } from '#db/event-store/append-to-stream.ts';

// A process to be killed: eight writers at once, each answered append told on standard output as `stream version`.
const [url = '', life = ''] = process.argv.slice(2);
const db = openDatabase(url);
const meta: EventMeta = { actor: { kind: 'visitor' }, requestId: life, correlationId: life, outcome: 'done' };

async function write(writer: number): Promise<never> {
  for (let count = 0; ; count++) {
    const streamId = `${life}-${writer}-${Math.floor(count / 5)}`;
    const expectedVersion = 2 * (count % 5);
    const events = [1, 2].map((n) => newEvent({ type: 'Happened', data: { n: expectedVersion + n } }));
    const { version } = await appendToStream(db, { streamId, expectedVersion, events, meta }, [
      sql`INSERT INTO kept_row AS k SELECT ${streamId}, max(e.version) FROM e HAVING count(*) > 0
        ON CONFLICT (stream) DO UPDATE SET version = excluded.version WHERE k.version < excluded.version`,
    ]);
    process.stdout.write(`${streamId} ${version}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
