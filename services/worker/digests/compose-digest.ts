import type { PreparedCard } from '#templates/mail-templates.ts';
import type { WorkerContext } from '../context.ts';
import type { NewMail } from '../emails/insert-mails.ts';
import type { DigestRun } from './digest-run.ts';
import type { Subscriber } from './matching/match-subscriber.ts';

/** Cards in one mail; the rest is a link, because Gmail cuts a mail above 102 kB. */
export const CARDS = 50;

/** A subscriber and the tenders it is to be told of, closing soonest first. */
export interface Telling {
  readonly subscriber: Subscriber;
  readonly tenderIds: readonly number[];
}

/** The digest of one subscriber. Each of its tenders counts as told, whether it has a card or stands in the list. */
export function composeDigest(
  { templates, tokens }: Pick<WorkerContext, 'templates' | 'tokens'>,
  run: DigestRun,
  cards: ReadonlyMap<number, PreparedCard>,
  { subscriber, tenderIds }: Telling,
): NewMail {
  const token = tokens.sign(subscriber.id);
  const mail = templates.digest({
    kind: run.kind,
    name: subscriber.full_name,
    total: tenderIds.length,
    cards: tenderIds.slice(0, CARDS).flatMap((id) => cards.get(id) ?? []),
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
    tenderIds,
  };
}
