import { Redis } from 'ioredis';
import { emailEndpoints } from '#contracts/api/emails.ts';
import { type NewsletterBodyInput, newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { type TenderBodyInput, tenderEndpoints } from '#contracts/api/tenders.ts';
import { type DigestKind, job } from '#contracts/jobs/jobs.ts';
import { INTEREST_AREAS } from '#contracts/vocabulary/newsletter.ts';
import { PLANS } from '#contracts/vocabulary/plans.ts';
import { sql } from '#db/connection.ts';
import type { ApiModule } from '../../../services/api/platform/dependencies.ts';
import type { Config } from '../../../services/platform/config.ts';
import { createLogger } from '../../../services/platform/logger.ts';
import { createLinkTokens } from '../../../services/platform/tokens/link-tokens.ts';
import { type RunningWorker, startWorker, type WorkerOptions } from '../../../services/worker/start-worker.ts';
import { EVERYTHING } from '../api/catalogue.ts';
import type { Person } from '../api/people.ts';
import { startApi, type TestApi } from '../api/start-api.ts';
import { plainTemplates } from '../mails/plain-templates.ts';
import { subscriptionBody } from '../payments/subscription-body.ts';
import { presentTender } from '../tenders/tender-samples.ts';
import { until } from '../until.ts';

export type StoredMail = {
  id: number;
  to: string;
  kind: string;
  period: string;
  subject: string;
  text: string;
  status: string;
  tenders: number[];
};

const QUICK: WorkerOptions = { slotMs: 200, lockMs: 3000, retryMs: 100, closeMs: 5000, scheduleCheckMs: 300 };
const DUE = ['daily', 'weekly'];

/** API and worker together on one database, and what people do there. */
export class Portal {
  readonly api: TestApi;
  readonly chief: Person;
  readonly log: string[] = [];
  #worker: RunningWorker | undefined;
  #people = 0;
  #payments = 0;

  private constructor(api: TestApi, chief: Person) {
    this.api = api;
    this.chief = chief;
  }

  /** Categories Roads and Books; the area Construction stands for Roads, Education for Books, all others for nothing. */
  static async start(settings: Partial<Config> = {}, modules: readonly ApiModule[] = EVERYTHING): Promise<Portal> {
    const api = await startApi({ modules, settings });
    const portal = new Portal(api, await api.superAdmin());
    for (const name of ['Roads', 'Books']) {
      await api.owner.query(sql`INSERT INTO category (id, version, name, is_active, sort_order, created_at)
        VALUES (nextval('category_id'), 1, ${name}, true, 0, now())`);
    }
    const categories: Readonly<Record<number, string[]>> = { 1: ['Roads'], 4: ['Books'] };
    for (const id of INTEREST_AREAS.keys()) {
      const body = { categories: categories[id + 1] ?? [], words: '' };
      await portal.chief.call(newsletterEndpoints.mapInterestArea, { params: { id: id + 1 }, body });
    }
    await portal.startWorker();
    return portal;
  }

  /** Starts a worker and waits for the runs that were due, so that none comes as a surprise. */
  async startWorker(options: WorkerOptions = {}): Promise<void> {
    const logger = createLogger('worker', 'info', { write: (line) => this.log.push(line) });
    this.#worker = await startWorker(
      { ...this.api.config, databaseUrl: this.api.workerUrl },
      logger,
      async () => plainTemplates,
      {
        ...QUICK,
        ...options,
      },
    );
    await until(async () => {
      const runs = await this.api.owner.query<{ kind: string }>(
        sql`SELECT kind FROM digest_run WHERE finished_at IS NOT NULL`,
      );
      return DUE.every((kind) => runs.some((run) => run.kind === kind));
    });
    await this.settled();
  }

  get worker(): RunningWorker {
    if (this.#worker === undefined) throw new Error('The worker is stopped');
    return this.#worker;
  }

  async stopWorker(): Promise<void> {
    await this.#worker?.stop();
    this.#worker = undefined;
  }

  /** Answers the id; unpaid at first. Wants Construction, and digests, unless said otherwise. */
  async subscribe(changes: Partial<NewsletterBodyInput> = {}): Promise<number> {
    this.#people += 1;
    const fullName = `Subscriber ${this.#people}`;
    const body = subscriptionBody(`s${this.#people}@example.pk`, { fullName, ...changes });
    return (await this.api.visitor().call(newsletterEndpoints.subscribe, { body })).id;
  }

  async pay(id: number): Promise<void> {
    this.#payments += 1;
    const body = { plan: 'monthly', amount: PLANS.monthly.price, reference: `bank-${this.#payments}` } as const;
    await this.chief.call(newsletterEndpoints.recordPayment, { params: { id }, body });
  }

  /** A subscriber who has paid. */
  async payer(changes: Partial<NewsletterBodyInput> = {}): Promise<number> {
    const id = await this.subscribe(changes);
    await this.pay(id);
    return id;
  }

  /** Answers the id; a notice about Roads that closes in twenty days unless said otherwise. */
  async publish(changes: Partial<TenderBodyInput> = {}): Promise<number> {
    const body = presentTender(changes);
    return (await this.chief.call(tenderEndpoints.create, { body })).id;
  }

  token(subscriptionId: number): string {
    return createLinkTokens(...this.api.config.sessionSecrets).subscriptions.sign(subscriptionId);
  }

  /** Presses 'Send Test Digests' and waits for the run. Answers its report. */
  async demand() {
    const { requestId } = await this.chief.call(emailEndpoints.processDigests);
    return this.report('demand', `request-${requestId}`);
  }

  /** Wakes the run of a kind as the clock does. Answers its report. */
  async run(kind: DigestKind, period: string) {
    await this.settled();
    await this.worker.context.queue.add([job('plan-digest', { kind, period })]);
    return this.report(kind, period);
  }

  private async report(kind: DigestKind, period: string) {
    await until(async () => (await this.#finished(kind, period)).length > 0);
    for (let page = 1; ; page++) {
      const reports = await this.chief.call(emailEndpoints.runs, { query: { page, limit: 100 } });
      const report = reports.find((run) => run.kind === kind && run.period === period);
      if (report !== undefined) return report;
      if (reports.length === 0) throw new Error(`No report of ${kind} ${period}`);
    }
  }

  #finished(kind: string, period: string) {
    return this.api.owner.query(
      sql`SELECT 1 FROM digest_run WHERE kind = ${kind} AND period = ${period} AND finished_at IS NOT NULL`,
    );
  }

  mails(): Promise<StoredMail[]> {
    return this.api.owner.query<StoredMail>(sql`SELECT id, to_address AS to, kind, period, subject, mail_body(composed, text) AS text, status,
      ARRAY(SELECT tender_id FROM sent_tender s WHERE s.mail_id = m.id ORDER BY 1) AS tenders FROM mail m ORDER BY id`);
  }

  /** Only what tells of tenders. */
  async digests(): Promise<StoredMail[]> {
    return (await this.mails()).filter(({ kind }) => ['daily', 'weekly', 'immediate', 'demand'].includes(kind));
  }

  /** Waits until the log has been followed to its end and nothing is left to do. */
  async settled(limitMs = 20_000): Promise<void> {
    await until(async () => {
      const [row] = await this.api.owner.query<{ behind: boolean; open: boolean }>(sql`SELECT
        coalesce((SELECT max(position) FROM es.events), 0) > coalesce((SELECT position FROM es.checkpoints WHERE consumer = 'relay'), 0) AS behind,
        EXISTS (SELECT 1 FROM digest_run WHERE finished_at IS NULL) AS open`);
      return row !== undefined && !row.behind && !row.open && (await this.#jobs()) === 0;
    }, limitMs);
  }

  /** Jobs that wait or run, without the ones of the schedule that are to come. */
  async #jobs(): Promise<number> {
    const { redisUrl } = this.api.config;
    if (redisUrl === undefined) {
      const [row] = await this.api.owner.query<{ n: number }>(
        sql`SELECT count(*) AS n FROM bullmq.job WHERE scheduler_id IS NULL OR state <> 'delayed'`,
      );
      return row?.n ?? 0;
    }
    const redis = new Redis(redisUrl);
    const [waiting, active, prioritized, delayed] = await Promise.all([
      redis.llen('bull:ailaan:wait'),
      redis.llen('bull:ailaan:active'),
      redis.zcard('bull:ailaan:prioritized'),
      redis.zrange('bull:ailaan:delayed', '0', '-1'),
    ]);
    redis.disconnect();
    return waiting + active + prioritized + delayed.filter((id) => !String(id).startsWith('repeat:')).length;
  }

  async stop(): Promise<void> {
    await this.stopWorker();
    await this.api.stop();
  }
}
