import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { type Database, openDatabase, sql } from '#db/connection.ts';
import { publishFacts } from '../support/tenders/publish-facts.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { until } from '../support/until.ts';

const CHILD = fileURLToPath(new URL('./worker.child.ts', import.meta.url));
const TENDERS = 8;

export type Interruptions = {
  subscriptions: number;
  /** How often the worker is killed by force while the run is under way. */
  kills: number;
  redisUrl?: string;
  /** Is done after every fifth kill, while no worker lives. */
  meanwhile?: () => Promise<void>;
  /** For the run after the last kill. */
  limitMs?: number;
};

export type Outcome = {
  /** Kills while the run was not finished. */
  kills: number;
  mails: number;
  subscriptionsMailed: number;
  /** Tenders told, and those told twice by what the mails say. */
  told: number;
  twice: number;
  finished: boolean;
};

/** A daily run whose worker is killed again and again, and what came of it. */
export async function interruptedRun(given: Interruptions): Promise<Outcome> {
  const database = await createTestDatabase();
  const db = openDatabase(database.ownerUrl, { role: 'owner', max: 3 });
  const lives = new WorkerProcesses(database.workerUrl, given.redisUrl);
  try {
    await seed(db, given.subscriptions);
    let kills = 0;
    for (; kills < given.kills; kills++) {
      await lives.begin();
      await until(async () => (await openRanges(db)) !== undefined, 20_000);
      await sleep(100 + Math.random() * 300);
      if ((await openRanges(db)) === 0) break;
      await lives.kill();
      if (kills % 5 === 4) await given.meanwhile?.();
    }
    await lives.begin();
    await until(async () => (await openRanges(db)) === 0, given.limitMs ?? 120_000);
    return { kills, ...(await count(db)) };
  } finally {
    await lives.kill();
    await db.close();
    await database.close();
  }
}

/** The worker's processes, one after the other. */
class WorkerProcesses {
  readonly #environment: Record<string, string>;
  #child: ChildProcess | undefined;

  constructor(databaseUrl: string, redisUrl: string | undefined) {
    this.#environment = {
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: 'test '.repeat(8),
      TZ: 'America/St_Johns',
      ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }),
    };
  }

  async begin(): Promise<void> {
    this.#child ??= fork(CHILD, ['0.5'], {
      env: this.#environment,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(this.#child, 'message');
  }

  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

/** Open ranges of the daily run; undefined before it begins. */
async function openRanges(db: Database): Promise<number | undefined> {
  const [run] = await db.query<{ open: number }>(sql`SELECT
      (SELECT count(*) FROM digest_range g WHERE g.run_id = r.id AND g.done_at IS NULL) AS open
    FROM digest_run r WHERE r.kind = 'daily' AND EXISTS (SELECT 1 FROM digest_range g WHERE g.run_id = r.id)`);
  return run?.open;
}

async function seed(db: Database, subscriptions: number): Promise<void> {
  await db.query(
    sql`INSERT INTO category (id, version, name, is_active, sort_order, created_at) VALUES (1, 1, 'Roads', true, 0, now())`,
  );
  await db.query(sql`INSERT INTO interest_area VALUES (1, 1, 'Construction', '{1}')`);
  const closingDate = addDays(karachiDay(new Date()), 20);
  await publishFacts(
    db,
    Array.from({ length: TENDERS }, (_, at) => ({ title: `Road ${at}`, closingDate })),
  );
  await db.query(sql`INSERT INTO subscription (id, version, email, full_name, business_type, interest_areas, categories, cities,
      provinces, sectors, email_frequency, is_active, is_premium, expires_at, plan, payment_reference, created_at, premium_position)
    SELECT n, 1, 's' || n || '@example.pk', 'Subscriber ' || n, 'Supplier', '{Construction}', '{}', '{}', '{}', '{}', 'daily',
      true, true, now() + interval '20 days', 'monthly', 'AL-' || n, now(), 0
    FROM generate_series(1, ${subscriptions}::int) n`);
  await db.query(sql`INSERT INTO es.checkpoints (consumer, position) SELECT 'relay', max(position) FROM es.events`);
}

async function count(db: Database): Promise<Omit<Outcome, 'kills'>> {
  const mails = await db.query<{ to_address: string; text: string }>(
    sql`SELECT to_address, mail_body(composed, text) AS text FROM mail WHERE kind = 'daily'`,
  );
  const told = mails.flatMap(({ to_address, text }) =>
    [...text.matchAll(/#(\d+) /g)].map(([, id]) => `${to_address} ${id}`),
  );
  const [run] = await db.query<{ finished: boolean }>(
    sql`SELECT finished_at IS NOT NULL AS finished FROM digest_run WHERE kind = 'daily'`,
  );
  return {
    mails: mails.length,
    subscriptionsMailed: new Set(mails.map(({ to_address }) => to_address)).size,
    told: told.length,
    twice: told.length - new Set(told).size,
    finished: run?.finished ?? false,
  };
}

/** The result of the run, which is the same however often the worker was killed. */
export const whole = (subscriptions: number): Omit<Outcome, 'kills'> => ({
  mails: subscriptions,
  subscriptionsMailed: subscriptions,
  told: subscriptions * TENDERS,
  twice: 0,
  finished: true,
});
