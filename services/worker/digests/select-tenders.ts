import { type Queryable, sql } from '#db/connection.ts';
import type { PlacesOf } from '../../platform/matching/criteria-places.ts';
import type { LoadedRun } from './load-run.ts';
import {
  criteriaOfAll,
  type Eligibility,
  eligibility,
  type FoundSection,
  matchSubscriber,
  type Subscriber,
} from './matching/match-subscriber.ts';
import type { DigestRun } from './runs/digest-run.ts';
import {
  forgetSkipped,
  lockSubscribers,
  noteSkipped,
  type ReadSubscriber,
  readSubscribers,
} from './subscriber.queries.ts';

/** A subscriber and the tenders to tell of, each in one section. */
export interface Selection {
  readonly subscriber: Subscriber;
  readonly sections: readonly FoundSection[];
}

interface Verdict extends Selection {
  readonly subscriber: ReadSubscriber;
  readonly eligibility: Eligibility;
}

/** Selections of a range, and the places of what each asked for. */
export interface Selected {
  readonly counts: Counts;
  readonly selections: readonly Selection[];
  readonly placesOf: PlacesOf;
}

type Counts = Record<'total' | 'matched' | 'nothingNew' | Exclude<Eligibility, 'eligible'>, number>;

/**
 * Decides who in a range gets which tenders. It finds who matches without holding anybody up, then locks only those, in
 * order, and judges those again that changed meanwhile: two runs at once cannot tell one subscriber of one tender twice, and whoever unsubscribes
 * meanwhile is told nothing.
 */
export async function selectTenders(
  tx: Queryable,
  loaded: LoadedRun,
  firstId: number,
  lastId: number,
): Promise<Selected> {
  const { run } = loaded;
  const read = await readSubscribers(tx, run, firstId, lastId);
  const atFirst = await loaded.criteria.of(tx, criteriaOfAll(loaded, read));
  const first = read.map((subscriber) => judge(loaded, subscriber, atFirst));
  const candidates = new Map(first.filter(matches).map((verdict) => [verdict.subscriber, verdict]));
  const locked = await lockSubscribers(tx, run, [...candidates.keys()]);
  const changed = locked.filter((subscriber) => !candidates.has(subscriber));
  const placesOf =
    changed.length === 0 ? atFirst : await loaded.criteria.of(tx, criteriaOfAll(loaded, [...read, ...changed]));
  const verdicts = [
    ...first.filter((verdict) => !matches(verdict)),
    ...locked.map((subscriber) => candidates.get(subscriber) ?? judge(loaded, subscriber, placesOf)),
  ];
  await noteWhoIsSkipped(tx, run, verdicts);
  const matching = verdicts.filter(matches);
  const selections = await onlyOpen(tx, await onlyNew(tx, run, matching));
  return { counts: count(verdicts, matching.length, selections.length), selections, placesOf };
}

function judge(loaded: LoadedRun, subscriber: ReadSubscriber, placesOf: PlacesOf): Verdict {
  const state = eligibility(subscriber);
  return {
    subscriber,
    eligibility: state,
    sections: state === 'eligible' ? matchSubscriber(loaded, subscriber, placesOf) : [],
  };
}

const matches = ({ sections }: Selection) => sections.length > 0;

/** Tenders of all sections, in their order. */
export const tendersOf = ({ sections }: Pick<Selection, 'sections'>): number[] =>
  sections.flatMap(({ tenderIds }) => tenderIds);

function count(verdicts: readonly Verdict[], matched: number, selected: number): Counts {
  const of = (state: Eligibility) => verdicts.filter((verdict) => verdict.eligibility === state).length;
  const [disabled, unpaid, expired] = [of('disabled'), of('unpaid'), of('expired')];
  return { total: verdicts.length, matched, nothingNew: of('eligible') - selected, disabled, unpaid, expired };
}

async function noteWhoIsSkipped(tx: Queryable, run: DigestRun, verdicts: readonly Verdict[]): Promise<void> {
  const idsOf = (isMeant: (verdict: Verdict) => boolean) =>
    verdicts.filter(isMeant).map(({ subscriber }) => subscriber.id);
  if (run.kind === 'daily' || run.kind === 'weekly') {
    const skipped = idsOf((one) => one.eligibility !== 'eligible' && one.subscriber.premium_position !== null);
    await noteSkipped(tx, run, skipped);
  }
  const served = idsOf(
    ({ eligibility, subscriber }) =>
      eligibility === 'eligible' && subscriber.is_served && subscriber.passed_position !== null,
  );
  await forgetSkipped(tx, run, served);
}

/** Leaves out tenders of the run that any email has told the subscriber of, or that he has hidden. */
async function onlyNew(tx: Queryable, run: DigestRun, selections: readonly Selection[]): Promise<Selection[]> {
  const oldest = run.tender_ids.reduce((least, id) => Math.min(least, id), Number.MAX_SAFE_INTEGER);
  const rows = await tx.query<{ id: number; tender_ids: number[] }>(sql`SELECT s.id, t.tender_ids
    FROM unnest(${selections.map(({ subscriber }) => subscriber.id)}::int[]) s (id)
    CROSS JOIN LATERAL (SELECT array_agg(tender_id) AS tender_ids FROM (
      SELECT tender_id FROM sent_tender WHERE subscription_id = s.id AND tender_id >= ${oldest}::bigint
      UNION ALL SELECT tender_id FROM hidden_tender WHERE subscription_id = s.id AND tender_id >= ${oldest}::bigint) k) t
    WHERE t.tender_ids IS NOT NULL`);
  const known = new Map(rows.map((row) => [row.id, new Set(row.tender_ids)]));
  return keepTenders(selections, (tenderId, subscriber) => known.get(subscriber.id)?.has(tenderId) !== true);
}

/** Leaves out tenders that closed or were removed since the run was loaded. */
async function onlyOpen(tx: Queryable, selections: readonly Selection[]): Promise<Selection[]> {
  const ids = [...new Set(selections.flatMap(tendersOf))];
  if (ids.length === 0) return [];
  const rows = await tx.query<{ id: number }>(
    sql`SELECT t.id FROM tender t WHERE t.id = ANY (${ids}::int[]) AND tender_is_live(t, now())`,
  );
  const open = new Set(rows.map((row) => row.id));
  return keepTenders(selections, (tenderId) => open.has(tenderId));
}

function keepTenders(
  selections: readonly Selection[],
  isKept: (tenderId: number, subscriber: Subscriber) => boolean,
): Selection[] {
  return selections
    .map(({ subscriber, sections }) => ({
      subscriber,
      sections: sections
        .map(({ title, tenderIds }) => ({ title, tenderIds: tenderIds.filter((id) => isKept(id, subscriber)) }))
        .filter(({ tenderIds }) => tenderIds.length > 0),
    }))
    .filter(matches);
}
