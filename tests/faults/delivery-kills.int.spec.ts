import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { sql } from '#db/connection.ts';
import { CONNECTIONS } from '../../services/platform/mail/open-transport.ts';
import { forEachAnew } from '../support/for-tests.ts';
import { SmtpSink } from '../support/mails/smtp-sink.ts';
import { until } from '../support/until.ts';
import { Outbox } from '../support/worker/outbox.ts';

const CHILD = fileURLToPath(new URL('./worker.child.ts', import.meta.url));
const MAILS = 400;
const KILLS = 4;

let child: ChildProcess | undefined;
const sink = forEachAnew(() => SmtpSink.start());
const outbox = forEachAnew(() => Outbox.open());
afterEach(() => child?.kill('SIGKILL'));

it('by SMTP every mail arrives at least once; one that was under way at a kill may come again, under its Message-ID', async () => {
  const { db, config } = outbox;
  const connections = async () =>
    (await db.query<{ pid: number }>(sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database()`)).map(
      ({ pid }) => pid,
    );
  await db.query(sql`INSERT INTO subscription (id, version, email, full_name, business_type, interest_areas, categories, cities,
      provinces, sectors, email_frequency, is_active, is_premium, expires_at, plan, payment_reference, created_at)
    SELECT n, 1, 's' || n || '@example.pk', 'S', 'Supplier', '{}', '{}', '{}', '{}', '{}', 'weekly', true, true,
      now() + interval '20 days', 'monthly', 'AL-' || n, now() - interval '30 days'
    FROM generate_series(1, ${MAILS}::int) n`);
  await outbox.put(Array.from({ length: MAILS }, () => ({})));
  const environment = {
    DATABASE_URL: config.databaseUrl,
    SESSION_SECRET: config.sessionSecrets[0],
    MAIL: 'smtp',
    MAIL_FROM: config.mailFrom,
    SMTP_URL: sink.url,
    SMTP_RATE: '100',
  };
  for (let life = 0; life <= KILLS; life++) {
    const before = sink.received.length;
    const own = await connections();
    child = fork(CHILD, [], { env: environment, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const arrived = sink.received;
    if (life === KILLS) break;
    await until(() => arrived.length > before);
    await sleep(Math.random() * 300);
    child.kill('SIGKILL');
    await once(child, 'exit');
    // a claim that was under way at the kill is still made
    await until(async () => (await connections()).every((pid) => own.includes(pid)));
    // as if the five minutes of the claims had passed
    await db.query(sql`UPDATE mail SET claimed_until = now() WHERE status = 'queued' AND claimed_until IS NOT NULL`);
  }
  await until(async () => (await db.query(sql`SELECT 1 FROM mail WHERE status <> 'sent'`)).length === 0, 30_000);
  const ids = sink.received.map(({ messageId }) => messageId);
  expect(new Set(sink.recipients).size).toBe(MAILS);
  expect(new Set(ids).size).toBe(MAILS);
  expect(ids.length - MAILS).toBeLessThanOrEqual(KILLS * CONNECTIONS);
});
