/**
 * `npm run bench:import -- [ROWS]` (200,000): imports a generated CSV into an embedded Postgres of its own, durable as
 * in production, with 128 MB of heap, then the same file again. Writes results.json and ends with 1 when the bar is missed,
 * a row gets lost or the heap is too small.
 */
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { manyRows } from '../../tests/support/import/many-rows.ts';
import { type Bar, isHeld, writeResults } from '../lib/bars.ts';

const MAIN = fileURLToPath(new URL('../../services/api/import/main.ts', import.meta.url));
const HEAP_MB = 128;
/** Room for new objects; by itself Node takes so much of a small heap for them that it collects without an end. */
const YOUNG_MB = 16;
const rows = Number(process.argv[2] ?? 200_000);

function runImport(file: string, databaseUrl: string): Promise<string> {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_MB}`, MAIN, file],
    {
      env: { PATH: process.env.PATH ?? '', DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`The import ended with ${code}`))));
  });
}

/** Rows a second, as the command tells them; its report must have `line`. */
function speedOf(output: string, line: string): number {
  console.log(output);
  if (!output.includes(`${line}\n`)) throw new Error(`Expected "${line}"`);
  return Number(/\(([\d,]+) a second\)/.exec(output)?.[1]?.replaceAll(',', '') ?? Number.NaN);
}

const folder = await mkdtemp(join(tmpdir(), 'ailaan-bench-import-'));
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data') });
try {
  const file = join(folder, 'rows.csv');
  await pipeline(Readable.from(manyRows(rows)), createWriteStream(file));
  const megabytes = ((await stat(file)).size / 1_000_000).toFixed(0);
  console.log(`${rows.toLocaleString('en')} rows, ${megabytes} MB, heap of ${HEAP_MB} MB`);
  const added = speedOf(await runImport(file, postgres.url), `added      ${rows}`);
  const unchanged = speedOf(await runImport(file, postgres.url), `unchanged  ${rows}`);
  const bars: readonly Bar[] = [{ name: 'notices a second into an empty portal', measured: added, atLeast: 5000 }];
  await writeResults(import.meta.url, { bars, unchanged });
  process.exitCode = bars.every(isHeld) ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
