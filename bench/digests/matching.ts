import type { Database } from '#db/connection.ts';
import { CriteriaPlaces } from '../../services/platform/matching/criteria-places.ts';
import type { LoadedRun } from '../../services/worker/digests/load-run.ts';
import {
  criteriaOfAll,
  matchSubscriber,
  type Subscriber,
} from '../../services/worker/digests/matching/match-subscriber.ts';
import { quantile } from '../lib/bars.ts';
import { queryMatches } from './naive.ts';
import { perUnit } from './timing.ts';

/** Subscriptions of a range. */
const RANGE = 500;

/** Queries per subscription by matches of a loaded run, words and all, and how many lists of the sample differ. */
export async function measureMatching(db: Database, run: LoadedRun, people: readonly Subscriber[], rounds: number) {
  const sampled = (round: number) => people.filter((_, at) => at % 2500 === round * 37);
  const first = sampled(0);
  const placesOf = await run.criteria.of(db, criteriaOfAll(run, first));
  let differentLists = 0;
  for (const person of first) {
    const ours = matchSubscriber(run, person, placesOf).flatMap(({ tenderIds }) => tenderIds);
    if (ours.join() !== (await queryMatches(db, person)).map(({ id }) => id).join()) differentLists++;
  }
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const ours = await matchAll(db, run, people);
    const naive = await perUnit(sampled(round), (person) => queryMatches(db, person));
    ratios.push(naive / ours);
  }
  return { ratio: Math.round(quantile(ratios, 0.5)), differentLists };
}

/** Milliseconds a subscription, with reading the notices' words and making every criterion anew. */
async function matchAll(db: Database, run: LoadedRun, people: readonly Subscriber[]): Promise<number> {
  const start = performance.now();
  const criteria = new CriteriaPlaces(run.tenderIds, () => new Date());
  for (let at = 0; at < people.length; at += RANGE) {
    const range = people.slice(at, at + RANGE);
    const placesOf = await criteria.of(db, criteriaOfAll(run, range));
    for (const person of range) matchSubscriber(run, person, placesOf);
  }
  return (performance.now() - start) / people.length;
}
