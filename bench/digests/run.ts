/**
 * `npm run bench:digests`: matching and a whole daily run against the obvious way, as ratios. Writes results.json and
 * exits 1 when a bar is missed. `--subscriptions 10000 --dry` tries things out.
 */
import { parseArgs } from 'node:util';
import { openDatabase, sql } from '#db/connection.ts';
import type { DigestTender, PreparedCard } from '#templates/mail.ts';
import { loadMailTemplates } from '#templates/mail-templates.ts';
import { buildTemplatesIfStale } from '../../services/launcher/build-if-stale.ts';
import { createLinkTokens } from '../../services/platform/tokens/link-tokens.ts';
import { RunLoader } from '../../services/worker/digests/load-run.ts';
import type { Subscriber } from '../../services/worker/digests/matching/match-subscriber.ts';
import { writeResults } from '../lib/bars.ts';
import { openEmptyPortal } from '../lib/empty-portal.ts';
import { fill, TENDERS } from './data.ts';
import { measureMatching } from './matching.ts';
import { type Gift, mailOne, type Person } from './naive.ts';
import { measureRun } from './whole-run.ts';
import { WorkerProcess } from './worker-process.ts';

const { values } = parseArgs({
  options: { subscriptions: { type: 'string', default: '100000' }, dry: { type: 'boolean', default: false } },
});
const subscriptions = Number(values.subscriptions);
const ROUNDS = 8;
const SECRET = 'only for this benchmark and long enough';
const site = {
  siteName: 'Ailaan',
  publicUrl: 'https://ailaan.example',
  supportEmail: 's@ailaan.example',
  paymentsEmail: 'p@ailaan.example',
};

await buildTemplatesIfStale(new URL('../../templates/', import.meta.url), AbortSignal.timeout(60_000));
const { dataDir, logins, owner, stop } = await openEmptyPortal();
const login = logins.worker;
await fill(owner, subscriptions);
const db = openDatabase(login);
const templates = await loadMailTemplates(site);
const cards = new Map<number, PreparedCard>();
const card = (tender: DigestTender): PreparedCard => {
  const known = cards.get(tender.id) ?? templates.card(tender, new Date());
  cards.set(tender.id, known);
  return known;
};
const gift: Gift = { site, period: 'naive', token: createLinkTokens(SECRET).subscriptions.sign, card };

const people = await db.query<
  Subscriber & Person
>(sql`SELECT *, true AS is_current, true AS is_served, '[]'::jsonb AS searches, NULL AS passed_position
    FROM subscription ORDER BY id`);
for (const person of people.slice(0, 40)) await mailOne(db, person, gift); // warms up
const worker = new WorkerProcess({
  DATABASE_URL: login,
  SESSION_SECRET: SECRET,
  PUBLIC_URL: site.publicUrl,
  DATA_DIR: dataDir,
});
const run = await measureRun(db, worker, people, { parts: ROUNDS, gift });
await worker.stop();

const [begun] = await db.query<{ id: number }>(
  sql`SELECT id FROM digest_run WHERE kind = 'daily' AND tender_ids <> '{}'`,
);
const loaded = await new RunLoader().get({ db, templates, clock: () => new Date() }, begun?.id ?? 0);
const matching = await measureMatching(db, loaded, people, ROUNDS);
const [stored] =
  await owner.query<object>(sql`SELECT count(*) AS mails, avg(octet_length(mail_body(composed, html))) FILTER (WHERE id % 100 = 0)::int AS "htmlBytes", (SELECT count(*) FROM sent_tender) AS told,
    round((SELECT count(*) FROM sent_tender)::numeric / count(*), 1)::float AS "tendersPerMail",
    ((pg_total_relation_size('mail') + pg_total_relation_size('mail_piece')) / count(*))::int AS "bytesStored", pg_size_pretty(pg_total_relation_size('sent_tender')) AS "sentTender"
  FROM mail WHERE run_id = ${begun?.id ?? 0}`);
const { megabytes, ratio, ...seconds } = run;
const results = {
  bars: [
    { name: 'matching ÷ one query a subscription', measured: matching.ratio, atLeast: 100 },
    { name: 'lists that differ', measured: matching.differentLists, atMost: 0 },
    { name: 'whole run ÷ the obvious way', measured: ratio, atLeast: 60 },
    { name: 'memory of the worker', measured: megabytes, atMost: 512, unit: 'MB' },
  ],
  ...{ subscriptions, tenders: TENDERS, ...stored, run: seconds },
};
console.log(results);
await writeResults(import.meta.url, results, values);
await db.close();
await stop();
