import { beforeAll, expect, test } from 'vitest';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { PASSWORD } from '../../../../tests/support/api/people.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { replayLog } from '../../../../tests/support/log/replay.ts';
import { users } from './index.ts';

const api = forAllTests(() => startApi({ modules: [users] }));
beforeAll(async () => {
  const root = await api.superAdmin();
  await api.admin('stays.admin');
  const demoted = await api.admin('was.admin');
  await root.patch(`/api/admin/users/${demoted.id}`, { isAdmin: false });
  await root.post('/api/admin/users', { username: 'made.byadmin', email: 'made@example.pk', password: PASSWORD });
  await api.user('plain.user');
  const gone = await api.user('gone.user');
  await root.delete(`/api/admin/users/${gone.id}`);
});

const accounts = (db: Queryable) => db.query(sql`SELECT * FROM user_account ORDER BY id`);

const replay = (tx: Queryable) => replayLog(tx, [users]);

/** Runs `work` where `user_account` is an empty copy of the real one. */
function beside<T>(db: Database, work: (tx: Queryable) => Promise<T>): Promise<T> {
  return db.tx(async (tx) => {
    await tx.query(sql`CREATE TEMPORARY TABLE user_account (LIKE public.user_account INCLUDING ALL) ON COMMIT DROP`);
    return work(tx);
  });
}

test('a replay into an empty table gives what was written live', async () => {
  const live = await accounts(api.owner);
  expect(live).toHaveLength(5);
  const replayed = await beside(api.owner, async (tx) => {
    expect(await accounts(tx)).toEqual([]);
    await replay(tx);
    return accounts(tx);
  });
  expect(replayed).toEqual(live);
});

test('a replay over the live table changes nothing', async () => {
  const before = await accounts(api.owner);
  await api.owner.tx(replay);
  expect(await accounts(api.owner)).toEqual(before);
});

test('an erased account stays erased when an old backup brings its name back [ASVS 14.2.4]', async () => {
  const [gone] = await api.owner.query<{ streamId: string }>(
    sql`SELECT stream_id AS "streamId" FROM es.events WHERE type = 'UserDeleted'`,
  );
  const streamId = gone?.streamId ?? '';
  const data = { username: 'gone.user', email: 'gone.user@example.pk', fullName: null, businessType: null };
  await api.owner.query(sql`INSERT INTO es.personal VALUES (${streamId}, ${JSON.stringify(data)})`);
  const replayed = await beside(api.owner, async (tx) => {
    await replay(tx);
    return accounts(tx);
  });
  expect(replayed).toEqual(await accounts(api.owner));
  expect(await api.owner.query(sql`SELECT 1 FROM es.personal WHERE subject = ${streamId}`)).toEqual([]);
});
