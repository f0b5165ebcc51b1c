/**
 * `npm run bench:digests`: matching and a whole daily run against the obvious way, as ratios. Writes results.json and
 * exits 1 when a bar is missed. The obvious way is measured on samples drawn evenly, between parts of ours.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobRequest } from '#contracts/jobs/jobs.ts';
import { openDatabase, sql } from '#db/connection.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { loadMailTemplates } from '#templates/load-mail-templates.ts';
import { readConfig } from '../../services/platform/config.ts';
import { createLogger } from '../../services/platform/logger.ts';
import { createUnsubscribeTokens } from '../../services/platform/unsubscribe-token.ts';
import type { WorkerContext } from '../../services/worker/context.ts';
import { RunLoader } from '../../services/worker/digests/load-run.ts';
import { matchSubscriber, type Subscriber } from '../../services/worker/digests/matching/match-subscriber.ts';
import { createDelivery } from '../../services/worker/emails/delivery/delivery.ts';
import { handleJob } from '../../services/worker/job-registry.ts';
import { fill, SUBSCRIPTIONS, TENDERS } from './data.ts';
import { mailOne, type Person, queryMatches } from './naive.ts';

const ROUNDS = 8;
const SAMPLE = 40;
const BARS = { matching: 100, run: 30, megabytes: 512 };

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const dataDir = await mkdtemp(join(tmpdir(), 'ailaan-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
await migrate(postgres.url);
const owner = openDatabase(postgres.url, { role: 'owner', max: 1 });
await fill(owner);
const db = openDatabase(postgres.url);
const config = readConfig({ DATABASE_URL: postgres.url, SESSION_SECRET: 'only for this benchmark and long enough' });
const logger = createLogger('bench', 'silent');
const tokens = createUnsubscribeTokens(config.sessionSecret);
const jobs: JobRequest[] = [];
const site = {
  name: 'Ailaan',
  publicUrl: 'https://ailaan.example',
  supportEmail: 's@ailaan.example',
  paymentsEmail: 'p@ailaan.example',
};
const context: WorkerContext = {
  db,
  config,
  logger,
  clock: () => new Date(),
  queue: { add: async (requests) => void jobs.push(...requests) },
  templates: await loadMailTemplates(site),
  tokens,
  runs: new RunLoader(),
  delivery: createDelivery({ db, config, logger, tokens }),
};

await handleJob(context, 'plan-digest', { kind: 'daily', period: '2026-11-21' });
const [run] = await db.query<{ id: number }>(sql`SELECT id FROM digest_run`);
if (run === undefined) throw new Error('No run was planned');
const loaded = await context.runs.get(context, run.id);
const people = await db.query<Subscriber & Person>(sql`SELECT * FROM subscription ORDER BY id`);
const sampled = (round: number) => people.filter((_, at) => at % Math.floor(SUBSCRIPTIONS / SAMPLE) === round * 37);

// matching: the lists of a sample must be identical; then all of ours between samples of the other
let different = 0;
for (const person of sampled(0)) {
  const ours = matchSubscriber(loaded, person).join();
  if (ours !== (await queryMatches(db, person.id)).map((tender) => tender.id).join()) different++;
}
const matching: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const all = await timed(async () => {
    for (const person of people) matchSubscriber(loaded, person);
  });
  const ours = all / people.length;
  const sample = sampled(round);
  const naive =
    (await timed(async () => {
      for (const person of sample) await queryMatches(db, person.id);
    })) / sample.length;
  matching.push(naive / ours);
}

// the whole run, in parts, with a sample of the obvious way after each part
const ranges = jobs.splice(0);
const perPart = Math.ceil(ranges.length / ROUNDS);
const runs: number[] = [];
let ourMs = 0;
let peak = 0;
for (let round = 0; round < ROUNDS; round++) {
  const part = ranges.slice(round * perPart, (round + 1) * perPart);
  const ms = await timed(async () => {
    for (const request of part) {
      await handleJob(context, request.name, request.payload);
      peak = Math.max(peak, process.memoryUsage().rss);
    }
  });
  ourMs += ms;
  const sample = sampled(round);
  const naive =
    (await timed(async () => {
      for (const person of sample) await mailOne(db, person);
    })) / sample.length;
  runs.push(naive / (ms / (part.length * 500)));
}
const [stored] = await db.query<{ mails: number; bytes: number }>(
  sql`SELECT count(*) AS mails, avg(length(html))::int AS bytes FROM mail WHERE run_id = ${run.id}`,
);
const results = {
  subscriptions: SUBSCRIPTIONS,
  tenders: TENDERS,
  matching: { ratio: Math.round(median(matching)), differentLists: different, bar: BARS.matching },
  run: { ratio: Math.round(median(runs)), seconds: Math.round(ourMs / 100) / 10, ...stored, bar: BARS.run },
  memory: { megabytes: Math.round(peak / 1e6), bar: BARS.megabytes },
};
console.log(results);
await writeFile(new URL('./results.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`);
await Promise.all([db.close(), owner.close()]);
await postgres.stop('immediate');
await rm(dataDir, { recursive: true, force: true });
const met =
  results.matching.ratio >= BARS.matching &&
  different === 0 &&
  results.run.ratio >= BARS.run &&
  results.memory.megabytes < BARS.megabytes;
process.exitCode = met ? 0 : 1;
