import { expect, it } from 'vitest';
import type { AnyEvent } from '#contracts/events/any-event.ts';
import type { TenderEvent, TenderFacts, TenderOrigin } from '#contracts/events/tenders.ts';
import { forEachAnew } from '../../tests/support/for-tests.ts';
import { META, tenderFacts } from '../../tests/support/tenders/tender-samples.ts';
import { createTestDatabase } from '../../tests/support/test-database.ts';
import { until } from '../../tests/support/until.ts';
import { openDatabase, sql } from '../connection.ts';
import { appendToStream, newEvent } from '../event-store/append-to-stream.ts';
import { readCheckpoint } from '../event-store/checkpoint.ts';
import { followChanges, TENDER_CHANGES } from './follow-changes.ts';

const database = forEachAnew(createTestDatabase);
const api = forEachAnew(() => openDatabase(database.url));
const worker = forEachAnew(() => openDatabase(database.workerUrl));

const append = async (streamId: string, event: AnyEvent) =>
  (await appendToStream(api, { streamId, expectedVersion: null, events: [newEvent(event)], meta: META })).position;
const publish = (id: number, facts: Partial<TenderFacts> = {}, origin: TenderOrigin = { kind: 'manual' }) =>
  append(`tender-${id}`, { type: 'TenderPublished', data: { tender: tenderFacts(facts), origin } });
const update = (id: number, facts: Partial<TenderFacts> = {}) =>
  append(`tender-${id}`, { type: 'TenderUpdated', data: { tender: tenderFacts(facts), changed: ['title'] } });
const tell = (id: number, event: TenderEvent) => append(`tender-${id}`, event);
const remove = (id: number) => tell(id, { type: 'TenderRemoved', data: {} });
const redacted = (tender?: TenderFacts): TenderEvent => ({
  type: 'TenderRedacted',
  data: { ...(tender && { tender }), version: 1, fields: ['title'], reason: 'A name.', redactions: [] },
});
const category = (id: number, changed: ['name'] | ['emoji']) => {
  const facts = { name: 'Roads', description: null, parentId: null, emoji: null, isActive: true, sortOrder: 1 };
  return append(`category-${id}`, { type: 'CategoryUpdated', data: { category: facts, changed } });
};
const organization = (id: number, changed: ['name'] | ['address']) => {
  const facts = { name: 'Works', description: null, categoryId: null, website: null, address: null };
  return append(`organization-${id}`, { type: 'OrganizationUpdated', data: { organization: facts, changed } });
};

/** Follows to the end of the log. */
async function followed(pageSize = 500): Promise<void> {
  const done = new AbortController();
  const running = followChanges(worker, { signal: done.signal, pollMs: 10, pageSize });
  const [{ last } = { last: 0 }] = await api.query<{ last: number }>(sql`SELECT max(position) AS last FROM es.events`);
  await until(async () => (await readCheckpoint(api, TENDER_CHANGES)) === last);
  done.abort();
  await running;
}
const changes = async () =>
  (
    await api.query<{ position: number; id: number; version: number; kind: string }>(
      sql`SELECT position, tender_id AS id, version, kind FROM tender_change ORDER BY position, tender_id`,
    )
  ).map(({ position, id, version, kind }) => [position, id, version, kind]);

it('tells what became of each tender, with the version and the time of the event', async () => {
  const at = [
    await publish(1),
    await update(1),
    await tell(1, {
      type: 'TenderAlsoPublished',
      data: {
        tender: tenderFacts(),
        changed: [],
        in: { source: 'Dawn', publishDate: '2026-06-02', reference: null, sourceUrl: null },
        origin: { kind: 'manual' },
      },
    }),
    await update(1, { cancelledAt: '2026-06-03T00:00:00Z' }),
    await update(1, { cancelledAt: '2026-06-03T00:00:00Z', title: 'Again' }),
    await tell(1, redacted(tenderFacts())),
    await remove(1),
    await tell(1, redacted()),
  ];
  await followed();
  const kinds = ['published', 'changed', 'changed', 'cancelled', 'changed', 'redacted', 'removed', 'redacted'];
  expect(await changes()).toEqual(kinds.map((kind, n) => [at[n], 1, n + 1, kind]));
  expect(
    await api.query(sql`SELECT FROM tender_change c JOIN es.events e USING (position, recorded_at, version)`),
  ).toHaveLength(8);
});

it('leaves samples out, whatever becomes of them', async () => {
  await publish(1, {}, { kind: 'sample', key: 'a', digest: 'b' });
  await update(1);
  await category(1, ['name']);
  await tell(1, redacted(tenderFacts()));
  await remove(1);
  await tell(1, redacted());
  await publish(2, {}, { kind: 'import', key: 'a', digest: 'b' });
  await followed(1);
  expect((await changes()).map(([, id, , kind]) => [id, kind])).toEqual([[2, 'published']]);
});

it.each([1, 3, 500])('writes a rename for the tenders that carried the name then, in pages of %i', async (pageSize) => {
  await publish(1, { categoryIds: [1, 2], organizationIds: [5] });
  await publish(2, { categoryIds: [2], procuringOrganizationId: 5 });
  await publish(3, { categoryIds: [1] });
  await remove(3);
  await category(1, ['emoji']);
  await organization(5, ['address']);
  const first = await category(1, ['name']);
  await update(1, { categoryIds: [2] });
  await update(2, { categoryIds: [1], organizationIds: [4, 5] });
  const second = await category(1, ['name']);
  const third = await organization(5, ['name']);
  await update(1, { organizationIds: [] });
  await followed(pageSize);
  expect((await changes()).filter(([, , , kind]) => kind === 'renamed')).toEqual([
    [first, 1, 1, 'renamed'],
    [second, 2, 2, 'renamed'],
    [third, 2, 2, 'renamed'],
  ]);
});

it('goes on where it was ended, and fills itself again from nothing', async () => {
  await publish(1);
  await category(1, ['name']);
  await followed();
  await update(1);
  await category(1, ['name']);
  await followed();
  const once = await changes();
  expect(once.map(([, , version, kind]) => [version, kind])).toEqual([
    [1, 'published'],
    [1, 'renamed'],
    [2, 'changed'],
    [2, 'renamed'],
  ]);
  const owner = openDatabase(database.ownerUrl, { role: 'owner' });
  await owner.query(sql`TRUNCATE tender_change, tender_followed`);
  await owner.query(sql`DELETE FROM es.checkpoints WHERE consumer = ${TENDER_CHANGES}`);
  await owner.close();
  await followed(1);
  expect(await changes()).toEqual(once);
});
