import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emailEndpoints } from '#contracts/api/emails.ts';
import { sql } from '#db/connection.ts';
import { BROWSER_TESTS_S, leftOutWhenLate } from '../../setup/when-late.ts';
import type { Service } from '../../support/faults/service.ts';
import { Site } from '../../support/faults/site.ts';
import { until } from '../../support/until.ts';
import { reaches } from './expected.ts';
import { type Notice, World } from './world.ts';

leftOutWhenLate(BROWSER_TESTS_S);

/** `npm run test:faults` asks for the long version. */
const LONG = process.env.FAULTS === 'long';
const SEED = Number(process.env.FAULT_SEED ?? 17);
const [READERS, ROUNDS, A_ROUND, CHANGES] = LONG ? [100, 15, 40, 3] : [6, 2, 12, 3];
const KILLS = Number(process.env.FAULT_KILLS ?? (LONG ? 200 : 2));
const LIMIT_MS = LONG ? 1_500_000 : 120_000;

let site: Site;
let world: World;

beforeAll(async () => {
  site = await Site.start();
  world = await World.open(site, SEED);
});
afterAll(() => site?.stop());

it(
  `${READERS} readers hear of each of ${ROUNDS * A_ROUND} notices that they asked for and of each of its ${ROUNDS * CHANGES} changes, of no other, and of none twice, though the worker dies ${KILLS} times`,
  async () => {
    for (let at = 0; at < READERS; at++) await world.subscribe();
    const worker = site.workers[0];
    if (worker === undefined) throw new Error('No worker was started');
    const dying = killAgainAndAgain(worker);
    for (let round = 0; round < ROUNDS; round++) {
      for (let at = 0; at < A_ROUND; at++) await hideBefore(await world.publish());
      await digests();
      await changes(round);
    }
    await dying;
    await digests();
    const before = await told();
    expect(compare(before)).toEqual({ missing: [], wrong: [], twice: [] });
    await digests();
    expect(await told()).toEqual(before);
    await until(async () => (await waiting()) === 0, 120_000);
    expect(await changesTold()).toEqual(changesDue());
  },
  LIMIT_MS,
);

async function killAgainAndAgain(worker: Service): Promise<void> {
  for (let at = 0; at < KILLS; at++) {
    await sleep(50 + world.below(LONG ? 1500 : 800));
    await worker.kill();
    await worker.start();
  }
}

/** Asks for digests to everybody and waits until the run has ended. */
async function digests(): Promise<void> {
  const { requestId } = await world.chief.call(emailEndpoints.processDigests);
  const period = `request-${requestId}`;
  await until(
    async () =>
      (
        await site.owner.query(
          sql`SELECT 1 AS found FROM digest_run WHERE period = ${period} AND finished_at IS NOT NULL`,
        )
      ).length > 0,
    LONG ? 240_000 : 60_000,
  );
}

/** Notices told by the texts of all mails, a line for each mention, sorted. */
async function told(): Promise<string[]> {
  const mails = await site.owner.query<{ to: string; text: string }>(
    sql`SELECT to_address AS to, mail_body(composed, text) AS text FROM mail WHERE kind NOT IN ('change', 'closing')`,
  );
  return mails.flatMap(({ to, text }) => [...text.matchAll(/#(\d+) /g)].map(([, id]) => `${to} ${id}`)).toSorted();
}

/** A line for each reader who hid a notice before any mail told him of it. */
const neverTold = new Set<string>();

/** Some readers hide a notice by a mail that they had otherwise: no digest tells them of it. */
async function hideBefore(notice: Notice): Promise<void> {
  for (const { email } of await world.hide(notice)) neverTold.add(`${email} ${notice.id}`);
}

/** Moves some notices of a round, which were told of. */
async function changes(round: number): Promise<void> {
  for (const notice of world.notices.slice(round * A_ROUND, round * A_ROUND + CHANGES)) {
    await world.hide(notice);
    await world.move(notice);
  }
}

async function waiting(): Promise<number> {
  const [row] = await site.owner.query<{ count: number }>(sql`SELECT
    (SELECT count(*)::int FROM change_due WHERE since IS NOT NULL)
    + (SELECT count(*)::int FROM es.checkpoints WHERE consumer = 'tender-changes'
        AND position < (SELECT max(position) FROM es.events)) AS count`);
  return row?.count ?? 0;
}

/** A line for each mail that says what changed. */
async function changesTold(): Promise<string[]> {
  const mails = await site.owner.query<{ to: string; text: string }>(
    sql`SELECT to_address AS to, mail_body(composed, text) AS text FROM mail WHERE kind = 'change'`,
  );
  return mails
    .map(({ to, text }) => `${to} ${/^#(\d+) /.exec(text)?.[1]} ${/closingDate: .* -> (\S+)/.exec(text)?.[1]}`)
    .toSorted();
}

function changesDue(): string[] {
  const moved = world.notices.filter(({ hasMoved }) => hasMoved);
  expect(moved.length, 'something moved').toBeGreaterThan(0);
  return moved
    .flatMap((notice) =>
      world.readers
        .filter((reader) => reaches(notice, reader) && !reader.hidden.has(notice.id))
        .map(({ email }) => `${email} ${notice.id} ${notice.closingDate}`),
    )
    .toSorted();
}

function compare(lines: readonly string[]) {
  const due = world.readers
    .flatMap((reader) =>
      world.notices.filter((notice) => reaches(notice, reader)).map(({ id }) => `${reader.email} ${id}`),
    )
    .filter((line) => !neverTold.has(line));
  expect(due.length, 'somebody hears of something').toBeGreaterThan(READERS);
  const [have, want] = [new Set(lines), new Set(due)];
  return {
    missing: due.filter((line) => !have.has(line)),
    wrong: [...have].filter((line) => !want.has(line)),
    twice: lines.filter((line, at) => lines[at - 1] === line),
  };
}
