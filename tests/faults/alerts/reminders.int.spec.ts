import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { job } from '#contracts/jobs/jobs.ts';
import { sql } from '#db/connection.ts';
import { createLogger } from '../../../services/platform/logger.ts';
import { openQueue } from '../../../services/worker/queue/queue.ts';
import { BROWSER_TESTS_S, leftOutWhenLate } from '../../setup/when-late.ts';
import { Site } from '../../support/faults/site.ts';
import { until } from '../../support/until.ts';
import { World } from './world.ts';

leftOutWhenLate(BROWSER_TESTS_S);

const [READERS, NOTICES, KILLS] = [12, 6, 4];

let site: Site;
let world: World;

beforeAll(async () => {
  site = await Site.start();
  world = await World.open(site, 23);
});
afterAll(() => site?.stop());

it(`${READERS} readers are reminded of each saved notice once, in the digest of the morning or beside it, though the worker dies ${KILLS} times`, async () => {
  const [worker] = site.workers;
  if (worker === undefined) throw new Error('No worker was started');
  for (let at = 0; at < READERS; at++) await world.subscribe();
  for (let at = 0; at < NOTICES; at++) await world.publish();
  const saved = world.notices.slice(0, 3).map(({ id }) => id);
  await worker.kill();
  // they close in two days, were saved long ago, and the morning begins anew with the worker; the other notices are news
  await site.owner.query(sql`UPDATE tender SET closing_date = karachi_day(now() - interval '7 hours') + 2
      WHERE id = ANY (${saved}::int[])`);
  await site.owner.query(sql`INSERT INTO saved_tender (user_id, tender_id, saved_at)
      SELECT u.id, t, now() - interval '3 days' FROM user_account u, unnest(${saved}::int[]) t WHERE u.email LIKE 'reader.%'`);
  await site.owner.query(sql`INSERT INTO mail_choice (reader, reminder_days)
      SELECT 'user-' || id, '{2}' FROM user_account WHERE email LIKE 'reader.%'`);
  await site.owner.query(sql`UPDATE digest_run SET period = 'before-' || id WHERE kind = 'daily'`);
  await site.owner.query(sql`DELETE FROM reminder_round`);
  const isOver = async () => (await site.owner.query(sql`SELECT FROM reminder_round`)).length > 0;
  const sweeping = sweepUntil(isOver);
  for (let at = 0; at < KILLS; at++) {
    await worker.start();
    await sleep(100 + world.below(700));
    await worker.kill();
  }
  await worker.start();
  await sweeping;
  const told = await site.owner.query<{
    line: string;
    kind: string;
  }>(sql`SELECT m.kind, m.to_address || ' ' || f.found[1] AS line
      FROM mail m CROSS JOIN LATERAL regexp_matches(mail_body(m.composed, m.text),
        CASE m.kind WHEN 'closing' THEN '#([0-9]+) closes' ELSE 'saved ([0-9]+) ' END, 'g') f (found)
      WHERE m.kind IN ('closing', 'daily')`);
  const lines = told.map(({ line }) => line).toSorted();
  const readers = world.readers.filter((_, at) => at % 2 === 0);
  // a saved notice that is new to its reader stands among the new ones of the same mail
  const asNews = await site.owner.query<{ line: string }>(sql`SELECT m.to_address || ' ' || s.tender_id AS line
      FROM sent_tender s JOIN mail m ON m.id = s.mail_id WHERE m.kind = 'daily' AND s.tender_id = ANY (${saved}::int[])`);
  const news = new Set(asNews.map(({ line }) => line));
  const due = readers.flatMap(({ email }) => saved.map((id) => `${email} ${id}`));
  expect(lines).toEqual(due.filter((line) => !news.has(line)).toSorted());
  expect(new Set(told.map(({ kind }) => kind)).size, 'digests and mails beside them').toBeGreaterThan(0);
}, 120_000);

/** Asks for the sweep that the clock brings once a minute: two of them begin a morning's digests and its reminders. */
async function sweepUntil(isOver: () => Promise<boolean>): Promise<void> {
  const queue = await openQueue(
    { databaseUrl: site.postgres.url, redisUrl: undefined },
    createLogger('test', 'silent'),
  );
  await until(async () => {
    await queue.add([job('sweep', {})]);
    await sleep(200);
    return isOver();
  });
  await queue.close();
}
