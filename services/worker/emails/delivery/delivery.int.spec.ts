import { afterEach, describe, expect, it } from 'vitest';
import { type Database, type SQLQuery, sql } from '#db/connection.ts';
import { forEachAnew } from '../../../../tests/support/for-tests.ts';
import { type SinkOptions, SmtpSink } from '../../../../tests/support/mails/smtp-sink.ts';
import { until } from '../../../../tests/support/until.ts';
import { Outbox } from '../../../../tests/support/worker/outbox.ts';
import { eraseMails } from '../../../platform/mail/erase-mails.ts';
import { CONNECTIONS } from '../../../platform/mail/open-transport.ts';
import { claimMail, postpone } from './claim-mail.ts';

const sinks: SmtpSink[] = [];

const outbox = forEachAnew(() => Outbox.open());
afterEach(() => Promise.all(sinks.splice(0).map((sink) => sink.stop())));

async function sink(options: SinkOptions = {}): Promise<SmtpSink> {
  const started = await SmtpSink.start(options);
  sinks.push(started);
  return started;
}

async function subscribers(count: number): Promise<void> {
  for (let id = 1; id <= count; id++) await outbox.subscribe(id);
}

const sorted = (list: readonly string[]) => [...list].sort();
const statuses = async () => (await outbox.states()).map((mail) => mail.status);

describe('delivery by SMTP', () => {
  it('sends what waits, each once, letters before digests, and marks it sent', async () => {
    await subscribers(20);
    await outbox.put(Array.from({ length: 20 }, () => ({})));
    await outbox.put([{ kind: 'activation', period: 'payment-1', to: 'payer@example.pk' }], null);
    const server = await sink();
    const delivery = outbox.delivery(server.url);
    await delivery.wake();
    await delivery.wake();
    expect(server.recipients).toHaveLength(21);
    expect(new Set(server.recipients).size).toBe(21);
    expect(server.recipients.slice(0, 3)).toContain('payer@example.pk');
    expect(new Set(await statuses())).toEqual(new Set(['sent']));
    expect(await outbox.db.query(sql`SELECT 1 FROM mail WHERE sent_at IS NULL OR claimed_until IS NOT NULL`)).toEqual(
      [],
    );
  });

  it('a refused mail fails for good with the words of the server, and holds up no other', async () => {
    await subscribers(3);
    await outbox.put([{ tenderIds: [7] }, { tenderIds: [8] }, { tenderIds: [9] }]);
    const server = await sink({ onRecipient: (to) => (to.startsWith('s2@') ? 550 : undefined) });
    await outbox.delivery(server.url).wake();
    await outbox.makeDue();
    await outbox.delivery(server.url).wake();
    expect(sorted(server.recipients)).toEqual(['s1@example.pk', 's3@example.pk']);
    const [, refused] = await outbox.states();
    expect(refused).toMatchObject({ status: 'failed', attempts: 1, error: expect.stringContaining('550 answer 550') });
    // it reached nobody, so a later digest may tell of its tender
    expect(await outbox.db.query(sql`SELECT tender_id FROM sent_tender ORDER BY 1`)).toEqual([
      { tender_id: 7 },
      { tender_id: 9 },
    ]);
  });

  it('a mail that is erased while it is tried stays erased: the words of the server name the person', async () => {
    await subscribers(1);
    await outbox.put([{}]);
    const mail = await claimMail(outbox.db);
    if (mail === undefined) throw new Error('No mail was due');
    await outbox.db.query(eraseMails(sql`m.id = ${mail.id}`, 'deleted subscriber 1'));
    await postpone(outbox.db, mail, '450 <s1@example.pk> is busy');
    expect(await outbox.states()).toMatchObject([
      { status: 'failed', wait: null, error: 'Not sent: the addressee was deleted.' },
    ]);
  });

  it('a mail refused for now waits longer each time, keeps its Message-ID, and fails after the tenth attempt', async () => {
    await subscribers(1);
    await outbox.put([{}]);
    const ids: string[] = [];
    let answer: number | undefined = 450;
    const server = await sink({
      onMessage: ({ messageId }) => {
        ids.push(messageId);
        return answer;
      },
    });
    const delivery = outbox.delivery(server.url);
    const waits: number[] = [];
    for (let attempt = 1; attempt < 10; attempt++) {
      await outbox.makeDue();
      await delivery.wake();
      const [mail] = await outbox.states();
      expect(mail).toMatchObject({ status: 'queued', attempts: attempt });
      waits.push(mail?.wait ?? 0);
    }
    expect(waits).toEqual(sorted(waits.map((wait) => String(wait).padStart(9))).map(Number));
    expect(waits[0]).toBeGreaterThan(50);
    await outbox.makeDue();
    await delivery.wake();
    expect(await outbox.states()).toMatchObject([
      { status: 'failed', attempts: 10, error: expect.stringContaining('450') },
    ]);
    expect(new Set(ids)).toEqual(new Set(['<daily.2026-11-20.1@ailaan.example>']));
    answer = undefined;
    await outbox.makeDue();
    await delivery.wake();
    expect(server.received).toEqual([]);
  });

  it('a server that dies in the middle of a message costs a wait, and the mail comes once', async () => {
    await subscribers(4);
    await outbox.put([{}, {}, {}, {}]);
    let deaths = 0;
    const server = await sink({ dieDuring: () => ++deaths === 2 });
    const delivery = outbox.delivery(server.url);
    for (let round = 0; round < 3; round++) {
      await delivery.wake();
      await outbox.makeDue();
    }
    await delivery.wake();
    expect(await statuses()).toEqual(['sent', 'sent', 'sent', 'sent']);
    expect(sorted(server.recipients)).toEqual(['s1@example.pk', 's2@example.pk', 's3@example.pk', 's4@example.pk']);
  });

  it('leaves a server that is away alone after a few failures, and touches no other mail', async () => {
    await subscribers(40);
    await outbox.put(Array.from({ length: 40 }, () => ({})));
    const server = await sink();
    await server.stop();
    const delivery = outbox.delivery(server.url, {}, 400);
    await delivery.wake();
    await delivery.wake();
    const touched = (await outbox.states()).filter((mail) => mail.attempts > 0);
    expect(touched.length).toBeGreaterThanOrEqual(5);
    expect(touched.length).toBeLessThan(10);
    expect(touched[0]?.error).toMatch(/ECONNREFUSED/);
    sinks.push(await SmtpSink.start({ port: server.port }));
    await outbox.makeDue();
    await until(async () => {
      await delivery.wake();
      return (await statuses()).every((status) => status === 'sent');
    });
  });

  it('does not send to an address that the grammar refuses, whoever stored it [ASVS 1.3.11] [M2]', async () => {
    await subscribers(2);
    await outbox.put([{ to: 'a@b.pk\r\nBcc: e@evil.pk' }, {}]);
    const server = await sink();
    await outbox.delivery(server.url).wake();
    expect(server.recipients).toEqual(['s2@example.pk']);
    expect(await outbox.states()).toMatchObject([{ status: 'failed', error: expect.stringMatching(/address/) }, {}]);
  });

  it('looks once more when it is woken in the very moment in which it found nothing left', async () => {
    await subscribers(2);
    await outbox.put([{}]);
    const server = await sink();
    let empty = 0;
    const query: Database['query'] = async <Row extends object>(statement: SQLQuery) => {
      const rows = await outbox.db.query<Row>(statement);
      if (rows.length === 0 && ++empty === CONNECTIONS + 1) {
        await outbox.put([{ subscriptionId: 2, to: 's2@example.pk' }]);
        await delivery.wake();
      }
      return rows;
    };
    const delivery = outbox.delivery(server.url, {}, 0, { ...outbox.db, query });
    await delivery.wake();
    expect(sorted(server.recipients)).toEqual(['s1@example.pk', 's2@example.pk']);
  });

  it('finishes what is under way when it is closed, and leaves the rest queued', async () => {
    await subscribers(30);
    await outbox.put(Array.from({ length: 30 }, () => ({})));
    let messages = 0;
    const server = await sink({
      onMessage: () => {
        if (++messages === 5) void delivery.close();
        return undefined;
      },
    });
    const delivery = outbox.delivery(server.url);
    await delivery.wake();
    const sent = (await statuses()).filter((status) => status === 'sent').length;
    expect(sent).toBe(server.received.length);
    expect(sent).toBeLessThan(12);
    await outbox.delivery(server.url).wake();
    expect(new Set(server.recipients).size).toBe(30);
    expect(server.recipients).toHaveLength(30);
  });

  it('several processes share the work, and no mail goes out twice', async () => {
    await subscribers(150);
    await outbox.put(Array.from({ length: 150 }, () => ({})));
    const server = await sink();
    await Promise.all([1, 2, 3].map(() => outbox.delivery(server.url).wake()));
    expect(server.recipients).toHaveLength(150);
    expect(new Set(server.recipients).size).toBe(150);
  });

  it('waits for a server that has an email scanned before it accepts it, instead of sending it again', async () => {
    await subscribers(1);
    await outbox.put([{}]);
    const server = await sink({ answersAfterMs: 21_000 });
    await outbox.delivery(server.url).wake();
    expect(server.recipients).toEqual(['s1@example.pk']);
    expect(await statuses()).toEqual(['sent']);
  }, 40_000);

  it('leaves alone what another process has claimed, until that claim has run out', async () => {
    await subscribers(2);
    await outbox.put([{}, {}]);
    await outbox.db.query(sql`UPDATE mail SET claimed_until = now() + interval '1 minute' WHERE subscription_id = 1`);
    const server = await sink();
    await outbox.delivery(server.url).wake();
    expect(server.recipients).toEqual(['s2@example.pk']);
    await outbox.db.query(sql`UPDATE mail SET claimed_until = now() - interval '1 second' WHERE subscription_id = 1`);
    await outbox.delivery(server.url).wake();
    expect(server.recipients).toEqual(['s2@example.pk', 's1@example.pk']);
  });
});

describe('in the last moment before a mail goes out', () => {
  it('whoever unsubscribed gets nothing, whoever stopped paying no digest, and neither counts as told', async () => {
    await outbox.subscribe(1, { active: false });
    await outbox.subscribe(2, { premium: false });
    await outbox.subscribe(3, { expiresAt: new Date(Date.now() - 1000) });
    await outbox.subscribe(4);
    await outbox.put([1, 2, 3, 4, 5].map((id) => ({ tenderIds: [id] }))); // 5 has been removed
    await outbox.put([{ kind: 'activation', period: 'payment-1' }], null);
    await outbox.put([{ subscriptionId: 2, kind: 'confirmation', period: 'requested', to: 's2@example.pk' }], null);
    const server = await sink();
    await outbox.delivery(server.url).wake();
    expect(sorted(server.recipients)).toEqual(['s2@example.pk', 's4@example.pk']);
    expect((await outbox.states()).map((mail) => mail.error)).toEqual([
      'Not sent: the subscription was ended before.',
      'Not sent: the paid term had ended.',
      'Not sent: the paid term had ended.',
      null,
      'Not sent: the subscription no longer exists.',
      'Not sent: the subscription was ended before.',
      null,
    ]);
    expect(await outbox.db.query(sql`SELECT tender_id FROM sent_tender`)).toEqual([{ tender_id: 4 }]);
  });

  it('a digest that may have arrived before stays told of', async () => {
    await outbox.subscribe(1, { active: false });
    await outbox.put([{ tenderIds: [7] }]);
    await outbox.db.query(sql`UPDATE mail SET attempts = 1`);
    const server = await sink();
    await outbox.delivery(server.url).wake();
    expect(server.received).toEqual([]);
    expect(await outbox.db.query(sql`SELECT tender_id FROM sent_tender`)).toEqual([{ tender_id: 7 }]);
  });
});
