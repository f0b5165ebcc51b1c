import type { WorkerContext } from '../context.ts';
import type { NewMail } from '../emails/insert-mails.ts';
import type { LoadedRun } from './load-run.ts';
import type { Subscriber } from './match-subscriber.ts';

/** Cards in one mail; the rest is a link, because Gmail cuts a mail above 102 kB. */
const CARDS = 50;

/** The digest of one subscriber. `places`: of all its new tenders in the run; each counts as sent. */
export function composeDigest(
  context: WorkerContext,
  loaded: LoadedRun,
  subscriber: Subscriber,
  places: readonly number[],
): NewMail {
  const { run, tenders, card } = loaded;
  const token = context.tokens.sign(subscriber.id);
  const mail = context.templates.digest({
    kind: run.kind,
    name: subscriber.full_name,
    total: places.length,
    cards: places.slice(0, CARDS).map(card),
    interests: [...subscriber.interest_areas, ...subscriber.categories],
    sectors: subscriber.sectors,
    places: [...subscriber.provinces, ...subscriber.cities],
    listPath: `/sent/${token}/${run.kind}.${run.period}`,
    token,
  });
  return {
    ...mail,
    subscriptionId: subscriber.id,
    kind: run.kind,
    period: run.period,
    to: subscriber.email,
    tenderIds: places.flatMap((place) => tenders[place]?.id ?? []),
  };
}
