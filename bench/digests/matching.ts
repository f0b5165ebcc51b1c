import type { Database } from '#db/connection.ts';
import type { LoadedRun } from '../../services/worker/digests/load-run.ts';
import {
  criteriaOfAll,
  matchSubscriber,
  type Subscriber,
} from '../../services/worker/digests/matching/match-subscriber.ts';
import { queryMatches } from './naive.ts';
import { median, perUnit } from './timing.ts';

/** Queries per subscription by matches of a loaded run, and how many lists of the sample differ. */
export async function measureMatching(db: Database, run: LoadedRun, people: readonly Subscriber[], rounds: number) {
  const sampled = (round: number) => people.filter((_, at) => at % 2500 === round * 37);
  const placesOf = await run.criteria.of(db, criteriaOfAll(run, people));
  const match = (person: Subscriber) => matchSubscriber(run, person, placesOf).flatMap(({ tenderIds }) => tenderIds);
  let differentLists = 0;
  for (const person of sampled(0)) {
    const ours = match(person).join();
    if (ours !== (await queryMatches(db, person.id)).map(({ id }) => id).join()) differentLists++;
  }
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const ours = await perUnit(people, match);
    const naive = await perUnit(sampled(round), (person) => queryMatches(db, person.id));
    ratios.push(naive / ours);
  }
  return { ratio: Math.round(median(ratios)), differentLists };
}
