import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { proofEndpoints } from '#contracts/api/operations/payment-proofs.ts';
import { sql } from '#db/connection.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { pdfOf } from '../../../../../tests/support/payments/pdf-of.ts';
import { subscriptionBody } from '../../../../../tests/support/payments/subscription-body.ts';

const { method, path } = proofEndpoints.send;
const api = forAllTests(() => startApi({ settings: { trustProxy: 1 } }));

async function formOf(reference: string) {
  const form = new FormData();
  form.set('reference', reference);
  form.set('file', new Blob([new Uint8Array(pdfOf(reference))]), 'slip.pdf');
  const sent = new Response(form);
  return { type: sent.headers.get('content-type') ?? '', body: Buffer.from(await sent.arrayBuffer()) };
}

/** A form that never comes to its end. */
async function begin(network: string): Promise<Socket> {
  const { type, body } = await formOf('AL-999999');
  const { hostname, port } = new URL(api.origin);
  const caller = connect(Number(port), hostname).on('error', () => undefined);
  const length = `Content-Type: ${type}\r\nContent-Length: ${body.length + 1}`;
  caller.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${network}.1\r\n${length}\r\n\r\n`);
  caller.write(body);
  return caller;
}

async function send(reference: string, network: string) {
  const { type, body } = await formOf(reference);
  const headers = { 'content-type': type, 'x-forwarded-for': `${network}.2` };
  return (await api.visitor().request(method, path, { body, headers })).status;
}

test('few forms of a network are in memory at once, however slowly they come; others are served meanwhile [ASVS 15.2.2]', async () => {
  const held = [await begin('198.51.100'), await begin('198.51.100')];
  await sleep(200);
  let answered: number | undefined;
  const third = send('AL-777777', '198.51.100').then((status) => {
    answered = status;
  });
  expect(await send('AL-666666', '203.0.113')).toBe(200);
  await sleep(300);
  expect(answered).toBeUndefined();
  for (const caller of held) caller.destroy();
  await third;
  expect(answered).toBe(200);
});

test('a file that comes while its subscriber is erased is not kept', async () => {
  const chief = await api.admin();
  const body = subscriptionBody('erased@firm.pk');
  const { id, paymentReference } = await chief.call(newsletterEndpoints.subscribe, { body });
  const answers: Promise<unknown>[] = [];
  await api.owner.tx(async (tx) => {
    await tx.query(sql`LOCK TABLE statement_line IN EXCLUSIVE MODE`); // the erasure waits here, having erased files
    answers.push(chief.call(newsletterEndpoints.erase, { params: { id } }));
    await sleep(500);
    answers.push(send(paymentReference ?? '', '192.0.2'));
    await sleep(1000);
  });
  await Promise.all(answers);
  expect(await api.owner.query(sql`SELECT proof_id FROM payment_proof_file`)).toEqual([]);
});
