import type { LoadedRun } from './load-run.ts';

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
  readonly expires_at: Date | null;
  readonly premium_position: number | null;
}

export type Standing = 'eligible' | 'disabled' | 'unpaid' | 'expired';

/** Digests go to subscriptions that are active and paid and unexpired. */
export function standing(subscriber: Subscriber, now: Date): Standing {
  if (!subscriber.is_active) return 'disabled';
  if (!subscriber.is_premium || subscriber.expires_at === null) return 'unpaid';
  return subscriber.expires_at > now ? 'eligible' : 'expired';
}

/** Places, in the run, of the tenders that a subscriber asked for, closing soonest first. */
export function matchSubscriber(run: LoadedRun, subscriber: Subscriber): number[] {
  const chosen = [...subscriber.interest_areas, ...subscriber.categories];
  const categoryIds = [
    ...subscriber.interest_areas.flatMap((area) => run.interestAreas.get(area) ?? []),
    ...subscriber.categories.flatMap((name) => run.categories.get(name.toLowerCase()) ?? []),
  ];
  // areas that stand for no category match nothing; they do not widen the choice to everything
  if (chosen.length > 0 && categoryIds.length === 0) return [];
  const { sectors, provinces, cities } = subscriber;
  const since = subscriber.premium_position ?? 0;
  return run.index
    .match({ categoryIds, sectors, provinces, cities })
    .filter((place) => (run.tenders[place]?.position ?? 0) > since);
}
