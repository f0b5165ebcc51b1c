import type { PaymentProof } from '#contracts/api/operations/payment-proofs.ts';
import type { Statement, StatementLine } from '#contracts/api/operations/statements.ts';
import { PLANS } from '#contracts/vocabulary/plans.ts';
import { pdfOf } from '../../support/payments/pdf-of.ts';
import { DRAWN_FORM } from '../people/callers.ts';
import { anySubscription, newSubscription } from '../world/arrange.ts';
import { list, type World } from '../world/world.ts';
import { type Aim, type Aims, pick } from './aim.ts';

const BYTES = { 'content-type': 'application/octet-stream' };

/** A statement with two payments that no other one has. */
function fileOf(world: World): string {
  const line = (amount: number) => `20/02/2026,IBFT ${world.unique()},FT${1e9 + world.unique()},,${amount},\n`;
  return `Date,Particulars,Ref No,Debit,Credit,Balance\n${line(PLANS.monthly.price)}${line(1234)}`;
}

async function uploaded(world: World): Promise<number | undefined> {
  const { status, text } = await world.callers.staff('POST', '/api/admin/statements?fileName=drawn.csv', fileOf(world));
  return status === 201 ? (JSON.parse(text) as Statement).id : undefined;
}

async function openLine(world: World, choice: number): Promise<StatementLine | undefined> {
  if ((await uploaded(world)) === undefined) return undefined;
  const { text } = await world.callers.staff('GET', '/api/admin/statement-lines');
  return pick((JSON.parse(text) as StatementLine[]).slice(0, 20), choice);
}

export const statementAims: Aims = {
  'POST /api/admin/statements': (_draw, _by, world) => ({
    query: { fileName: 'drawn.csv' },
    text: fileOf(world),
    headers: BYTES,
  }),
  async 'DELETE /api/admin/statements/:id'(_draw, _by, world) {
    const id = await uploaded(world);
    return id === undefined ? undefined : { params: { id } };
  },
  async 'POST /api/admin/statement-lines/:id/payment'({ body, choice }, _by, world) {
    const [line, payer] = [await openLine(world, choice), await anySubscription(world)];
    if (line === undefined || payer === undefined) return undefined;
    const note = 'As agreed by telephone';
    return { params: { id: line.id }, body: { ...(body as object), subscriptionId: payer.id, note } };
  },
  async 'PATCH /api/admin/statement-lines/:id'({ body, choice }, _by, world) {
    const line = await openLine(world, choice);
    return line && { params: { id: line.id }, body };
  },
};

/** The form as a browser posts it, with a PDF that nobody sent before. */
function formOf(world: World, reference: string): string {
  const part = (head: string, content: string) =>
    `--drawn\r\ncontent-disposition: form-data; name=${head}\r\n\r\n${content}\r\n`;
  const pdf = pdfOf(`Slip ${world.unique()}`).toString('latin1');
  return `${part('"reference"', reference)}${part('"file"; filename="slip.pdf"', pdf)}--drawn--\r\n`;
}

async function newReference(world: World): Promise<string | undefined> {
  return (await newSubscription(world))?.paymentReference;
}

/** A proof of payment that waits. */
async function newProof(world: World): Promise<number | undefined> {
  const reference = await newReference(world);
  if (reference === undefined) return undefined;
  await world.callers.staff('POST', '/payment-info', formOf(world, reference));
  const waiting = await list<PaymentProof>(world.callers, '/api/admin/payment-proofs?limit=200');
  return waiting.find(({ paymentReference }) => paymentReference === reference)?.id;
}

const ofNew: Aim = async ({ body }, _by, world) => {
  const id = await newProof(world);
  return id === undefined ? undefined : { params: { id }, body };
};

export const proofAims: Aims = {
  async 'POST /payment-info'({ choice }, _by, world) {
    const reference = choice % 5 === 0 ? 'AL-7K3Q9F' : await newReference(world);
    if (reference === undefined) return undefined;
    return { text: formOf(world, reference), headers: { 'content-type': DRAWN_FORM } };
  },
  'GET /api/admin/payment-proofs/:id': ofNew,
  'POST /api/admin/payment-proofs/:id/set-aside': ofNew,
};
