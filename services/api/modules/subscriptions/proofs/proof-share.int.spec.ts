import { expect, test } from 'vitest';
import { proofEndpoints } from '#contracts/api/operations/payment-proofs.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { pdfOf } from '../../../../../tests/support/payments/pdf-of.ts';

const api = forAllTests(() => startApi({ settings: { rateLimitScale: 0.1 } }));

/** A PDF of nearly ten megabytes. */
const large = (words: string) =>
  Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(9_500_000), Buffer.from(pdfOf(words))]);

test('no network fills the store of proofs alone [ASVS 2.4.1]', async () => {
  const statuses = [];
  for (const reference of ['AL-999999', 'AL-777777']) {
    const form = new FormData();
    form.set('reference', reference);
    form.set('file', new Blob([new Uint8Array(large(reference))]), 'slip.pdf');
    const sent = new Response(form);
    const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
    const body = Buffer.from(await sent.arrayBuffer());
    const { method, path } = proofEndpoints.send;
    statuses.push((await api.visitor().request(method, path, { body, headers })).status);
  }
  expect(statuses).toEqual([200, 503]);
});
