import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../db/embedded-postgres.ts';
import { migrate } from '../../db/migrate.ts';
import { writeResults } from '../lib/bars.ts';
import { runCells } from './cells.ts';
import { installMessageDb } from './contenders/message-db.ts';
import { createTables } from './contenders/schema.ts';
import { compareReplay } from './replay.ts';
import { report, toLines } from './report.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '8' },
    milliseconds: { type: 'string', default: '600' },
    events: { type: 'string', default: '200000' },
    /** Leaves results.json alone: for trying things out. */
    dry: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const results = await measure();
console.log(toLines(results).join('\n'));
await writeResults(import.meta.url, results, values);

async function measure() {
  const folder = join(import.meta.dirname, '../.data');
  await mkdir(folder, { recursive: true });
  const dataDir = await mkdtemp(join(folder, 'append-'));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: true, settings: { max_connections: '200' } });
  try {
    const url = await createDatabase(postgres.url, 'append');
    await createTables(url);
    await installMessageDb(url);
    const milliseconds = Number(values.milliseconds);
    const onRound = (round: number) => console.error(`round ${round} of ${rounds}`);
    const ratios = await runCells(url, { rounds, milliseconds, onRound });
    const replayUrl = await createDatabase(postgres.url, 'replay');
    const replay = await compareReplay(replayUrl, {
      events: Number(values.events),
      pageSize: 1000,
      rounds: 2 * rounds,
    });
    return report(ratios, replay, rounds);
  } finally {
    await postgres.stop('immediate');
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A migrated database of its own beside the first one. */
async function createDatabase(url: string, name: 'append' | 'replay'): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(name === 'append' ? 'CREATE DATABASE append' : 'CREATE DATABASE replay');
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  await migrate(own.href);
  return own.href;
}
