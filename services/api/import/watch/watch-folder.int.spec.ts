import { rmSync } from 'node:fs';
import { appendFile, chmod, mkdir, readFile, rename, stat, symlink, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { openDatabase, sql } from '#db/connection.ts';
import { temporaryFolder } from '../../../../tests/support/files/temporary-folder.ts';
import { forEachAnew } from '../../../../tests/support/for-tests.ts';
import { makeDocx, tbl, tr } from '../../../../tests/support/import/make-office.ts';
import { makeXlsx } from '../../../../tests/support/import/make-xlsx.ts';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';
import { until } from '../../../../tests/support/until.ts';
import { withSourceLock } from '../../modules/import/write/source-lock.ts';
import { watchFolder } from './watch-folder.ts';

const folder = forEachAnew(temporaryFolder);
beforeEach(() => mkdir(folder.at('Dawn')));
const database = forEachAnew(createTestDatabase);
const db = forEachAnew(() => openDatabase(database.url, { max: 4 }));

const HEAD = 'Tender No,Title,Closing Date,Category\n';
const line = (n: number) => `${n},Bridge ${n},1/12/2026,Roads\n`;
const put = (name: string, content: string | Buffer) => writeFile(folder.at(name), content);
const report = (name: string) => readFile(folder.at(`${name}.report.txt`), 'utf8').catch(() => '');
const tenders = () => db.query(sql`SELECT title, source FROM tender ORDER BY title`);

/** Watches while `work` goes on; answers the lines that were told. */
async function watching(work: (told: readonly string[]) => Promise<unknown>): Promise<readonly string[]> {
  const told: string[] = [];
  const stop = new AbortController();
  const tell = (text: string) => told.push(text);
  const watch = watchFolder(db, { folder: folder.path, everyMs: 30, signal: stop.signal, tell });
  await work(told).finally(() => stop.abort());
  await watch;
  return told;
}
const reported = (...names: string[]) =>
  until(async () => (await Promise.all(names.map(report))).every((text) => text !== ''));

test('each file comes in once, its subfolder is the source, its report stands beside it', async () => {
  await put('Dawn/a.csv', HEAD + line(1));
  await put('Dawn/copy of a.csv', HEAD + line(1));
  await put('b.xlsx', makeXlsx([{ name: 'x', rows: [HEAD.trim().split(','), ['2', 'Road 2', '1/12/2026', 'Roads']] }]));
  await put('c.docx', makeDocx(tbl(tr(...HEAD.trim().split(',')), tr('3', 'Canal 3', '1/12/2026', 'Roads'))));
  await put('letter.txt', 'Dear all');
  await put('question.csv', 'Title,Closing Date\nx,1/12/2026\n');
  await put('~$b.xlsx', 'lock');
  const told = await watching(() => reported('Dawn/a.csv', 'b.xlsx', 'c.docx', 'letter.txt', 'question.csv'));
  expect(told).toHaveLength(5);
  expect(await tenders()).toEqual([
    { title: 'Bridge 1', source: 'Dawn' },
    { title: 'Canal 3', source: null },
    { title: 'Road 2', source: null },
  ]);
  expect(await report('Dawn/a.csv')).toMatch(/^1 row in .*\n {2}added {6}1\n/);
  expect(await report('letter.txt')).toMatch(/^letter\.txt cannot be imported\. Its first line names no columns/);
  expect(await report('question.csv')).toMatch(/^question\.csv: Which category .* Nothing was imported\./);
  const again = await watching(async (said) => {
    await until(async () => said.length > 0);
    await delay(300);
  });
  expect(again).toEqual([expect.stringMatching(/^question\.csv: /)]); // after a restart
});

test('who may read a file may read its report', async () => {
  await put('Dawn/a.csv', HEAD + line(1));
  await chmod(folder.at('Dawn/a.csv'), 0o666);
  await watching(() => reported('Dawn/a.csv'));
  expect((await stat(folder.at('Dawn/a.csv.report.txt'))).mode & 0o777).toBe(0o666);
});

test('a file that is being written is left until it rests; a longer one is another', async () => {
  await put('Dawn/a.csv', HEAD);
  const told = await watching(async () => {
    for (let n = 1; n <= 20; n++) {
      await appendFile(folder.at('Dawn/a.csv'), line(n));
      await delay(10);
    }
    await until(async () => (await report('Dawn/a.csv')).includes('20'));
  });
  expect(told.at(-1)).toMatch(/^Dawn\/a\.csv: /);
  expect(await tenders()).toHaveLength(20);
});

test('a file or folder that goes away ends nothing, links are left alone', async () => {
  await put('Dawn/a.csv', HEAD + line(1));
  await put('Dawn/b.csv', HEAD + line(2));
  await symlink(folder.at('Dawn/a.csv'), folder.at('link.csv'));
  const told: string[] = [];
  const stop = new AbortController();
  const tell = (text: string) => {
    told.push(text);
    if (text.startsWith('Dawn/a.csv')) rmSync(folder.at('Dawn/b.csv'));
  };
  const watch = watchFolder(db, { folder: folder.path, everyMs: 30, signal: stop.signal, tell });
  try {
    await until(async () => told.length === 2);
    await rename(folder.path, `${folder.path}-away`);
    await until(async () => told.length === 3);
    await rename(`${folder.path}-away`, folder.path);
    await put('Dawn/c.csv', HEAD + line(3));
    await reported('Dawn/c.csv');
  } finally {
    stop.abort();
    await watch;
  }
  expect(told).toEqual([
    expect.stringMatching(/^Dawn\/a\.csv: 1 row/),
    expect.stringMatching(/^Dawn\/b\.csv cannot be read .*ENOENT/),
    expect.stringMatching(/^The folder .* cannot be read .* Check IMPORT_DIR/),
    expect.stringMatching(/^Dawn\/c\.csv: 1 row/),
  ]);
  expect(await tenders()).toHaveLength(2);
});

test('a file that goes away while it is read ends nothing, and comes in whole when it is back', async () => {
  const rows = HEAD + Array.from({ length: 4000 }, (_, n) => line(n + 1)).join('');
  await put('Dawn/a.csv', rows);
  const told = await watching(async (said) => {
    await until(async () => (await tenders()).length > 0);
    rmSync(folder.at('Dawn/a.csv'));
    await until(async () => said.length > 0);
    await put('Dawn/a.csv', rows);
    await reported('Dawn/a.csv');
  });
  expect(told).toEqual([
    'Dawn/a.csv was changed or went away while it was being read. It is imported again when it rests.',
    expect.stringMatching(/^Dawn\/a\.csv: 4,000 rows/),
  ]);
  expect(await tenders()).toHaveLength(4000);
});

test('a name of another encoding is told, not passed over', async () => {
  await writeFile(Buffer.from(`${folder.path}/\xdct.csv`, 'latin1'), HEAD + line(1));
  const told = await watching((said) => until(async () => said.length > 0));
  expect(told).toEqual([expect.stringMatching(/t\.csv cannot be read: its name is no UTF-8\. Rename it\.$/)]);
});

test('two imports of one source: the second waits', async () => {
  await put('Dawn/a.csv', HEAD + line(1));
  await watching(async () => {
    await withSourceLock(db, 'dawn', { onWait: () => undefined }, async () => {
      await delay(500);
      expect(await tenders()).toEqual([]);
    });
    await reported('Dawn/a.csv');
  });
  expect(await tenders()).toHaveLength(1);
});

test('who stops while a file waits for its turn ends at once, and nothing is written', async () => {
  await put('Dawn/a.csv', HEAD + line(1));
  await withSourceLock(db, 'dawn', { onWait: () => undefined }, () => watching(() => delay(300)));
  expect([await tenders(), await report('Dawn/a.csv')]).toEqual([[], '']);
});
