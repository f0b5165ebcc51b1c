import { describe, expect, it } from 'vitest';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import { emailEndpoints } from '#contracts/api/emails.ts';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { job } from '#contracts/jobs/jobs.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import type { EmailFrequency } from '#contracts/vocabulary/newsletter.ts';
import { sql } from '#db/connection.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { until } from '../../../tests/support/until.ts';
import { Portal } from '../../../tests/support/worker/portal.ts';
import { fillRange } from './fill-range.ts';

const portal = forAllTests(() => Portal.start());

let runs = 0;
const nextRun = (kind: 'daily' | 'weekly') => portal.run(kind, `test-${++runs}`);
const toldTo = async (email: string) =>
  (await portal.digests()).filter(({ to }) => to === email).flatMap(({ tenders }) => tenders);
const prefer = (id: number, emailFrequency: EmailFrequency) =>
  portal.api.visitor().call(newsletterEndpoints.ownPreferences, {
    params: { token: portal.token(id) },
    body: { interestAreas: ['Construction'], emailFrequency },
  });
const everyoneElseOff = () => portal.api.owner.query(sql`UPDATE subscription SET is_active = false`);

describe('the window of a run', () => {
  it('reaches whoever changes the frequency, whichever way', async () => {
    const slow = await portal.payer({ email: 'slow@example.pk', emailFrequency: 'weekly' });
    const late = await portal.payer({ email: 'late@example.pk', emailFrequency: 'weekly' });
    const roads = await portal.publish();
    await nextRun('daily');
    await portal.settled();
    expect(await toldTo('slow@example.pk')).toEqual([]);
    await prefer(slow, 'daily');
    await prefer(late, 'immediate');
    await nextRun('daily');
    expect(await toldTo('slow@example.pk')).toEqual([roads]);
    expect(await toldTo('late@example.pk')).toEqual([roads]);
    await prefer(slow, 'weekly');
    await nextRun('weekly');
    await nextRun('weekly');
    expect(await toldTo('slow@example.pk')).toEqual([roads]);
  });

  it('reaches whoever was disabled or had not renewed when the run was due', async () => {
    await everyoneElseOff();
    const id = await portal.payer({ email: 'back@example.pk' });
    const status = (isActive: boolean) =>
      portal.chief.call(newsletterEndpoints.setStatus, { params: { id }, body: { isActive } });
    await status(false);
    const roads = await portal.publish();
    expect(await nextRun('daily')).toMatchObject({ sent: 0 });
    await status(true);
    await portal.api.owner.query(sql`UPDATE subscription SET expires_at = now() - interval '1 hour' WHERE id = ${id}`);
    expect(await nextRun('daily')).toMatchObject({ sent: 0, skipped: { expired: 1 } });
    await portal.pay(id);
    expect(await nextRun('daily')).toMatchObject({ sent: 1 });
    expect(await toldTo('back@example.pk')).toEqual([roads]);
  });

  it('reaches back to whatever somebody was passed over for, once, and tells nobody else of it', async () => {
    await everyoneElseOff();
    const id = await portal.payer({ email: 'away@example.pk', emailFrequency: 'weekly' });
    const other = await portal.payer({
      email: 'other@example.pk',
      interestAreas: ['Education'],
      emailFrequency: 'weekly',
    });
    const status = (isActive: boolean) =>
      portal.chief.call(newsletterEndpoints.setStatus, { params: { id }, body: { isActive } });
    await nextRun('weekly');
    await status(false);
    const roads = await portal.publish();
    for (let weeks = 0; weeks < 4; weeks++) expect(await nextRun('weekly')).toMatchObject({ sent: 0 });
    const newest = await portal.publish();
    await status(true);
    await prefer(other, 'weekly');
    expect(await nextRun('weekly')).toMatchObject({ sent: 2 });
    expect(await toldTo('away@example.pk')).toEqual([roads, newest]);
    expect(await toldTo('other@example.pk')).toEqual([newest]);
    expect(await nextRun('weekly')).toMatchObject({ sent: 0, nothingNew: 2 });
    expect(await portal.api.owner.query(sql`SELECT 1 FROM digest_passed WHERE subscription_id = ${id}`)).toEqual([]);
  });

  it('does not reach back before the first payment for whoever subscribes late', async () => {
    await everyoneElseOff();
    const id = await portal.subscribe({ email: 'slowly@example.pk', emailFrequency: 'weekly' });
    await portal.publish();
    for (let weeks = 0; weeks < 3; weeks++) await nextRun('weekly');
    await portal.pay(id);
    expect(await nextRun('weekly')).toMatchObject({ sent: 0 });
    const roads = await portal.publish();
    expect(await nextRun('weekly')).toMatchObject({ sent: 1 });
    expect(await toldTo('slowly@example.pk')).toEqual([roads]);
  });

  it('tells of a notice that was put into the right category only later', async () => {
    await everyoneElseOff();
    await portal.payer({ email: 'fixed@example.pk' });
    const id = await portal.publish({ categories: ['Books'] });
    expect(await nextRun('daily')).toMatchObject({ sent: 0 });
    const { version: _, ...tender } = await portal.chief.call(tenderEndpoints.get, { params: { id } });
    const { title, description, publishDate, closingDate, sectors } = tender;
    await portal.chief.call(tenderEndpoints.update, {
      params: { id },
      body: { title, description, publishDate, closingDate, status: 'open', sectors, categories: ['Roads'] } as never,
    });
    expect(await nextRun('daily')).toMatchObject({ sent: 1 });
    expect(await toldTo('fixed@example.pk')).toEqual([id]);
  });

  it('does not reach back before the first payment', async () => {
    await everyoneElseOff();
    await portal.publish();
    await portal.payer({ email: 'fresh@example.pk' });
    expect(await nextRun('daily')).toMatchObject({ sent: 0, nothingNew: 1 });
  });

  it('tells of nothing that is closed, by hand or by the clock', async () => {
    await everyoneElseOff();
    await portal.payer({ email: 'open@example.pk' });
    const today = karachiDay(new Date());
    await portal.publish({ status: 'closed' });
    await portal.publish({ publishDate: addDays(today, -9), closingDate: addDays(today, -1) });
    expect(await nextRun('daily')).toMatchObject({ sent: 0, nothingNew: 1 });
  });
});

describe('while a run is under way', () => {
  it('notices that close or vanish before a range is filled are not told of', async () => {
    await everyoneElseOff();
    await portal.payer({ email: 'careful@example.pk' });
    const [kept, closed, removed] = [await portal.publish(), await portal.publish(), await portal.publish()];
    await portal.settled();
    const { context } = portal.worker;
    const [run] = await portal.api.owner.query<{ id: number; first_id: number }>(sql`WITH run AS (
        INSERT INTO digest_run (kind, period, since_position, until_position, tender_ids)
        VALUES ('daily', 'by-hand', 0, 1000000, ${[kept, closed, removed]}) RETURNING id)
      INSERT INTO digest_range (run_id, first_id, last_id) SELECT id, 1, 1000000 FROM run RETURNING run_id AS id, first_id`);
    const range = { runId: run?.id ?? 0, firstId: run?.first_id ?? 0 };
    await context.runs.get(context, range.runId);
    await portal.chief.call(tenderEndpoints.remove, { params: { id: removed } });
    await portal.api.owner.query(sql`UPDATE tender SET status = 'closed' WHERE id = ${closed}`);
    await fillRange(context, range);
    expect(await toldTo('careful@example.pk')).toEqual([kept]);
  });

  it('whoever chooses otherwise or stops while his range waits for him is told by what he wants now', async () => {
    await everyoneElseOff();
    const { owner } = portal.api;
    await portal.payer({ email: 'stays@example.pk' });
    const [narrows, stops] = [
      await portal.payer({ email: 'narrows@example.pk' }),
      await portal.payer({ email: 'stops@example.pk' }),
    ];
    const roads = await portal.publish();
    await portal.settled();
    const { context } = portal.worker;
    const [run] = await owner.query<{ id: number }>(sql`WITH run AS (
        INSERT INTO digest_run (kind, period, since_position, until_position, tender_ids)
        VALUES ('daily', 'waiting', 0, 1000000, ${[roads]}) RETURNING id)
      INSERT INTO digest_range (run_id, first_id, last_id) SELECT id, 1, 1000000 FROM run RETURNING run_id AS id`);
    let filling: Promise<void> | undefined;
    await owner.tx(async (tx) => {
      await tx.query(sql`UPDATE subscription SET sectors = '{Nothing}' WHERE id = ${narrows}`);
      await tx.query(sql`UPDATE subscription SET is_active = false WHERE id = ${stops}`);
      filling = fillRange(context, { runId: run?.id ?? 0, firstId: 1 });
      await until(async () => {
        const waiting = await owner.query(sql`SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`);
        return waiting.length > 0;
      });
    });
    await filling;
    expect(await toldTo('stays@example.pk')).toEqual([roads]);
    expect(await toldTo('narrows@example.pk')).toEqual([]);
    expect(await toldTo('stops@example.pk')).toEqual([]);
  });

  it('a range that is filled a hundred times is filled once', async () => {
    await everyoneElseOff();
    await portal.payer({ email: 'hundred@example.pk' });
    const roads = await portal.publish();
    const report = await nextRun('daily');
    const { context } = portal.worker;
    const again = Array.from({ length: 100 }, () => fillRange(context, { runId: report.id, firstId: 1 }));
    await Promise.all(again);
    expect(await toldTo('hundred@example.pk')).toEqual([roads]);
    expect((await nextRun('daily')).sent).toBe(0);
  });

  it('runs of all kinds at once tell each subscriber of each notice once', async () => {
    await everyoneElseOff();
    const frequencies = ['daily', 'weekly', 'immediate'] as const;
    const emails = Array.from({ length: 30 }, (_, at) => `crowd${at}@example.pk`);
    for (const [at, email] of emails.entries()) {
      await portal.payer({ email, emailFrequency: frequencies[at % 3] ?? 'daily' });
    }
    const ids = [];
    for (let count = 0; count < 5; count++) ids.push(await portal.publish());
    await portal.settled();
    await Promise.all([
      ...Array.from({ length: 5 }, () => portal.demand()),
      nextRun('daily'),
      nextRun('weekly'),
      portal.worker.context.queue.add([job('plan-digest', { kind: 'immediate', period: 'crowd' })]),
    ]);
    await portal.settled();
    for (const email of emails) expect((await toldTo(email)).sort((a, b) => a - b)).toEqual(ids);
  });

  it('planning it again neither divides it anew nor counts anybody twice', async () => {
    await everyoneElseOff();
    const first = await portal.payer({ email: 'plan1@example.pk' });
    await portal.payer({ email: 'plan2@example.pk' });
    await portal.publish();
    const period = `test-${++runs}`;
    const report = await portal.run('daily', period);
    await prefer(first, 'weekly');
    expect(await portal.run('daily', period)).toEqual(report);
    expect(report).toMatchObject({ sent: 2, status: 'done' });
  });
});

describe('a digest', () => {
  it('of more than fifty counts all, shows fifty, and links to the rest; all are told', async () => {
    await everyoneElseOff();
    const id = await portal.payer({ email: 'many@example.pk' });
    const today = karachiDay(new Date());
    const ids: number[] = [];
    for (let count = 0; count < 60; count++) {
      ids.push(await portal.publish({ title: `Road ${count}`, closingDate: addDays(today, 60 - count) }));
    }
    expect(await portal.demand()).toMatchObject({ sent: 1 });
    const mail = (await portal.digests()).find(({ to }) => to === 'many@example.pk');
    expect(mail?.subject).toMatch(/^60 for Subscriber/);
    expect(mail?.text.match(/#\d+ Road/g)).toHaveLength(50);
    expect(mail?.text).toContain('Road 59 '); // closes soonest
    expect(mail?.text).not.toContain('Road 0 ');
    expect(mail?.text).toContain(`/sent/${portal.token(id)}/demand.${mail?.period}`);
    expect(mail?.tenders).toEqual(ids);
  });

  it('finds what stands in a chosen category, in a subcategory, and in one that was renamed since it was chosen', async () => {
    await everyoneElseOff();
    const create = (name: string, parentId: number | null) =>
      portal.chief.call(categoryEndpoints.create, { body: { name, parentId } });
    const works = await create('Works', null);
    await create('Tunnels', works.id);
    await portal.payer({ email: 'tree@example.pk', interestAreas: ['Agriculture'], categories: ['Works'] });
    await portal.payer({ email: 'plain@example.pk', interestAreas: ['Agriculture'], categories: ['Books'] });
    await portal.chief.call(categoryEndpoints.update, { params: { id: works.id }, body: { name: 'Public works' } });
    const tunnel = await portal.publish({ categories: ['Tunnels'] });
    const book = await portal.publish({ categories: ['Books'] });
    await nextRun('daily');
    expect(await toldTo('tree@example.pk')).toEqual([tunnel]);
    expect(await toldTo('plain@example.pk')).toEqual([book]);
  });

  it('goes to nobody whose areas stand for no category', async () => {
    await everyoneElseOff();
    await portal.payer({ email: 'void@example.pk', interestAreas: ['Telecommunication'] });
    await portal.publish();
    expect(await nextRun('daily')).toMatchObject({ sent: 0, nothingNew: 1 });
  });

  it('is not broken by any title', async () => {
    await everyoneElseOff();
    await portal.payer({ email: 'brave@example.pk' });
    const titles = [
      '{{constructor}}',
      '</mj-text><script>alert(1)</script>',
      'x'.repeat(10_000),
      "Robert'); DROP TABLE mail;--",
      '\u202Eevil',
    ];
    for (const title of titles) await portal.publish({ title });
    expect(await nextRun('daily')).toMatchObject({ sent: 1, failed: 0 });
    expect(await toldTo('brave@example.pk')).toHaveLength(titles.length);
  });

  it("is not repeated after 'Clear All' [C14]", async () => {
    await everyoneElseOff();
    await portal.payer({ email: 'clear@example.pk' });
    const roads = await portal.publish();
    expect(await portal.demand()).toMatchObject({ sent: 1 });
    await portal.chief.call(emailEndpoints.clear);
    expect(await portal.chief.call(emailEndpoints.list)).toEqual([]);
    expect(await portal.demand()).toMatchObject({ sent: 0, nothingNew: 1 });
    expect(await nextRun('daily')).toMatchObject({ sent: 0 });
    expect(await toldTo('clear@example.pk')).toEqual([roads]);
  });
});
