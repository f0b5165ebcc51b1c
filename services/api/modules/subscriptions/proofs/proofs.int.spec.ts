import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { deskEndpoints } from '#contracts/api/operations/desk.ts';
import { ledgerEndpoints } from '#contracts/api/operations/ledger.ts';
import { proofEndpoints } from '#contracts/api/operations/payment-proofs.ts';
import { PROOF_MAX_OPEN, PROOF_RECEIVED, PROOFS_MAX_BYTES } from '#contracts/vocabulary/lists/payment-proofs.ts';
import { sql } from '#db/connection.ts';
import { readPast } from '#db/event-store/read-stream.ts';
import { startPayers } from '../../../../../tests/support/api/payers.ts';
import { type RoleRow, testRoles } from '../../../../../tests/support/api/role-table.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { pdfOf } from '../../../../../tests/support/payments/pdf-of.ts';

const { send, list, file: fileOf, setAside } = proofEndpoints;
const HTML = { accept: 'text/html,application/xhtml+xml' };

const payers = forAllTests(startPayers);
const plain = forAllTests(() => payers.api.user());

describe('every call × every role [ASVS 8.2.1] [X1]', () => {
  const table: RoleRow[] = [
    [send, {}, 415, 415, 415],
    [list, {}, 401, 403, 200],
    [fileOf, { id: 999 }, 401, 403, 404],
    [setAside, { id: 999, body: { reason: 'unreadable' } }, 401, 403, 404],
  ];
  testRoles(proofEndpoints, table, () => ({ guest: payers.visitor, plain, chief: payers.chief }));
});

function bodyOf(reference: string, content: Buffer | string, name = 'slip.pdf', more = 0) {
  const form = new FormData();
  for (let at = 0; at < more; at++) form.append('more', '');
  form.set('reference', reference);
  form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const encoded = new Response(form);
  return { type: encoded.headers.get('content-type') ?? '', bytes: encoded.arrayBuffer() };
}

async function post(reference: string, content: Buffer | string, own: Record<string, string> = {}, path = send.path) {
  const { type, bytes } = bodyOf(reference, content);
  const headers = { 'content-type': type, ...own };
  return payers.visitor.request('POST', path, { body: Buffer.from(await bytes), headers });
}

let number = 0;
const newPdf = () => pdfOf(`Slip ${number++}`);

async function payer() {
  const id = await payers.subscriber();
  const reference = (await payers.find(id))?.paymentReference ?? '';
  const proofs = async () => (await payers.chief.call(list)).filter((one) => one.subscriptionId === id);
  return { id, reference, proofs };
}

const events = (id: number) => readPast(payers.api.db, `subscription-${id}`);
const files = async () =>
  (await payers.api.db.query<{ n: number }>(sql`SELECT count(*) AS n FROM payment_proof_file`))[0]?.n;

describe('sending', () => {
  test('waits beside the subscription, with its event, counted on the desk, for administrators alone', async () => {
    const { id, reference, proofs } = await payer();
    const before = (await payers.chief.call(deskEndpoints.waiting)).find(({ name }) => name === 'payment-proofs');
    const answer = await post(reference.toLowerCase(), newPdf());
    expect([answer.status, answer.body]).toEqual([200, `${PROOF_RECEIVED}\n`]);
    const [proof] = await proofs();
    expect(proof).toMatchObject({ state: 'open', paymentReference: reference, type: 'application/pdf' });
    const waiting = await payers.chief.call(deskEndpoints.waiting);
    expect(waiting.find(({ name }) => name === 'payment-proofs')?.count).toBe((before?.count ?? 0) + 1);
    expect((await events(id)).at(-1)).toEqual({
      type: 'PaymentProofReceived',
      data: {
        proofId: proof?.id,
        digest: expect.stringMatching(/^[0-9a-f]{64}$/),
        type: proof?.type,
        size: proof?.size,
      },
    });
  });

  test('a PDF is only a file to save, a picture does nothing but show [ASVS 3.2.1]', async () => {
    const { reference, proofs } = await payer();
    const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0a7' } })
      .png()
      .toBuffer();
    await post(reference, newPdf());
    await post(reference, png);
    const [pdf, picture] = await proofs();
    const read = (one: typeof pdf) => payers.chief.request('GET', fileOf.path.replace(':id', String(one?.id)));
    const headers = ({ headers: all }: { headers: Headers }) =>
      ['content-type', 'content-disposition', 'cache-control', 'x-content-type-options'].map((name) => all.get(name));
    expect(headers(await read(pdf))).toEqual([
      'application/pdf',
      `attachment; filename="proof-${pdf?.id}.pdf"`,
      'private, no-store',
      'nosniff',
    ]);
    const shown = await read(picture);
    expect(headers(shown).slice(0, 2)).toEqual(['image/webp', `inline; filename="proof-${picture?.id}.webp"`]);
    expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  test('the same file again changes nothing', async () => {
    const { reference, proofs } = await payer();
    const pdf = newPdf();
    const answers = await Promise.all([post(reference, pdf), post(reference, pdf), post(reference, pdf)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await proofs()).toHaveLength(1);
  });

  test('a reference of nobody is answered as one of ours, and nothing is kept [ASVS 6.3.8]', async () => {
    const { reference } = await payer();
    const kept = await files();
    const [ours, nobodys] = [await post(reference, newPdf()), await post('AL-999999', newPdf())];
    expect([nobodys.status, nobodys.body]).toEqual([ours.status, ours.body]);
    expect(await files()).toBe((kept ?? 0) + 1);
    const [page, other] = [await post(reference, newPdf(), HTML), await post('AL-999999', newPdf(), HTML)];
    expect([other.status, other.headers.get('location')]).toEqual([page.status, page.headers.get('location')]);
  });

  test('too many for one reference are refused, whether it is one of ours or not [ASVS 2.4.1]', async () => {
    for (const reference of [(await payer()).reference, 'AL-777777']) {
      const statuses = [];
      for (let n = 0; n <= PROOF_MAX_OPEN; n++) statuses.push((await post(reference, newPdf())).status);
      expect(statuses).toEqual([...Array(PROOF_MAX_OPEN).fill(200), 429]);
    }
  });

  test('the sentence of too many counts days and names the email, and the same file again is not counted', async () => {
    for (const reference of [(await payer()).reference, 'AL-666666']) {
      const pdf = newPdf();
      for (let n = 0; n < 3; n++) expect((await post(reference, pdf)).status).toBe(200);
      for (let n = 1; n < PROOF_MAX_OPEN; n++) expect((await post(reference, newPdf())).status).toBe(200);
      const seventh = newPdf();
      for (let n = 0; n < 2; n++) {
        const { status, body } = await post(reference, seventh);
        const sentence = `Try again in 24 days, or email the receipt to ${payers.api.config.paymentsEmail}.`;
        expect([status, (body as { message: string }).message]).toEqual([429, expect.stringContaining(sentence)]);
      }
      expect((await post(reference, pdf)).status).toBe(200);
      const page = await post(reference, seventh, HTML);
      expect(page.headers.get('location')).toBe(`/payment-info?reference=${reference}&days=24&proof=too-many#proof`);
    }
  });

  test('a full store is said to whoever sends and to administrators', async () => {
    const { reference, proofs } = await payer();
    await post(reference, newPdf());
    const [proof] = await proofs();
    const isNamed = async () =>
      (await payers.chief.call(deskEndpoints.waiting)).some((one) => one.name === 'proof-store');
    const fill = (size: number) =>
      payers.api.db.query(
        sql`UPDATE payment_proof_file SET size = ${size}::int WHERE proof_id = ${proof?.id ?? 0}::int`,
      );
    expect(await isNamed()).toBe(false);
    await fill(950_000_000);
    expect([await isNamed(), (await post(reference, newPdf())).status]).toEqual([true, 200]);
    await fill(PROOFS_MAX_BYTES);
    const { status, body } = await post(reference, newPdf());
    const sentence = `We cannot take files just now. Please email the receipt to ${payers.api.config.paymentsEmail}.`;
    expect([status, (body as { message: string }).message]).toEqual([503, sentence]);
    const page = await post(reference, newPdf(), HTML);
    expect(page.headers.get('location')).toBe(`/payment-info?reference=${reference}&proof=full#proof`);
    await fill(1000);
  });

  test.each<[string, Buffer | string, string]>([
    ['AL-12', newPdf(), 'no-reference'],
    ['AL-7K3Q9F', '', 'no-file'],
    ['AL-7K3Q9F', 'MZ', 'not-taken'],
    ['AL-7K3Q9F', pdfOf('x', '/Encrypt 9 0 R'), 'encrypted'],
    ['AL-7K3Q9F', Buffer.alloc(40_000_000, 'x'), 'too-large'],
  ])(
    '%# bad input is one sentence, for programs and on the page, and nothing is kept',
    async (reference, content, why) => {
      const kept = await files();
      const page = await post(reference, content, HTML, `${send.path}?period=year&reference=AL-7K3Q9F`);
      const address = `/payment-info?period=year&reference=AL-7K3Q9F&proof=${why}#proof`;
      expect([page.status, page.headers.get('location')]).toEqual([303, address]);
      const problem = await post(reference, content);
      expect(problem.status).toBe(400);
      expect(Object.values((problem.body as { errors: object }).errors)).toHaveLength(1);
      expect(await files()).toBe(kept);
    },
  );

  test('a body that is no form is refused', async () => {
    const type = 'multipart/form-data; boundary=x';
    const answer = await payers.visitor.request('POST', send.path, { body: 'x', headers: { 'content-type': type } });
    expect(answer.status).toBe(400);
  });

  test.each([
    [7, 200],
    [8, 400],
  ])('one with %i more parts: %i, for very many are not read [ASVS 15.2.2]', async (more, status) => {
    const { type, bytes } = bodyOf((await payer()).reference, newPdf(), 'slip.pdf', more);
    const request = { body: Buffer.from(await bytes), headers: { 'content-type': type } };
    expect((await payers.visitor.request('POST', send.path, request)).status).toBe(status);
  });
});

describe('deciding', () => {
  test('a recorded payment answers the proofs that wait, or the one that it names', async () => {
    const { id, reference, proofs } = await payer();
    await post(reference, newPdf());
    await post(reference, newPdf());
    const [first, second] = await proofs();
    const { recordPayment } = newsletterEndpoints;
    const named = { ...payers.transfer(), proofId: first?.id };
    const { payment } = await payers.chief.call(recordPayment, { params: { id }, body: named });
    expect((await proofs()).map((one) => one.id)).toEqual([second?.id]);
    const recorded = await payers.chief.call(list, { query: { state: 'recorded' } });
    expect(recorded.find((one) => one.id === first?.id)).toMatchObject({ paymentId: payment.id });
    const again = { ...payers.transfer(), proofId: first?.id };
    expect((await payers.chief.refused(recordPayment, { params: { id }, body: again })).status).toBe(409);
    await payers.chief.call(recordPayment, { params: { id }, body: payers.transfer() });
    expect(await proofs()).toEqual([]);
    expect((await events(id)).at(-1)?.data).toMatchObject({ proofs: [second?.id] });
  });

  test('one that shows no transfer is set aside with its reason, once', async () => {
    const { id, reference, proofs } = await payer();
    await post(reference, newPdf());
    const [proof] = await proofs();
    const params = { id: proof?.id ?? 0 };
    const body = { reason: 'no-transfer' } as const;
    expect(await payers.chief.call(setAside, { params, body })).toMatchObject({ state: 'set-aside', ...body });
    expect((await payers.chief.refused(setAside, { params, body })).status).toBe(409);
    expect(await proofs()).toEqual([]);
    expect((await events(id)).at(-1)).toEqual({
      type: 'PaymentProofSetAside',
      data: { proofId: proof?.id, reason: 'no-transfer' },
    });
  });

  test('a payment that was a mistake leaves its proof waiting again; one that was refunded does not', async () => {
    const { id, reference, proofs } = await payer();
    await post(reference, newPdf());
    const [proof] = await proofs();
    const { recordPayment } = newsletterEndpoints;
    const record = async () =>
      (
        await payers.chief.call(recordPayment, {
          params: { id },
          body: { ...payers.transfer(), proofId: proof?.id },
        })
      ).payment.id;
    const reverse = async (paymentId: number, kind: 'mistake' | 'refund') =>
      payers.chief.call(ledgerEndpoints.reverse, { params: { id: paymentId }, body: { kind, reason: 'Wrong amount' } });
    await reverse(await record(), 'mistake');
    expect(await proofs()).toMatchObject([{ id: proof?.id, state: 'open', paymentId: null, decidedAt: null }]);
    await reverse(await record(), 'refund');
    expect(await proofs()).toEqual([]);
  });

  test('setting aside is taken back, and a file that is set aside waits again when it is sent again', async () => {
    const { id, reference, proofs } = await payer();
    const pdf = newPdf();
    await post(reference, pdf);
    const [proof] = await proofs();
    const params = { id: proof?.id ?? 0 };
    const aside = { params, body: { reason: 'unreadable' } } as const;
    const back = { params, body: { reason: null } } as const;
    await payers.chief.call(setAside, aside);
    expect(await payers.chief.call(setAside, back)).toMatchObject({ state: 'open', reason: null, decidedAt: null });
    expect((await events(id)).at(-1)).toEqual({ type: 'PaymentProofTakenBack', data: { proofId: proof?.id } });
    expect((await payers.chief.refused(setAside, back)).status).toBe(409);
    expect(await proofs()).toEqual([proof]);
    await payers.chief.call(setAside, aside);
    await post(reference, pdf);
    await post(reference, pdf);
    const waiting = await proofs();
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?.id).not.toBe(proof?.id);
    expect((await payers.chief.refused(setAside, back)).status).toBe(409);
  });

  test('what a payment answered is not taken back', async () => {
    const { id, reference, proofs } = await payer();
    await post(reference, newPdf());
    const [proof] = await proofs();
    await payers.chief.call(newsletterEndpoints.recordPayment, { params: { id }, body: payers.transfer() });
    const back = { params: { id: proof?.id ?? 0 }, body: { reason: null } };
    expect((await payers.chief.refused(setAside, back)).status).toBe(409);
  });

  test('erasing the subscriber removes the files', async () => {
    const { id, reference, proofs } = await payer();
    await post(reference, newPdf());
    const [proof] = await proofs();
    const kept = await files();
    await payers.chief.call(newsletterEndpoints.erase, { params: { id } });
    expect(await files()).toBe((kept ?? 0) - 1);
    expect((await payers.chief.refused(fileOf, { params: { id: proof?.id ?? 0 } })).status).toBe(404);
  });
});
