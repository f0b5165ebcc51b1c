import type { Statement, StatementLine } from '#contracts/api/operations/statements.ts';
import { PLANS } from '#contracts/vocabulary/plans.ts';
import { anySubscription } from '../world/arrange.ts';
import type { World } from '../world/world.ts';
import { type Aims, pick } from './aim.ts';

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
