import { afterAll, beforeAll, expect, it } from 'vitest';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { toldEndpoints } from '#contracts/api/operations/proof.ts';
import { Portal } from '../../../../tests/support/worker/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.start();
});
afterAll(() => portal?.stop());

const prove = (tender: number, person?: string) =>
  portal.chief.call(toldEndpoints.read, { query: { tender, ...(person === undefined ? {} : { person }) } });

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
  const owing = await portal.subscribe({ email: 'owing@example.pk' });
  expect((await prove(road, 'owing@example.pk')).person?.passed).toEqual({ code: 'unpaid', of: '' });
  await portal.chief.call(newsletterEndpoints.setStatus, { params: { id: owing }, body: { isActive: false } });
  expect((await prove(road, 'owing@example.pk')).person?.passed).toEqual({ code: 'disabled', of: '' });
});

it('is for administrators, and says so when there is no such notice or subscriber', async () => {
  const id = await portal.publish();
  const ask = (query: object) => portal.chief.send(toldEndpoints.read, { query: query as never });
  expect((await ask({ tender: 999_999 })).status).toBe(404);
  expect((await ask({ tender: id, person: 'nobody@example.pk' })).status).toBe(404);
  expect(await ask({ tender: 'x' })).toMatchObject({ status: 400 });
  expect((await portal.api.visitor().send(toldEndpoints.read, { query: { tender: id } })).status).toBe(401);
});
