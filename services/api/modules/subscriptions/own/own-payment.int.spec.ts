import { expect, test } from 'vitest';
import { linkEndpoints } from '#contracts/api/account/links.ts';
import { ownSubscriptionEndpoints } from '#contracts/api/account/own-subscription.ts';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { proofEndpoints } from '#contracts/api/operations/payment-proofs.ts';
import { EVERYTHING } from '../../../../../tests/support/api/catalogue.ts';
import { linkOf } from '../../../../../tests/support/api/link-of.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { pdfOf } from '../../../../../tests/support/payments/pdf-of.ts';
import { subscriptionBody } from '../../../../../tests/support/payments/subscription-body.ts';

const { payment } = ownSubscriptionEndpoints;
const { send, setAside } = proofEndpoints;

const api = forAllTests(() => startApi({ modules: EVERYTHING }));

/** Sends a slip as a program does, signed out. */
async function sendSlip(reference: string, words: string): Promise<void> {
  const form = new FormData();
  form.set('reference', reference);
  form.set('file', new Blob([new Uint8Array(pdfOf(words))]), 'slip.pdf');
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  const { status } = await api
    .visitor()
    .request('POST', send.path, { body: Buffer.from(await encoded.arrayBuffer()), headers });
  expect(status).toBe(200);
}

test('an account sees what was sent for it, under which reference and name, and what became of it [ASVS 8.2.2]', async () => {
  const owner = await api.user('sends.proofs');
  const other = await api.user('sends.nothing');
  await owner.call(linkEndpoints.confirm, { body: { token: await linkOf(api, owner.id, 'sign-up') } });
  await owner.call(newsletterEndpoints.subscribe, { body: subscriptionBody('sends.proofs@example.pk') });
  const { paymentReference = '', ...own } = (await owner.call(payment)) ?? {};
  expect(paymentReference).toMatch(/^AL-/);
  expect(own).toEqual({
    email: 'sends.proofs@example.pk',
    plan: 'monthly',
    fullName: subscriptionBody('').fullName,
    proofs: [],
  });

  for (const words of ['First slip', 'Second slip']) await sendSlip(paymentReference, words);
  const [second, first] = (await owner.call(payment))?.proofs ?? [];
  const sent = {
    id: expect.any(Number),
    type: 'application/pdf',
    state: 'open',
    reason: null,
    receivedAt: expect.any(String),
  };
  expect([first, second]).toEqual([sent, sent]);
  await (await api.admin()).call(setAside, { params: { id: first?.id ?? 0 }, body: { reason: 'unreadable' } });
  expect((await owner.call(payment))?.proofs).toEqual([second, { ...first, state: 'set-aside', reason: 'unreadable' }]);

  expect(await other.call(payment)).toBeNull();
  expect((await api.visitor().refused(payment)).status).toBe(401);
});
