import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { TenderEvent } from '#contracts/events/tenders.ts';
import { SECTORS } from '#contracts/vocabulary/sectors.ts';
import { TENDER_STATUSES } from '#contracts/vocabulary/tenders.ts';
import { openDatabase, sql } from '#db/connection.ts';
import { appendToStream, newEvent } from '#db/event-store/append-to-stream.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { replayLog } from '../../../../tests/support/log/replay.ts';
import { addCategory, addOrganization, META, tenderFacts } from '../../../../tests/support/tenders/tender-samples.ts';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';
import { commandsOn } from '../../platform/commands/handle-command.ts';
import { readRowsOf } from '../../platform/commands/projection.ts';
import { Refusal } from '../../platform/refusal.ts';
import { tenders } from './index.ts';
import { type TenderCommand, tenderDecider, toFacts } from './tender.decider.ts';
import { projectTender } from './tender.projection.ts';

let nextId = 0;

const database = forAllTests(createTestDatabase);
const db = forAllTests(() => openDatabase(database.ownerUrl, { role: 'owner' }));
beforeAll(async () => {
  for (const name of ['Roads', 'Water', 'Medical']) await addCategory(db, name);
  for (const name of ['NHA', 'Public Works']) await addOrganization(db, name);
});

const text = fc.constantFrom('Bridge over the canal', 'سڑک', 'O\'Neill \\ {1,NULL} "x"', 'a'.repeat(3000));
const optionalText = fc.option(text, { freq: 2 });
const image = fc
  .constantFrom('aa', 'bb')
  .map((start) => ({ hash: start.repeat(32), type: 'image/webp', width: 800, height: 600 }) as const);

const facts = fc.record({
  title: text,
  description: text,
  publishDate: fc.constantFrom('2026-01-01', '2026-06-01'),
  closingDate: fc.constantFrom('2026-06-30', '2026-07-31', '2025-12-31'),
  closingTime: fc.constantFrom(null, '00:00', '23:59'),
  status: fc.constantFrom(...TENDER_STATUSES),
  city: optionalText,
  reference: fc.constantFrom(null, 'NHA/2025/17'),
  ocrText: optionalText,
  sectors: fc.shuffledSubarray([...SECTORS], { minLength: 1 }),
  organizationIds: fc.shuffledSubarray([1, 2]),
  procuringOrganizationId: fc.constantFrom(null, 1, 2),
  openingAt: fc.constantFrom(null, '2026-07-01T06:00:00.000Z'),
  contact: optionalText,
  cancelledAt: fc.constantFrom(null, '2026-06-20T06:00:00.000Z'),
  cancelledReason: optionalText,
  sourceLicense: optionalText,
});
const draft = fc
  .tuple(facts, fc.shuffledSubarray([1, 2, 3], { minLength: 1 }), fc.option(image))
  .map(([stated, ids, picture]) => {
    const { categoryIds: _ids, image: _image, ...rest } = tenderFacts(stated);
    const choice = picture === null ? ({ kind: 'none' } as const) : ({ kind: 'stored', image: picture } as const);
    return { ...rest, categories: ids.map((id) => ({ id, name: `c${id}`, isActive: true })), image: choice };
  });
const origin = fc.constantFrom('manual', 'import');
const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('PublishTender'), draft, origin }) },
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('UpdateTender'), draft, importDigest: fc.constantFrom('d2', '') }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('AddSource'),
      draft,
      origin,
      source: fc.constantFrom('Jang', 'JANG', 'Dawn'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('RemoveTender') }) },
);
const commands = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), command), { minLength: 5, maxLength: 25 });

/** Four notices that stand, one of them in a further source: what chance alone need not bring. */
const STANDING = ((): [number, ScriptedCommand][] => {
  const [one, other] = fc.sample(draft, { seed: 1, numRuns: 2 });
  if (one === undefined || other === undefined) throw new Error('No draft was drawn');
  const published = [1, 2, 3, 4].map((slot): [number, ScriptedCommand] => [
    slot,
    { type: 'PublishTender', draft: one, origin: 'manual' },
  ]);
  return [...published, [1, { type: 'AddSource', draft: other, origin: 'import', source: 'Dawn' }]];
})();

type ScriptedCommand = typeof commands extends fc.Arbitrary<[number, infer C][]> ? C : never;

test('a log that is replayed gives the very rows that its writing gave', async () => {
  let [rows, further] = [0, 0];
  await fc.assert(
    fc.asyncProperty(commands, async (script) => {
      await clearRows();
      const [first, before] = [nextId, await lastPosition()];
      nextId += 4;
      for (const [slot, command] of script) await execute(first + slot, command);
      const live = await snapshot();
      expect(live.categories).toEqual(linksOf(live.tenders, 'category'));
      expect(live.organizations).toEqual(linksOf(live.tenders, 'organization'));
      await clearRows();
      await replayLog(db, [tenders], before);
      expect(await snapshot()).toEqual(live);
      rows += live.tenders.length;
      further += live.sources.length;
    }),
    { numRuns: 11, examples: Array.from({ length: 11 }, () => [STANDING] as [typeof STANDING]) },
  );
  expect(rows).toBeGreaterThan(40);
  expect(further).toBeGreaterThan(0);
});

test('an event that comes again, or late, changes nothing', async () => {
  await clearRows();
  const [id, start] = [++nextId, await lastPosition()];
  const versions: TenderEvent[] = [
    { type: 'TenderPublished', data: { tender: tenderFacts(), origin: { kind: 'manual' } } },
    { type: 'TenderUpdated', data: { tender: tenderFacts({ title: 'B', categoryIds: [2] }), changed: ['title'] } },
    { type: 'TenderUpdated', data: { tender: tenderFacts({ title: 'C', categoryIds: [3] }), changed: ['title'] } },
  ];
  for (const [at, event] of versions.entries()) {
    const { statements, derived } = readRowsOf(projectTender, event);
    const input = { streamId: `tender-${id}`, expectedVersion: at, events: [newEvent(event, derived)], meta: META };
    await appendToStream(db, input, statements);
    const before = await snapshot();
    expect(await appendToStream(db, input, statements)).toMatchObject({ duplicate: true });
    expect(await snapshot()).toEqual(before);
  }
  const now = await snapshot();
  await replayLog(db, [tenders], start);
  expect(await snapshot()).toEqual(now);
});

const handle = commandsOn({ decider: tenderDecider, project: projectTender, kind: 'tender' });

async function execute(id: number, command: ScriptedCommand): Promise<void> {
  try {
    await handle(db, id, toCommand(command, id), META);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

function toCommand(command: ScriptedCommand, id: number): TenderCommand {
  if (command.type === 'RemoveTender') return { type: 'RemoveTender' };
  if (!('draft' in command)) throw new Error('a draft is missing');
  if (command.type === 'AddSource') {
    const { source, draft: said } = command;
    const stood = { source, publishDate: '2026-08-12', reference: said.reference, sourceUrl: null };
    if (command.origin === 'manual') return { type: 'AddSource', in: stood, origin: { kind: 'manual' } };
    return { type: 'AddSource', in: stood, origin: imported(id, source), tender: toFacts(said, null) };
  }
  if ('origin' in command) {
    const from = command.origin === 'manual' ? { kind: 'manual' as const } : imported(id);
    return { type: 'PublishTender', draft: command.draft, origin: from };
  }
  if (command.importDigest === '') return { type: 'UpdateTender', draft: command.draft, cause: 'change' };
  return { type: 'RestateTender', tender: toFacts(command.draft, null), importDigest: command.importDigest };
}

const imported = (id: number, source = '') => ({ kind: 'import', key: `file/${id}${source}`, digest: 'd1' }) as const;

/** The log is append-only, so each run takes new numbers and only rows are cleared. */
async function clearRows(): Promise<void> {
  await db.query(sql`TRUNCATE tender, tender_category, tender_organization, tender_source`);
}

async function lastPosition(): Promise<number> {
  const [row] = await db.query<{ last: number }>(sql`SELECT coalesce(max(position), 0) AS last FROM es.events`);
  return row?.last ?? 0;
}

async function snapshot() {
  const [tenders, categories, organizations, sources] = await Promise.all([
    db.query<Row>(sql`SELECT * FROM tender ORDER BY id`),
    db.query(sql`SELECT * FROM tender_category ORDER BY tender_id, category_id`),
    db.query(sql`SELECT * FROM tender_organization ORDER BY tender_id, organization_id`),
    db.query(sql`SELECT * FROM tender_source ORDER BY tender_id, version`),
  ]);
  return { tenders, categories, organizations, sources };
}

type Row = { readonly id: number; readonly category_ids: number[]; readonly organization_ids: number[] };

/** The rows of the link tables that the arrays of the tenders stand for. */
function linksOf(rows: readonly Row[], of: 'category' | 'organization'): object[] {
  return rows.flatMap((row) =>
    row[`${of}_ids`].toSorted((a, b) => a - b).map((id) => ({ tender_id: row.id, [`${of}_id`]: id })),
  );
}
