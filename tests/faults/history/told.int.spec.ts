import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { openDatabase, sql } from '#db/connection.ts';
import { insertMails } from '../../../services/worker/emails/insert-mails.ts';
import { PieceStore } from '../../../services/worker/emails/pieces.ts';
import { notTold, toldOtherwise, toldTwice } from '../../support/faults/checker/told.ts';
import { forAllTests } from '../../support/for-tests.ts';
import { plainTemplates } from '../../support/mails/plain-templates.ts';
import { publishFacts } from '../../support/tenders/publish-facts.ts';
import { createTestDatabase } from '../../support/test-database.ts';

const database = forAllTests(createTestDatabase);
const owner = forAllTests(() => openDatabase(database.ownerUrl, { role: 'owner', max: 2 }));
beforeAll(async () => {
  const facts = { closingDate: addDays(karachiDay(new Date()), 20), categoryIds: [], organizationIds: [] };
  await publishFacts(owner, [
    { ...facts, title: 'Road' },
    { ...facts, title: 'Bridge' },
  ]);
});
beforeEach(() => owner.query(sql`TRUNCATE mail, mail_request, sent_tender`));

/** A digest as the worker stores it: in pieces, its text naming `tenders`, its record `recorded`. */
async function digest(period: string, tenders: readonly number[], recorded = tenders): Promise<void> {
  const card = (id: number) =>
    plainTemplates.card(
      { id, title: `Notice ${id}`, closingDate: '2026-12-01', categories: ['Roads'] } as never,
      new Date(),
    );
  const input = {
    kind: 'daily',
    name: 'A',
    total: tenders.length,
    cards: tenders.map(card),
    interests: [],
    sectors: [],
  };
  const made = plainTemplates.digest({ ...input, places: [], listPath: '', token: 't' } as never);
  const [body] = await new PieceStore(owner).store([made]);
  if (body === undefined) throw new Error('The digest was not stored');
  const mail = { ...body, subscriptionId: 1, kind: 'daily' as const, period, to: 'a@example.pk', tenderIds: recorded };
  await insertMails(owner, [mail], 'simulated');
}

it('is content with mails that tell of each tender once', async () => {
  await digest('1', [1]);
  await digest('2', [2]);
  expect(await toldTwice(owner)).toEqual([]);
  expect(await toldOtherwise(owner)).toEqual([]);
  expect(await notTold(owner, { readers: [1], everybodys: [] })).toEqual([]);
});

it('finds that two mails tell somebody of the same tender, the first or a later one, though it is recorded once', async () => {
  await digest('1', [1, 2]);
  await digest('2', [1], []);
  await digest('3', [2], []);
  expect((await toldTwice(owner)).sort()).toEqual(['a@example.pk of tender 1', 'a@example.pk of tender 2']);
});

it('finds a mail whose text and record differ', async () => {
  await digest('1', [1], [2]);
  expect((await toldOtherwise(owner)).sort()).toEqual(['recorded only: tender 2 to 1', 'written only: tender 1 to 1']);
});

it('finds a tender of which a reader was not told', async () => {
  await digest('1', [2]);
  expect(await notTold(owner, { readers: [1], everybodys: [] })).toEqual(['tender 1 to 1']);
  expect(await notTold(owner, { readers: [1], everybodys: [1] })).toEqual([]);
});
