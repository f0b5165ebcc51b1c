import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { savedEndpoints } from '#contracts/api/account/saved.ts';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { type TenderEditInput, tenderEndpoints } from '#contracts/api/tenders.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { sql } from '#db/connection.ts';
import type { Person } from '../../../../tests/support/api/people.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { presentTender } from '../../../../tests/support/tenders/tender-samples.ts';
import { until } from '../../../../tests/support/until.ts';
import { Portal } from '../../../../tests/support/worker/portal.ts';
import type { PieceStore } from '../../emails/pieces.ts';
import { JOBS } from '../../jobs.ts';
import { tellNotice } from './tell-notice.ts';

const TODAY = karachiDay(new Date());

const portal = forAllTests(() => Portal.start());
const saver = forAllTests(() => portal.api.user('saver'));
beforeAll(async () => {
  await portal.payer({ email: 'payer@example.pk' });
  await prove(saver);
});
beforeEach(() => portal.settled());

const prove = ({ id }: Person) =>
  portal.api.owner.query(sql`UPDATE user_account SET is_proved = true WHERE id = ${id}`);
const save = (who: Person, id: number) => who.call(savedEndpoints.save, { params: { id } });
const edit = (id: number, changes: Partial<TenderEditInput>) =>
  portal.chief.call(tenderEndpoints.update, { params: { id }, body: presentTender(changes) });
const remove = (id: number) => portal.chief.call(tenderEndpoints.remove, { params: { id } });

/** A notice that the payer was sent. */
async function sent(): Promise<number> {
  const id = await portal.publish();
  await portal.demand();
  await portal.settled();
  return id;
}

/** Waits for the follower, and tells what is due by now. */
async function followed(): Promise<void> {
  await until(async () => {
    const [row] = await portal.api.owner.query<{ isBehind: boolean }>(sql`SELECT
      (SELECT max(position) FROM es.events) > (SELECT position FROM es.checkpoints WHERE consumer = 'tender-changes') AS "isBehind"`);
    return row?.isBehind === false;
  });
  await JOBS['tell-changes'].run(portal.worker.context, { until: new Date(Date.now() + 1000).toISOString() });
  await portal.settled();
}

/** As if ten minutes had passed since the last mails. */
async function tenMinutesLater(): Promise<void> {
  await portal.api.owner.query(sql`UPDATE change_due SET told_at = told_at - interval '10 minutes'`);
  await followed();
}

const ofChange = async (id: number) =>
  (await portal.mails()).filter(({ kind, text }) => kind === 'change' && text.startsWith(`#${id} `));
const told = async (id: number) => {
  await followed();
  return (await ofChange(id)).map(({ to, subject, text }) => ({
    to,
    subject,
    facts: text.split('\n').filter((line) => / -> /.test(line)),
  }));
};

describe('a notice that changes', () => {
  it('is told before and now to whoever was sent it and to whoever saved it, each once', async () => {
    const id = await sent();
    await save(saver, id);
    await edit(id, { closingDate: addDays(TODAY, 30), documentFee: '500' });
    const facts = [`closingDate: ${addDays(TODAY, 20)} -> ${addDays(TODAY, 30)}`, 'documentFee: null -> 500'];
    const both = [
      { to: 'payer@example.pk', subject: 'changed: Construction of a bridge', facts },
      { to: 'saver@example.pk', subject: 'changed: Construction of a bridge', facts },
    ];
    expect(await told(id)).toEqual(both);
    await tenMinutesLater();
    await edit(id, { closingDate: addDays(TODAY, 30), documentFee: '500', city: 'Lahore' });
    await tenMinutesLater();
    expect(await told(id)).toEqual(both);
  });

  it('is told to nobody who has hidden it, whether it was sent to him or he saved it before', async () => {
    const id = await sent();
    const hider = await portal.api.user('hider');
    await prove(hider);
    const subscription = await portal.subscribe({ email: 'hider@example.pk' });
    await save(hider, id);
    await portal.api.owner.query(sql`INSERT INTO hidden_tender (subscription_id, tender_id)
      SELECT s.id, ${id}::int FROM subscription s WHERE s.email = 'payer@example.pk' OR s.id = ${subscription}`);
    await edit(id, { documentFee: '500' });
    expect(await told(id)).toEqual([]);
  });

  it('is told once more after ten minutes, with all that came meanwhile', async () => {
    const id = await sent();
    await edit(id, { documentFee: '500' });
    expect(await told(id)).toHaveLength(1);
    await edit(id, { documentFee: '600' });
    await edit(id, { documentFee: '700', bidSecurity: '2 %' });
    expect(await told(id)).toHaveLength(1);
    await tenMinutesLater();
    expect((await told(id))[1]?.facts).toEqual(['documentFee: 500 -> 700', 'bidSecurity: null -> 2 %']);
  });

  it('is told to nobody when the change was taken back before it was told', async () => {
    const id = await sent();
    await portal.stopWorker();
    await edit(id, { documentFee: '500' });
    await edit(id, {});
    await portal.startWorker();
    expect(await told(id)).toEqual([]);
  });

  it('is told when it changed while the worker was away, with what it is by then', async () => {
    const id = await sent();
    await portal.stopWorker();
    await edit(id, { documentFee: '500' });
    await portal.startWorker();
    expect((await told(id)).map(({ facts }) => facts)).toEqual([['documentFee: null -> 500']]);
  });

  it('is told of as cancelled with the reason, then as withdrawn', async () => {
    const id = await sent();
    const cancelled = { cancelledAt: '2026-06-10T04:00:00.000Z', cancelledReason: 'No funds this year' };
    await edit(id, { ...cancelled, cause: 'change' });
    expect((await told(id)).map(({ subject }) => subject)).toEqual(['cancelled: Construction of a bridge']);
    expect((await portal.mails()).at(-1)?.text).toContain('No funds this year');
    await remove(id);
    await tenMinutesLater();
    expect((await told(id))[1]).toEqual({
      to: 'payer@example.pk',
      subject: 'withdrawn: Construction of a bridge',
      facts: [],
    });
  });
});

describe('who is told', () => {
  it('is nobody who unsubscribed, turned it off, has not proved the address, or never knew the notice', async () => {
    const stranger = await portal.api.user('stranger');
    const off = await portal.api.user('off');
    await prove(off);
    const gone = await portal.payer({ email: 'gone@example.pk' });
    await portal.payer({ email: 'books@example.pk', interestAreas: ['Education'] });
    const id = await sent();
    for (const person of [stranger, off]) await save(person, id);
    await portal.api.owner.query(
      sql`INSERT INTO mail_choice (reader, change_mails) VALUES (${`user-${off.id}`}, false)`,
    );
    await portal.api.visitor().call(newsletterEndpoints.unsubscribe, { params: { token: portal.token(gone) } });
    await edit(id, { documentFee: '500' });
    expect((await told(id)).map(({ to }) => to)).toEqual(['payer@example.pk']);
  });

  it('is one address once, also when subscription and account have it', async () => {
    const both = await portal.api.user('both');
    await prove(both);
    await portal.payer({ email: 'both@example.pk' });
    const id = await sent();
    await save(both, id);
    await edit(id, { documentFee: '500' });
    expect((await told(id)).map(({ to }) => to).sort()).toEqual(['both@example.pk', 'payer@example.pk']);
  });

  it('is one address once, also when it has moved from the account of a subscription to another', async () => {
    const [before, after] = [await portal.api.user('before'), await portal.api.user('after')];
    const subscription = await portal.payer({ email: 'moved@example.pk' });
    await portal.api.owner.query(sql`UPDATE subscription SET user_id = ${before.id} WHERE id = ${subscription}`);
    await portal.api.owner.query(sql`UPDATE user_account SET email = 'moved@example.pk' WHERE id = ${after.id}`);
    await prove(after);
    const id = await sent();
    await save(after, id);
    await edit(id, { documentFee: '500' });
    expect((await told(id)).filter(({ to }) => to === 'moved@example.pk')).toHaveLength(1);
  });

  it('is not whoever saved it, or was sent it, as it is now', async () => {
    const id = await portal.publish();
    await edit(id, { documentFee: '500' });
    await save(saver, id);
    await portal.demand();
    await tenMinutesLater();
    expect(await told(id)).toEqual([]);
  });

  it('is also whoever was sent it before versions were noted', async () => {
    const id = await sent();
    await portal.api.owner.query(sql`UPDATE sent_tender SET version = NULL WHERE tender_id = ${id}`);
    await edit(id, { documentFee: '500' });
    expect((await told(id)).find(({ to }) => to === 'payer@example.pk')?.facts).toEqual(['documentFee: null -> 500']);
  });
});

it('a crash between two pages loses nobody and tells nobody twice', async () => {
  for (const n of [1, 2, 3, 4]) await portal.payer({ email: `crash${n}@example.pk` });
  const id = await sent();
  const { context } = portal.worker;
  await portal.api.owner.query(sql`INSERT INTO change_due VALUES (${id}, NULL, 0, now())`); // the job waits ten minutes
  await edit(id, { documentFee: '500' });
  await followed();
  let pages = 0;
  const store: PieceStore['store'] = (mails) => {
    if (++pages === 3) throw new Error('killed');
    return context.pieces.store(mails);
  };
  await expect(tellNotice({ ...context, pieces: { store } }, id, 2)).rejects.toThrow('killed');
  expect(await ofChange(id)).toHaveLength(4);
  await Promise.all([tellNotice(context, id, 2), tellNotice(context, id, 2)]);
  await tellNotice(context, id, 2);
  const addresses = (await ofChange(id)).map(({ to }) => to);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toEqual(expect.arrayContaining([1, 2, 3, 4].map((n) => `crash${n}@example.pk`)));
  expect(addresses).toEqual(expect.arrayContaining(['payer@example.pk', 'both@example.pk']));
});
