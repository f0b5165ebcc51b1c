import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { deskEndpoints } from '#contracts/api/operations/desk.ts';
import { type Database, openDatabase, sql } from '#db/connection.ts';
import { EVERYTHING } from '../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { until } from '../../../../tests/support/until.ts';
import { createDesk } from '../../modules/desk/index.ts';
import { createUnfoundSearches, type UnfoundSearches, WORDS_A_DAY } from './unfound-searches.ts';

let now = new Date('2026-11-21T07:00:00Z');
const api = forAllTests(() => startApi({ modules: [...EVERYTHING, createDesk(EVERYTHING)], clock: () => now }));

const logger = { warn: vi.fn() };
const counter = (db: Database = api.db) => createUnfoundSearches({ db, logger, clock: () => now });
const rows = () =>
  api.owner.query<{ day: string; words: string; n: number }>(
    sql`SELECT day, words, n FROM unfound_search ORDER BY day, words`,
  );

async function onDay(day: string, counting: UnfoundSearches, searches: readonly string[]): Promise<void> {
  now = new Date(`${day}T07:00:00Z`);
  for (const search of searches) counting.note(search);
  await counting.flush();
}

test('words are shown from the third search on a second day on, and what names a person is never stored', async () => {
  const counting = counter();
  const secrets = ['rabia@example.pk', '0300 1234567', '35202-1234567-1'];
  await onDay('2026-11-21', counting, ['Transfomer', 'transfomer!', 'Rabia Khan', 'solr', 'solr', 'solr', ...secrets]);
  const chief = await api.superAdmin();
  expect((await chief.call(deskEndpoints.desk)).unfound).toEqual([]);
  await onDay('2026-11-22', counting, ['transfomer']);
  const { unfound, plots } = await chief.call(deskEndpoints.desk);
  expect(unfound).toEqual([{ words: 'transfomer', count: 3 }]);
  expect(plots.at(-1)?.lines[0]?.values.slice(-2)).toEqual([6, 1]);
  expect((await rows()).map(({ words }) => words)).toEqual(['rabia khan', 'solr', 'transfomer', 'transfomer']);
  const columns = await api.owner.query<{ name: string }>(
    sql`SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'unfound_search' ORDER BY 1`,
  );
  expect(columns.map(({ name }) => name)).toEqual(['day', 'n', 'words']);
});

test('a search of the list is counted when it finds nothing by its words alone', async () => {
  const guest = api.visitor();
  for (const query of ['search=zzqqxx', 'search=zzqqxx&page=2', 'search=wwqqxx&city=Lahore', 'city=Nowhere'])
    expect((await guest.get(`/api/tenders?${query}`)).status).toBe(200);
  const counted = () => rows().then((all) => all.filter(({ words }) => /qqxx/.test(words)));
  await until(async () => (await counted()).length > 0, 15_000);
  expect(await counted()).toMatchObject([{ words: 'zzqqxx' }]);
});

test('a day takes a limited number of words; the rest is counted without them', async () => {
  const counting = counter();
  const many = (from: number, count: number) => Array.from({ length: count }, (_, n) => `word ${from + n}`);
  await onDay('2026-11-25', counting, many(1, WORDS_A_DAY));
  await onDay('2026-11-25', counting, [...many(1001, 5), 'word 1']);
  const ofDay = (await rows()).filter(({ day }) => day === '2026-11-25');
  expect(ofDay).toHaveLength(WORDS_A_DAY);
  expect(ofDay.find(({ words }) => words === 'word 1')?.n).toBe(2);
  const [counted] = await api.owner.query<{ n: number }>(
    sql`SELECT n FROM day_count WHERE day = '2026-11-25' AND measure = 'unfound'`,
  );
  expect(counted?.n).toBe(WORDS_A_DAY + 6);
});

test('a database that is away costs a count and nothing else', async () => {
  const gone = openDatabase(api.config.databaseUrl.replace(/:\d+\//, ':1/'));
  const counting = createUnfoundSearches({ db: gone, logger, clock: () => now, flushMs: 1 });
  const began = performance.now();
  for (let n = 0; n < 10_000; n++) counting.note(`lost ${n}`);
  expect(performance.now() - began).toBeLessThan(2000); // ten thousand, on a busy machine
  await until(async () => logger.warn.mock.calls.length > 0);
  await sleep(10);
  await gone.close();
});
