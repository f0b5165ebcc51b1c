import { expect, it } from 'vitest';
import { savedEndpoints } from '#contracts/api/account/saved.ts';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { deliveryProofEndpoints } from '#contracts/api/operations/proof.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { sql } from '#db/connection.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { Portal } from '../../../../tests/support/worker/portal.ts';

const portal = forAllTests(() => Portal.start());

const prove = (tender: number, person?: string) =>
  portal.chief.call(deliveryProofEndpoints.read, { query: { tender, ...(person === undefined ? {} : { person }) } });

it('says for a person and a notice by what it matched and when it was told, or why not', async () => {
  const before = await portal.publish({ categories: ['Books'] });
  const id = await portal.payer({ email: 'amina@example.pk', words: 'solar, -street light' });
  await portal.settled();
  const [road, solar, light] = [
    await portal.publish(),
    await portal.publish({ title: 'Solar panels', categories: ['Books'] }),
    await portal.publish({ title: 'Solar street light', categories: ['Books'] }),
  ];
  const other = await portal.publish({ title: 'Chairs', categories: ['Books'] });
  expect((await prove(road, 'AMINA@example.pk')).person).toMatchObject({
    subscriptionId: id,
    verdict: 'wanted',
    matched: { code: 'area', of: 'Construction' },
    passed: null,
    mail: null,
  });
  await portal.demand();
  expect((await prove(solar, String(id))).person).toMatchObject({
    verdict: 'told',
    matched: { code: 'words', of: 'solar' },
    mail: { kind: 'demand', status: 'sent' },
    changes: [],
  });
  const passed = async (tender: number) => (await prove(tender, `#${id}`)).person?.passed;
  expect(await passed(light)).toEqual({ code: 'excluded', of: 'street light' });
  expect(await passed(other)).toMatchObject({ code: 'no-area' });
  expect(await passed(before)).toEqual({ code: 'before-payment', of: '' });
  expect((await prove(road)).tender).toMatchObject({ told: 1, saved: 0, toldOfChanges: 0, changeMails: 0 });
  expect((await prove(solar, String(id))).person?.passed).toEqual({ code: 'already-told', of: '' });
});

const passedFor = async (tender: number, person: string | number) => {
  const proved = (await prove(tender, String(person))).person;
  return [proved?.verdict, proved?.passed?.code];
};

it('tells apart whose subscription is not paid, stopped by an administrator, ended by himself, or not there', async () => {
  const road = await portal.publish();
  const id = await portal.subscribe({ email: 'owing@example.pk' });
  expect(await passedFor(road, 'owing@example.pk')).toEqual(['passed', 'unpaid']);
  const setActive = (isActive: boolean) =>
    portal.chief.call(newsletterEndpoints.setStatus, { params: { id }, body: { isActive } });
  await setActive(false);
  expect(await passedFor(road, id)).toEqual(['passed', 'disabled']);
  await setActive(true);
  await portal.api.visitor().call(newsletterEndpoints.unsubscribe, { params: { token: portal.token(id) } });
  expect(await passedFor(road, id)).toEqual(['passed', 'unsubscribed']);
  const reader = await portal.api.user('reader');
  const proof = await prove(road, 'READER@example.pk');
  expect(proof.person).toMatchObject({
    subscriptionId: null,
    userId: reader.id,
    passed: { code: 'no-subscription' },
    hasSaved: false,
  });
});

it('knows places, sectors and closing, and how far digests look back', async () => {
  const early = await portal.publish();
  const id = await portal.payer({ provinces: ['Punjab'], sectors: ['Energy'], words: 'wheat' });
  const [elsewhere, other] = [
    await portal.publish({ province: 'Sindh' }),
    await portal.publish({ province: 'Punjab' }),
  ];
  const today = karachiDay(new Date());
  const closed = await portal.publish({
    ...{ province: 'Punjab', sectors: ['Energy'], publishDate: addDays(today, -5), closingDate: addDays(today, -1) },
  });
  expect(await passedFor(early, id)).toEqual(['passed', 'before-payment']);
  expect(await passedFor(elsewhere, id)).toEqual(['passed', 'sector']);
  expect(await passedFor(other, id)).toEqual(['passed', 'sector']);
  expect(await passedFor(closed, id)).toEqual(['passed', 'closed']);
  const far = await portal.publish({ province: 'Sindh', sectors: ['Energy'] });
  expect(await passedFor(far, id)).toEqual(['passed', 'place']);
  const wanted = await portal.publish({ province: 'Punjab', sectors: ['Energy'] });
  expect(await passedFor(wanted, id)).toEqual(['wanted', undefined]);
  const hidden = await portal.publish({ province: 'Punjab', sectors: ['Energy'] });
  await portal.api.owner.query(sql`INSERT INTO hidden_tender (subscription_id, tender_id) VALUES (${id}, ${hidden})`);
  expect(await passedFor(hidden, id)).toEqual(['passed', 'hidden']);
  await portal.api.owner.query(sql`INSERT INTO digest_run (kind, period, since_position, until_position, tender_ids, finished_at)
    SELECT 'weekly', 'later-' || n, 0, max(position), '{}', now() FROM es.events, generate_series(1, 2) n GROUP BY n`);
  expect(await passedFor(wanted, id)).toEqual(['passed', 'earlier']);
});

it('answers for a notice that was withdrawn, for an account without a subscription, and notes of whom', async () => {
  const id = await portal.payer({ email: 'roads@example.pk' });
  await portal.settled();
  const road = await portal.publish({ title: 'Road that vanished' });
  const saver = await portal.api.user('saver');
  await saver.call(savedEndpoints.save, { params: { id: road } });
  await portal.chief.call(tenderEndpoints.remove, { params: { id: road } });
  const { tender, person } = await prove(road, String(id));
  expect(tender).toMatchObject({
    id: road,
    title: 'Road that vanished',
    told: 0,
    saved: 1,
    withdrawnAt: expect.any(String),
  });
  expect(person).toMatchObject({ verdict: 'passed', passed: { code: 'withdrawn' } });
  expect((await prove(road, 'saver@example.pk')).person).toMatchObject({ subscriptionId: null, hasSaved: true });
  const read = await portal.api.owner.query<{ record: string }>(sql`SELECT data ->> 'record' AS record FROM es.events
    WHERE type = 'RecordsRead' AND data ->> 'route' = ${deliveryProofEndpoints.read.path} ORDER BY position DESC LIMIT 2`);
  expect(read.map(({ record }) => record)).toEqual([`user-${saver.id}`, `subscription-${id}`]);
});

it('is for administrators, and says so when there is no such notice or subscriber', async () => {
  const id = await portal.publish();
  const ask = (query: object) => portal.chief.send(deliveryProofEndpoints.read, { query: query as never });
  expect((await ask({ tender: 999_999 })).status).toBe(404);
  expect((await ask({ tender: id, person: 'nobody@example.pk' })).status).toBe(404);
  expect(await ask({ tender: 'x' })).toMatchObject({ status: 400 });
  expect((await portal.api.visitor().send(deliveryProofEndpoints.read, { query: { tender: id } })).status).toBe(401);
});
