import type { LoadedRun } from '../load-run.ts';

export interface Subscriber {
  readonly id: number;
  readonly email: string;
  readonly full_name: string;
  readonly interest_areas: readonly string[];
  readonly categories: readonly string[];
  readonly cities: readonly string[];
  readonly provinces: readonly string[];
  readonly sectors: readonly string[];
  readonly is_active: boolean;
  readonly is_premium: boolean;
  /** Whether the paid term lasts, by the clock of the database. */
  readonly is_current: boolean;
  /** Log position of the first payment. */
  readonly premium_position: number | null;
  /** Log position since which runs skipped this subscriber; usually null. */
  readonly passed_position: number | null;
}

export type Eligibility = 'eligible' | 'disabled' | 'unpaid' | 'expired';

/** Digests go to subscriptions that are active and paid and unexpired. */
export function eligibility(subscriber: Pick<Subscriber, 'is_active' | 'is_premium' | 'is_current'>): Eligibility {
  if (!subscriber.is_active) return 'disabled';
  if (!subscriber.is_premium) return 'unpaid';
  return subscriber.is_current ? 'eligible' : 'expired';
}

type Matching = Pick<LoadedRun, 'index' | 'tenderIds' | 'positions' | 'categories' | 'interestAreas'> & {
  readonly run: Pick<LoadedRun['run'], 'since_position'>;
};

/** Ids of the run's tenders that a subscriber asked for, closing soonest first. */
export function matchSubscriber(run: Matching, subscriber: Subscriber): number[] {
  const chosen = subscriber.interest_areas.length + subscriber.categories.length;
  const categoryIds = [
    ...subscriber.interest_areas.flatMap((area) => run.interestAreas.get(area) ?? []),
    ...subscriber.categories.flatMap((name) => run.categories.get(name.toLowerCase()) ?? []),
  ];
  // Interest areas that stand for no category match nothing; an empty list would match everything.
  if (chosen > 0 && categoryIds.length === 0) return [];
  const { sectors, provinces, cities } = subscriber;
  const since = Math.max(subscriber.premium_position ?? 0, subscriber.passed_position ?? run.run.since_position);
  return run.index
    .match({ categoryIds, sectors, provinces, cities })
    .flatMap((place) => ((run.positions[place] ?? 0) > since ? (run.tenderIds[place] ?? []) : []));
}
