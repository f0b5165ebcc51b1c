import { type Database, openDatabase, sql } from '#db/connection.ts';
import { type Config, readConfig } from '../../../services/platform/config.ts';
import { createLogger } from '../../../services/platform/logger.ts';
import { createLinkTokens } from '../../../services/platform/tokens/link-tokens.ts';
import { createDelivery, type Delivery } from '../../../services/worker/emails/delivery/delivery.ts';
import { insertMails, type NewMail } from '../../../services/worker/emails/insert-mails.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

export type MailState = {
  to: string;
  status: string;
  attempts: number;
  error: string | null;
  /** Seconds until the next attempt. */
  wait: number;
};

/** Mails that wait in a database of their own, and what delivers them. */
export class Outbox {
  readonly db: Database;
  readonly config: Config;
  readonly #database: TestDatabase;
  readonly #deliveries: Delivery[] = [];

  private constructor(database: TestDatabase, config: Config) {
    this.db = openDatabase(database.workerUrl);
    this.config = config;
    this.#database = database;
  }

  static async open(settings: Partial<Config> = {}): Promise<Outbox> {
    const database = await createTestDatabase();
    const config = readConfig({
      DATABASE_URL: database.workerUrl,
      SESSION_SECRET: 'test '.repeat(8),
      MAIL: 'smtp',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Ailaan <noreply@ailaan.example>',
      PUBLIC_URL: 'https://ailaan.example',
      SMTP_RATE: '1000',
    });
    return new Outbox(database, { ...config, ...settings });
  }

  /** One more process that delivers to `smtpUrl`. */
  delivery(smtpUrl: string, settings: Partial<Config> = {}, restMs = 0, db = this.db): Delivery {
    const config: Config = { ...this.config, smtpUrl, ...settings };
    const delivery = createDelivery({
      db,
      config,
      logger: createLogger('test', 'silent'),
      tokens: createLinkTokens(...config.sessionSecrets),
      restMs,
    });
    this.#deliveries.push(delivery);
    return delivery;
  }

  /** A subscription, active and paid unless said otherwise. */
  async subscribe(id: number, state: { active?: boolean; premium?: boolean; expiresAt?: Date } = {}): Promise<void> {
    const { active = true, premium = true, expiresAt = new Date(Date.now() + 86_400_000) } = state;
    await this.db.query(sql`INSERT INTO subscription (id, version, email, full_name, business_type, interest_areas, categories,
        cities, provinces, sectors, email_frequency, is_active, is_premium, expires_at, plan, payment_reference, created_at)
      VALUES (${id}, 1, ${`s${id}@example.pk`}, 'Amina', 'Supplier', '{}', '{}', '{}', '{}', '{}', 'daily', ${active}, ${premium},
        ${expiresAt}, 'monthly', ${`AL-${id}`}, now())`);
  }

  /** Stores mails as the worker does, with MAIL=smtp; by default digests of subscription 1 … n. */
  async put(mails: readonly Partial<NewMail>[], runId: number | null = 1): Promise<void> {
    const whole = mails.map(
      (mail, at): NewMail => ({
        subscriptionId: at + 1,
        kind: 'daily',
        period: '2026-11-20',
        to: `s${at + 1}@example.pk`,
        subject: 'New tenders',
        html: '<p>New</p>',
        text: 'New',
        ...mail,
      }),
    );
    await this.db.tx((tx) => insertMails(tx, whole, 'smtp', runId));
  }

  states(): Promise<MailState[]> {
    return this.db.query<MailState>(sql`SELECT to_address AS to, status, attempts, error,
      round(extract(epoch FROM next_attempt_at - now()))::int AS wait FROM mail ORDER BY id`);
  }

  /** Ends all waits. */
  async makeDue(): Promise<void> {
    await this.db.query(sql`UPDATE mail SET next_attempt_at = now() WHERE status = 'queued'`);
  }

  async close(): Promise<void> {
    await Promise.all(this.#deliveries.map((delivery) => delivery.close()));
    await this.db.close();
    await this.#database.close();
  }
}
