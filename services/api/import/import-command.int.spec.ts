import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { openDatabase, sql } from '#db/connection.ts';
import { BARE_ENVIRONMENT } from '../../../tests/support/bare-environment.ts';
import { fastFolder } from '../../../tests/support/files/temporary-folder.ts';
import { forAllTests, forEachAnew } from '../../../tests/support/for-tests.ts';
import { manyRows } from '../../../tests/support/import/many-rows.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { until } from '../../../tests/support/until.ts';
import { withSourceLock } from '../modules/import/write/source-lock.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const ASSAM = fileURLToPath(new URL('../../../db/sample-data/assam-tenders/assam_sample_400.csv', import.meta.url));

const folder = forAllTests(fastFolder);
const database = forEachAnew(createTestDatabase);
const db = forEachAnew(() => openDatabase(database.url, { max: 1 }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function start(args: readonly string[], nodeArgs: readonly string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...nodeArgs, MAIN, ...args], {
    cwd: folder.path,
    env: { ...BARE_ENVIRONMENT, DATABASE_URL: database.url, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, ended: ended(child) };
}

async function ended(child: ChildProcess): Promise<Ended> {
  const texts = { out: '', err: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (texts.out += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (texts.err += text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, ...texts };
}

const run = (...args: string[]) => start(args).ended;

async function csv(name: string, count: number, times?: number): Promise<string> {
  await writeFile(folder.at(name), manyRows(count, times));
  return name;
}

const published = async () => (await db.query<{ n: number }>(sql`SELECT count(*) AS n FROM tender`))[0]?.n ?? 0;

test('npm run import -- --watch waits for a database that goes away, once it was reached', async () => {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(new URL(database.url).port), '127.0.0.1');
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const DATABASE_URL = Object.assign(new URL(database.url), { port }).href;
  const { child, ended } = start(['--watch', folder.path], [], { DATABASE_URL });
  let said = '';
  child.stdout?.on('data', (text: string) => (said += text));
  await until(async () => said.includes('Watching'));
  server.close();
  for (const socket of sockets) socket.destroy();
  await csv('while-away.csv', 5);
  await until(async () => said.includes('The folder waits for it'), 25_000);
  server.listen(port, '127.0.0.1');
  await until(async () => (await published()) === 5, 25_000);
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 0, err: '' });
  expect(said.match(/Cannot reach the database at .* The folder waits for it\./g)).toHaveLength(1);
  server.close();
}, 60_000);

describe('npm run import', () => {
  test('imports, reports, and finds nothing new the second time', async () => {
    const first = await run(ASSAM);
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toMatch(
      /^400 rows in [\d.]+ s \([\d,]+ a second\)\n {2}added {6}400 \(400 of them closed already\)\n/,
    );
    expect(first.out).toContain('new: 19 categories, 50 organizations');
    expect((await run(ASSAM)).out).toContain('unchanged  400');
    expect(await published()).toBe(400);
  });

  test('names bad rows on stderr and still ends well', async () => {
    await writeFile(folder.at('one-bad.csv'), `${[...manyRows(3)].join('')}lonely,row\n`);
    const { code, out, err } = await run('one-bad.csv', '--dry-run');
    expect(code).toBe(0);
    expect(err).toBe('line 5, "lonely,row": Has 2 columns where the first line has 11\n');
    expect(out).toMatch(/^Dry run, nothing was written\. 4 rows/);
    expect(await published()).toBe(0);
  });

  test('writes refused rows whole to a file that comes in once it is corrected', async () => {
    const head = 'NIT No,Name of Work,Last Date,Department,Sector,Contact';
    const bad = 'H/2,"Kerb, and drain",31/2/2027,Highway Division,Civil Works | Roads,+92 300 1234567';
    await writeFile(folder.at('week.csv'), `${head}\nH/1,Road,1/2/2027,Highway Division,Roads,\n${bad}\n`);
    expect((await run('week.csv', '--source', 'Dawn', '--refused', 'bad.csv')).out).toMatch(/refused +1/);
    const refused = await readFile(folder.at('bad.csv'), 'utf8');
    expect(refused).toContain('line 3: Last Date: Must be a date such as 2026-11-30');
    await writeFile(folder.at('good.csv'), refused.replace('31/2/2027', '28/2/2027'));
    expect((await run('good.csv', '--source', 'Dawn')).out).toMatch(/added +1\n.*\n.*\n +refused +0/);
    await writeFile(folder.at('later.csv'), `${head}\n${bad.replace('31/2', '28/2')}\n`);
    expect((await run('later.csv', '--source', 'Dawn')).out).toMatch(/unchanged +1/);
  });

  test('writes rows that resemble published notices to the file of problems, too', async () => {
    const head = 'title,closingDate,categories,procuringOrganization,source\n';
    const notice = 'Repair of the lighthouse at Gadani,2026-12-01,Works,Lighthouse Authority';
    await writeFile(folder.at('first.csv'), `${head}${notice},Dawn\n`);
    await writeFile(folder.at('again.csv'), `${head}${notice},Jang\n`);
    expect(await run('first.csv')).toMatchObject({ code: 0 });
    const { code, out } = await run('again.csv', '--problems', 'rows.csv');
    expect(code).toBe(0);
    expect(out).toMatch(/left out +1 /);
    expect(await readFile(folder.at('rows.csv'), 'utf8')).toMatch(
      /line 2,,Repair of the lighthouse at Gadani,.*,is left out/,
    );
  });

  test('imports nothing where the problems cannot be written, and says so in one line', async () => {
    const { code, err } = await run(await csv('few.csv', 3), '--problems', 'nowhere/problems.csv');
    expect(err).toMatch(/^ENOENT: no such file or directory, open '.*nowhere\/problems\.csv'\n$/);
    expect([code, await published()]).toEqual([1, 0]);
  });

  test('ends with 1 when nothing could be read', async () => {
    await writeFile(folder.at('all-bad.csv'), 'title,closingDate\nx,never\n');
    await writeFile(folder.at('letter.txt'), 'Dear all,\nplease find attached\n');
    expect(await run('all-bad.csv')).toMatchObject({ code: 1 });
    const letter = await run('letter.txt');
    expect(letter).toMatchObject({ code: 1, out: '' });
    expect(letter.err).toMatch(/^letter\.txt cannot be imported\. Its first line names no columns[^\n]*\n$/);
    expect(await run('nowhere.csv')).toMatchObject({
      code: 1,
      err: 'nowhere.csv cannot be imported. There is no such file.\n',
    });
    expect((await run()).err).toMatch(/^Usage: npm run import -- FILE/);
  });

  test('refuses a field for a column that the file does not have', async () => {
    await writeFile(folder.at('list.csv'), 'Kaam,Closing Date,Category\nBridge,1/12/2026,Roads\n');
    const { code, err } = await run('list.csv', '--column', 'Kam=title', '--column', 'KAAM=title');
    expect([code, err]).toEqual([
      1,
      'list.csv cannot be imported. It has no column "Kam". Its columns are "Kaam", "Closing Date", "Category".\n',
    ]);
    expect(await run('list.csv', '--column', 'KAAM=title')).toMatchObject({ code: 0 });
  });

  test('an unreachable database is one line', async () => {
    const { ended: end } = start([ASSAM], [], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    const { code, err } = await end;
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain('127.0.0.1:1');
  });

  test('Ctrl-C stops it cleanly; the same command goes on', async () => {
    const name = await csv('stopped.csv', 3000);
    const { child, ended: end } = start([name]);
    while ((await published()) === 0) await delay(20);
    child.kill('SIGINT');
    const { code, out } = await end;
    expect(code).toBe(130);
    expect(out).toContain('Stopped before the end. Run the same command again to go on.');
    const done = await published();
    expect(out).toContain(`added      ${done}\n`);
    expect(done).toBeLessThan(3000);
    expect((await run(name)).out).toMatch(new RegExp(`added {6}${3000 - done}\n[^]*unchanged {2}${done}\n`));
    expect(await published()).toBe(3000);
  });

  test('Ctrl-C while it waits for another import of its source stops it, too', async () => {
    const name = await csv('waits.csv', 3);
    const stopped = await withSourceLock(db, 'Dawn', { onWait: () => undefined }, async () => {
      const { child, ended: end } = start([name, '--source', 'Dawn']);
      child.stderr?.on('data', (text: string) => {
        if (text.includes('waits for its end')) child.kill('SIGINT');
      });
      return end;
    });
    expect(stopped).toMatchObject({ code: 130, out: '' });
    expect(stopped.err).toMatch(/\nwaits\.csv was not imported\. It was stopped while it waited[^\n]*\n$/);
    expect(await published()).toBe(0);
  });

  test('keeps no rows: 6,000 of 2 kB pass through 60 MB of heap', async () => {
    const { code, out } = await start([await csv('many.csv', 6_000, 3)], ['--max-old-space-size=60']).ended;
    expect(code).toBe(0);
    expect(out).toContain('added      6000\n');
  });
});

test('without a running product it starts the database for itself, and stops it again', async () => {
  const env = { DATABASE_URL: '', DATA_DIR: folder.at('data') };
  const first = await start([ASSAM], [], env).ended;
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toContain('added      400');
  expect((await start([ASSAM], [], env).ended).out).toContain('unchanged  400');
});
