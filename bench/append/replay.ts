import { performance } from 'node:perf_hooks';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { openDatabase, sql } from '../../db/connection.ts';
import { readAll } from '../../db/event-store/read-all.ts';
import { serviceLogins } from '../../db/roles/service-logins.ts';
import { meta, notice } from './contenders/notice.ts';

export interface ReplayOptions {
  readonly events: number;
  readonly pageSize: number;
  readonly rounds: number;
}

const COPY = `COPY es.events (position, stream_id, version, event_id, type, schema, data, meta, recorded_at) TO STDOUT`;

/** How fast the whole log is read into objects, against COPY and JSON.parse just before and after: one ratio a round. */
export async function compareReplay(url: string, { events, pageSize, rounds }: ReplayOptions): Promise<number[]> {
  const owner = openDatabase(url, { role: 'owner' });
  await owner.query(sql`INSERT INTO es.events (stream_id, version, event_id, type, data, meta)
    SELECT 'replay-' || n, 1, gen_random_uuid(), 'NoticePosted', ${JSON.stringify({ notice })}::jsonb, ${JSON.stringify(meta)}::jsonb
      FROM generate_series(1, ${events}::int) n`);
  await owner.query(sql`VACUUM ANALYZE es.events`);
  await owner.close();
  const db = openDatabase(serviceLogins(url).worker);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const copy = () => timed(events, () => readByCopy(client));
  const pages = () =>
    timed(events, async () => {
      let after = 0;
      let count = 0;
      for (;;) {
        const page = await readAll(db, { after, upTo: Number.MAX_SAFE_INTEGER, limit: pageSize });
        const last = page.at(-1);
        if (last === undefined) return count;
        after = last.position;
        count += page.length;
      }
    });
  await copy();
  await pages();
  const ratios: number[] = [];
  let before = await copy();
  for (let round = 0; round < rounds; round++) {
    const ours = await pages();
    const after = await copy();
    ratios.push((before + after) / 2 / ours);
    before = after;
  }
  await client.end();
  await db.close();
  return ratios;
}

/** Seconds that `work` takes; it answers how many events it has seen, and that must be all. */
async function timed(events: number, work: () => Promise<number>): Promise<number> {
  const begin = performance.now();
  const count = await work();
  if (count !== events) throw new Error(`${count} of ${events} events were read`);
  return (performance.now() - begin) / 1000;
}

async function readByCopy(client: pg.Client): Promise<number> {
  const module: { to(text: string): pg.Submittable & Readable } = await import(String('pg-copy-streams'));
  const stream = client.query(module.to(COPY));
  let rest = '';
  let count = 0;
  for await (const chunk of stream.setEncoding('utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (parseLine(line).version > 0) count++;
  }
  return count;
}

/** The same columns as our events have, parsed with the least work. */
function parseLine(line: string) {
  const [position, streamId, version, eventId, type, schema, data = '', meta = '', recordedAt = ''] = line.split('\t');
  return {
    position: Number(position),
    streamId,
    version: Number(version),
    eventId,
    type,
    schema: Number(schema),
    data: JSON.parse(data.replaceAll('\\\\', '\\')) as object,
    meta: JSON.parse(meta.replaceAll('\\\\', '\\')) as object,
    recordedAt: new Date(recordedAt),
  };
}
