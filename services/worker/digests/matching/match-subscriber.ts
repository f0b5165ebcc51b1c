import type { MatchReason } from '#contracts/vocabulary/lists/match-reasons.ts';
import type { Criterion } from '../../../platform/matching/compile-criteria.ts';
import type { PlacesOf } from '../../../platform/matching/criteria-places.ts';
import type { Notices } from '../../../platform/matching/load-notices.ts';
import {
  criteriaOf,
  matchPreferences,
  matchReasonAt,
  type PreferenceRow,
} from '../../../platform/matching/match-preferences.ts';

/** A saved search that the run serves. */
interface MailedSearch {
  readonly name: string;
  readonly query: Criterion;
  /** Milliseconds; what was entered before, the person saw when he saved it. */
  readonly since: number;
}

export interface Subscriber extends PreferenceRow {
  readonly id: number;
  readonly email: string;
  readonly full_name: string;
  readonly is_active: boolean;
  readonly is_premium: boolean;
  /** Whether the paid term lasts, by the clock of the database. */
  readonly is_current: boolean;
  /** Log position of the first payment. */
  readonly premium_position: number | null;
  /** Log position since which runs skipped this subscriber; usually null. */
  readonly passed_position: number | null;
  /** Whether the run is one of the frequency of the preferences. */
  readonly is_served: boolean;
  /** Saved searches by name. */
  readonly searches: readonly MailedSearch[];
}

export type Eligibility = 'eligible' | 'disabled' | 'unpaid' | 'expired';

/** Digests go to subscriptions that are active and paid and unexpired. */
export function eligibility(subscriber: Pick<Subscriber, 'is_active' | 'is_premium' | 'is_current'>): Eligibility {
  if (!subscriber.is_active) return 'disabled';
  if (!subscriber.is_premium) return 'unpaid';
  return subscriber.is_current ? 'eligible' : 'expired';
}

type Matching = Notices & { readonly run: { readonly since_position: number } };

/** Tenders of one section of a digest, closing soonest first. */
export interface FoundSection {
  /** Name of the saved search; null: the preferences. */
  readonly title: string | null;
  readonly tenderIds: readonly number[];
}

/** Criteria whose places matching these subscribers needs. */
export const criteriaOfAll = (run: Pick<Notices, 'interestAreas'>, subscribers: readonly Subscriber[]): Criterion[] =>
  subscribers.flatMap((subscriber) =>
    eligibility(subscriber) === 'eligible'
      ? [...criteriaOf(run, subscriber), ...subscriber.searches.map(({ query }) => query)]
      : [],
  );

/** Sections that the run has for a subscriber: by the preferences first, then by each saved search; each tender once. */
export function matchSubscriber(run: Matching, subscriber: Subscriber, placesOf: PlacesOf): FoundSection[] {
  const since = Math.max(subscriber.premium_position ?? 0, subscriber.passed_position ?? run.run.since_position);
  const taken = new Set<number>();
  const section = (title: string | null, places: Iterable<number>, entered = 0): FoundSection => {
    const tenderIds: number[] = [];
    for (const place of places) {
      const id = run.tenderIds[place];
      if (id === undefined || (run.positions[place] ?? 0) <= since || (run.enteredAt[place] ?? 0) < entered) continue;
      if (taken.has(id)) continue;
      taken.add(id);
      tenderIds.push(id);
    }
    return { title, tenderIds };
  };
  const preferences = subscriber.is_served ? [section(null, matchPreferences(run, subscriber, placesOf))] : [];
  const searches = subscriber.searches.map(({ name, query, since: entered }) =>
    section(name, placesOf(query), entered),
  );
  return [...preferences, ...searches].filter(({ tenderIds }) => tenderIds.length > 0);
}

/** Tells why a tender stands in a section; null where the preferences leave every choice open. */
export function reasonsOf(
  run: Notices,
  subscriber: Subscriber,
  placesOf: PlacesOf,
  { title }: Pick<FoundSection, 'title'>,
): (tenderId: number) => MatchReason | null {
  if (title !== null) {
    const named = { code: 'search', of: title } as const;
    return () => named;
  }
  const reasonAt = matchReasonAt(run, subscriber, placesOf);
  return (id) => reasonAt(run.placeOf.get(id) ?? -1) ?? null;
}
