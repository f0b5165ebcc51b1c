import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, sql } from '#db/connection.ts';
import { follow } from '#db/event-store/follow/follow.ts';

// A process to be killed: follows the log slowly and notes in `dealt` what it has dealt with.
const [url = '', life = ''] = process.argv.slice(2);

await follow(openDatabase(url), {
  consumer: 'killed',
  signal: new AbortController().signal,
  pageSize: 20,
  pollMs: 10,
  handle: async (events, tx) => {
    for (const { position } of events) {
      await tx.query(sql`INSERT INTO dealt (position, life) VALUES (${position}, ${life})`);
      await sleep(1);
    }
    process.stdout.write(`${events.length}\n`);
  },
});
