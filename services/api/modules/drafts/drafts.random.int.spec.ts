import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { draftEndpoints } from '#contracts/api/operations/drafts.ts';
import { settingsEndpoints } from '#contracts/api/operations/settings.ts';
import { type Queryable, sql } from '#db/connection.ts';
import type { Person } from '../../../../tests/support/api/people.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { replayed } from '../../../../tests/support/log/replay.ts';
import { fileScans } from '../../../../tests/support/tenders/drafts.ts';
import { tenderBody } from '../../../../tests/support/tenders/tender-samples.ts';
import type { DraftTargets } from './draft-targets.ts';
import { createDrafts } from './index.ts';

const RUNS = process.env.FAULTS === 'long' ? 100 : 8;

let clerks: readonly Person[];
const api = forAllTests(startApi);
beforeAll(async () => {
  const chief = await api.superAdmin();
  clerks = [chief, await api.admin(), await api.admin()];
  await chief.post('/api/categories', { name: 'Roads' });
});

const WHAT = [
  ...['take', 'take', 'take over', 'lay back', 'keep', 'merge', 'split', 'submit', 'return'],
  ...['publish', 'publish', 'source', 'discard', 'discard', 'restore', 'restore', 'file again', 'second look'],
] as const;

interface Act {
  readonly what: (typeof WHAT)[number];
  readonly who: number;
  readonly on: number;
  readonly other: number;
}
const act = fc.record({
  what: fc.constantFrom(...WHAT),
  who: fc.nat({ max: 2 }),
  on: fc.nat({ max: 6 }),
  other: fc.nat({ max: 6 }),
});

/** Acts of which each succeeds, whatever else is drawn. */
const of = (what: Act['what'], who = 0, on = 0, other = 1): Act => ({ what, who, on, other });
const EACH: Act[][] = [
  [of('discard', 0, 0)],
  [of('file again', 1, 0)],
  [of('publish', 1, 4)],
  [of('restore', 0, 0)],
  [of('merge', 0, 1, 2)],
  [of('split', 0, 1)],
  [of('take', 0, 1), of('take', 1, 1)],
];

interface Row {
  readonly id: number;
  readonly state: string;
  readonly files: readonly { readonly digest: string; readonly name: string }[];
  readonly holder: number | null;
  readonly tender: number | null;
  readonly isFurther: boolean;
}
const draftsFrom = (first: number) =>
  api.owner.query<Row>(sql`SELECT id, state, files, holder_id AS holder, tender_id AS tender,
    is_further_source AS "isFurther" FROM draft WHERE id >= ${first} ORDER BY id`);

/** One request of a clerk; refusals are as welcome as successes. */
async function make({ what, who, on, other }: Act, first: number): Promise<number> {
  const by = clerks[who] as Person;
  const rows = await draftsFrom(first);
  const [row, second] = [rows[on % rows.length] as Row, rows[other % rows.length] as Row];
  const params = { id: row.id };
  const holding = (holderId: number | null, expectedHolderId: number | null) =>
    by.send(draftEndpoints.hold, { params, body: { holderId, expectedHolderId } });
  const work = { values: { title: `Keyed by ${who}` }, confirmed: [] };
  const calls: Readonly<Record<Act['what'], () => Promise<{ status: number }>>> = {
    take: () => holding(by.id, null),
    'take over': () => holding(by.id, row.holder),
    'lay back': () => holding(null, row.holder),
    keep: () => by.send(draftEndpoints.keep, { params, body: work }),
    merge: () => by.send(draftEndpoints.merge, { body: { ids: [row.id, second.id] } }),
    split: () => by.send(draftEndpoints.split, { params }),
    submit: () => by.send(draftEndpoints.submit, { params, body: work }),
    return: () => by.send(draftEndpoints.giveBack, { params, body: { reason: 'Look again' } }),
    publish: () => by.send(draftEndpoints.publish, { params, body: tenderBody({ sectors: ['Education'] }) }),
    async source() {
      const tenderId = rows.find(({ tender }) => tender !== null)?.tender ?? 1;
      const body = { tenderId, source: 'Jang', publishDate: '2026-06-03', reference: `${row.id}` };
      return by.send(draftEndpoints.addSource, { params, body });
    },
    discard: () => by.send(draftEndpoints.discard, { params }),
    restore: () => by.send(draftEndpoints.restore, { params }),
    'file again': () => {
      const files = row.files.map(({ digest, name }) => ({ digest, name })).slice(0, 10);
      return by.send(draftEndpoints.file, { body: { files } });
    },
    'second look': () =>
      (clerks[0] as Person).send(settingsEndpoints.change, { body: { secondLook: other % 2 === 0 } }),
  };
  return (await calls[what]()).status;
}

const table = (of: Queryable) => of.query(sql`SELECT * FROM draft ORDER BY id`);

test('three clerks at random, also at once: no file is lost or in two drafts, no draft is two tenders, replay is live', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { maxLength: 25 }), async (rounds) => {
      const [{ id: first } = { id: 0 }] = [await fileScans(clerks[0] as Person)];
      for (const count of [1, 2, 1]) await fileScans(clerks[1] as Person, count);
      const filed = (await draftsFrom(first)).flatMap(({ files }) => files.map(({ digest }) => digest));
      const [before] = await api.owner.query<{ count: number }>(sql`SELECT count(*)::int AS count FROM tender`);
      for (const round of rounds) {
        const answers = await Promise.all(round.map((one) => make(one, first)));
        expect(answers.filter((status) => ![200, 201, 204, 400, 404, 409, 412].includes(status))).toEqual([]);
      }
      const rows = await draftsFrom(first);
      const isOpen = ({ state }: Row) => state === 'open' || state === 'submitted';
      for (const digest of filed) {
        const having = rows.filter(
          ({ state, files }) => state !== 'merged' && files.some((one) => one.digest === digest),
        );
        const [live, gone] = [having.filter(({ state }) => state !== 'discarded'), having.length];
        expect([live.length <= 1, gone > 0]).toEqual([true, true]);
      }
      const lying = await api.owner.query(sql`SELECT draft_id AS id, digest FROM draft_file
        WHERE draft_id >= ${first} ORDER BY 1, 2`);
      const expected = rows.filter(isOpen).flatMap(({ id, files }) => files.map(({ digest }) => ({ id, digest })));
      expect(lying).toEqual(expected.toSorted((a, b) => a.id - b.id || (a.digest < b.digest ? -1 : 1)));
      const made = rows.filter(({ state, isFurther }) => state === 'published' && !isFurther);
      expect(new Set(made.map(({ tender }) => tender)).size).toBe(made.length);
      const [after] = await api.owner.query<{ count: number }>(sql`SELECT count(*)::int AS count FROM tender`);
      expect((after?.count ?? 0) - (before?.count ?? 0)).toBe(made.length);
      const kept = await api.owner.query(sql`SELECT 1 FROM draft_work w JOIN draft d ON d.id = w.draft_id
        WHERE d.state IN ('published', 'merged')`);
      expect(kept).toEqual([]);
    }),
    { numRuns: RUNS, examples: [[EACH]], seed: 18 },
  );
  expect(await replayed(api.owner, [createDrafts({} as DraftTargets)], ['draft'], table)).toEqual(
    await table(api.owner),
  );
});
