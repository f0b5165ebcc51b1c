import { expect, it } from 'vitest';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { Portal } from '../../../tests/support/worker/portal.ts';

const portal = forAllTests(() => Portal.start());

const mailsTo = async (address: string) => {
  await portal.settled();
  return (await portal.mails()).filter(({ to }) => to === address);
};

it('whoever has just paid is told what is open now, and no digest repeats it', async () => {
  const today = karachiDay(new Date());
  const [later, soon] = [await portal.publish(), await portal.publish({ closingDate: addDays(today, 3) })];
  await portal.publish({ categories: ['Books'] });
  const email = 'first@example.pk';
  const id = await portal.subscribe({ email });
  await portal.pay(id);
  const activation = (await mailsTo(email)).find(({ kind }) => kind === 'activation');
  expect(activation?.tenders).toEqual([later, soon]);
  expect(activation?.text.indexOf(`#${soon} `)).toBeLessThan(activation?.text.indexOf(`#${later} `) ?? 0);
  const mail = `activation.${activation?.period}`;
  const list = await portal.api.visitor().call(newsletterEndpoints.sent, { params: { token: portal.token(id), mail } });
  expect(list.map((tender) => tender.id)).toEqual([soon, later]);
  const fresh = await portal.publish();
  await portal.demand();
  expect((await mailsTo(email)).filter(({ kind }) => kind === 'demand').map(({ tenders }) => tenders)).toEqual([
    [fresh],
  ]);
  await portal.pay(id);
  const renewed = (await mailsTo(email)).filter(({ kind }) => kind === 'activation');
  expect(renewed.map(({ tenders }) => tenders)).toEqual([[later, soon], []]);
});
