import { beforeAll, expect, it } from 'vitest';
import { redactionEndpoints } from '#contracts/api/tenders/redaction.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { sql } from '#db/connection.ts';
import { RunCards } from '../../services/worker/digests/cards.ts';
import { tablesThatHold } from '../support/api/tables-that-hold.ts';
import { forAllTests } from '../support/for-tests.ts';
import { until } from '../support/until.ts';
import { Portal } from '../support/worker/portal.ts';

const PHONE = '0300-9876543';
const TITLE = `Call ${PHONE} about the bridge`;

const portal = forAllTests(() => Portal.start());
beforeAll(() => portal.payer());

const redact = (id: number) =>
  portal.chief.call(redactionEndpoints.redact, {
    params: { id },
    body: { version: 1, fields: ['title', 'description'], reason: 'A private number' },
  });

/** Sessions that wait: for the table that is held below, or for a lock between digests and redactions. */
async function waiting(kind: 'relation' | 'advisory'): Promise<number> {
  const [row] = await portal.api.owner.query<{ n: number }>(sql`SELECT count(*)::int AS n FROM pg_locks l
    JOIN pg_database d ON d.oid = l.database AND d.datname = current_database() WHERE NOT l.granted AND l.locktype = ${kind}`);
  return row?.n ?? 0;
}

it('a digest that was composed and is not stored yet does not bring the text back', async () => {
  const id = await portal.publish({ title: TITLE, description: `Mr Khan, ${PHONE}` });
  await portal.settled(); // other mails would wait for the table, too
  const { owner } = portal.api;
  const { demanded, redacted } = await owner.tx(async (tx) => {
    await tx.query(sql`LOCK TABLE sent_tender IN EXCLUSIVE MODE`);
    const demanded = portal.demand();
    await until(async () => (await waiting('relation')) > 0);
    let isDone = false;
    const redacted = redact(id).finally(() => {
      isDone = true;
    });
    await until(async () => isDone || (await waiting('advisory')) > 0);
    return { demanded, redacted };
  });
  await Promise.all([demanded, redacted]);
  await portal.settled();
  // its subject and first line may say it, too
  expect((await portal.digests()).map(({ subject }) => subject)).toEqual(['(redacted)']);
  expect(await tablesThatHold(owner, [PHONE])).toEqual([]);
});

it('nor does a card that was drawn for an earlier part of the run', async () => {
  const id = await portal.publish({ title: TITLE });
  await portal.settled();
  const drawn: string[] = [];
  const cards = new RunCards(({ title }) => {
    drawn.push(title);
    return { html: Buffer.from(title), text: Buffer.from(title) } as never;
  });
  const texts = async () =>
    [...(await cards.get(portal.api.db, new Set([id]))).values()].map(({ text }) => String(text));
  await texts();
  expect(await texts()).toEqual([TITLE]);
  expect(drawn).toHaveLength(1);
  await redact(id);
  expect(await texts()).toEqual(['[redacted]']);
  await portal.chief.call(tenderEndpoints.remove, { params: { id } });
  expect(await texts()).toEqual([]);
});
