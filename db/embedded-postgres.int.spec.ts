import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fastFolder } from '../tests/support/files/temporary-folder.ts';
import { forEachAnew } from '../tests/support/for-tests.ts';
import { processIdentity } from './data-dir/process-lock.ts';
import { findRunningPostgres } from './embedded-postgres/find-running.ts';
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.ts';
import { StartError } from './start-error.ts';

const folder = forEachAnew(fastFolder);
let running: EmbeddedPostgres[];

beforeEach(async () => {
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((postgres) => postgres.stop('immediate')));
});

async function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, ...options });
  running.push(postgres);
  return postgres;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

async function refusal(options: Partial<EmbeddedPostgresOptions> = {}): Promise<StartError> {
  const error: unknown = await start(options).catch((thrown: unknown) => thrown);
  if (!(error instanceof StartError)) throw new Error(`expected a StartError, got ${String(error)}`);
  expect(error.message).not.toContain('\n');
  return error;
}

describe('a cluster of our own', () => {
  it('understands Urdu, demands a password and keeps it to itself [ASVS 13.2.3, 13.3.2]', async () => {
    const { url } = await start({ durable: false });
    await query(url, 'CREATE EXTENSION pg_trgm');
    const [row] = await query(
      url,
      "SELECT show_trgm('تعمیر') <> '{}' AS urdu, current_setting('data_checksums') AS sums",
    );
    expect(row).toEqual({ urdu: true, sums: 'on' });
    await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow(
      'password authentication failed',
    );
    expect((await stat(folder.at('postgres-password'))).mode & 0o077).toBe(0);
  });

  it('takes further settings and gives up durability only when told', async () => {
    const ours = await start({ settings: { work_mem: '3MB' } });
    const read = "SELECT current_setting('fsync') AS fsync, current_setting('work_mem') AS memory";
    expect(await query(ours.url, read)).toEqual([{ fsync: 'on', memory: '3MB' }]);
    await ours.stop();
    expect(await query((await start({ durable: false })).url, read)).toEqual([{ fsync: 'off', memory: '8MB' }]);
  });

  it('keeps what was committed through a stop and through a kill -9 of the server', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE kept (n int)');
    await query(first.url, 'INSERT INTO kept VALUES (1)');
    await first.stop();
    const second = await start();
    await query(second.url, 'INSERT INTO kept VALUES (2)');
    process.kill(second.pid, 'SIGKILL');
    await second.exited;
    const third = await start();
    expect(await query(third.url, 'SELECT n FROM kept ORDER BY n')).toEqual([{ n: 1 }, { n: 2 }]);
  });
});

describe('what an earlier run left behind', () => {
  it('ends the server of a killed program and goes on with its data', async () => {
    const { program, url, pid } = await startElsewhere({ thenWait: true });
    await query(url, 'CREATE TABLE kept AS SELECT 7 AS n');
    program.kill('SIGKILL');
    await new Promise((resolve) => program.once('exit', resolve));
    expect(await processIdentity(pid)).not.toBe('');
    const ours = await start();
    expect(await processIdentity(pid)).toBe('');
    expect(await query(ours.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
  });

  it('is nothing when a program merely forgot to stop it', async () => {
    const { program, pid } = await startElsewhere({ thenWait: false });
    if (program.exitCode === null) await new Promise((resolve) => program.once('exit', resolve));
    await expect.poll(() => processIdentity(pid)).toBe('');
  });

  it('is not misled by a stale postmaster.pid whose number now belongs to another program', async () => {
    await (await start()).stop();
    await writeFile(folder.at('postgres', 'postmaster.pid'), `${process.pid}\n${folder.path}\n`);
    expect(await query((await start()).url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });
});

describe('refusals, one line each', () => {
  it('a second start on the same folder, where a command finds the first', async () => {
    expect(await findRunningPostgres(folder.path)).toBeUndefined();
    const { url } = await start({ durable: false });
    expect(await findRunningPostgres(folder.path)).toBe(url);
    expect((await refusal()).message).toMatch(`already in use by process ${process.pid}`);
  });

  it('a taken port', async () => {
    const squatter = createServer();
    await new Promise<void>((resolve) => squatter.listen(0, '127.0.0.1', resolve));
    const address = squatter.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect((await refusal({ port, durable: false })).message).toMatch(`Port ${port} on 127.0.0.1 is already in use`);
    await new Promise((resolve) => squatter.close(resolve));
  });

  it('data of another major version, which it leaves alone', async () => {
    await (await start({ durable: false })).stop();
    const version = folder.at('postgres', 'PG_VERSION');
    await writeFile(version, '19\n');
    expect((await refusal()).message).toMatch('was made by PostgreSQL 19, this version brings PostgreSQL 18');
    expect(await readFile(version, 'utf8')).toBe('19\n');
  });

  it('a lost password', async () => {
    await (await start({ durable: false })).stop();
    await rm(folder.at('postgres-password'));
    expect((await refusal()).message).toMatch('postgres-password is missing');
  });

  it('a folder that cannot be written', async () => {
    await writeFile(folder.at('a-file'), '');
    expect((await refusal({ dataDir: folder.at('a-file', 'data') })).message).toMatch(
      'Cannot write to the data folder',
    );
  });
});

type Elsewhere = { program: ChildProcess; url: string; pid: number };

async function startElsewhere({ thenWait }: { thenWait: boolean }): Promise<Elsewhere> {
  const code = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)});
    const { url, pid } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder.path)} });
    console.log(JSON.stringify({ url, pid }));
    if (${thenWait}) setInterval(() => undefined, 60_000);`;
  const program = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve) =>
    program.stdout.once('data', (text: Buffer) => resolve(String(text))),
  );
  return { program, ...(JSON.parse(line) as { url: string; pid: number }) };
}
