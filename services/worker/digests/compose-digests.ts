import type { Queryable } from '#db/connection.ts';
import type { DigestInput, PreparedCard } from '#templates/mail.ts';
import type { WorkerContext } from '../context.ts';
import type { NewMail } from '../emails/insert-mails.ts';
import type { LoadedRun } from './load-run.ts';
import type { DigestRun } from './runs/digest-run.ts';
import type { Selection } from './select-tenders.ts';

/** Most cards in one email; the rest is a link, because Gmail cuts an email above 102 kB. */
export const CARDS = 50;

/** Draws the digests of these subscribers. A tender beyond the cards counts as told: the list behind the link has it. */
export async function composeDigests(
  tx: Queryable,
  { templates, tokens, pieces }: Pick<WorkerContext, 'templates' | 'tokens' | 'pieces'>,
  { run, cards }: LoadedRun,
  selections: readonly Selection[],
): Promise<NewMail[]> {
  const drawn = await cards.get(tx, new Set(selections.flatMap(({ tenderIds }) => tenderIds.slice(0, CARDS))));
  const digests = selections.map((selection) =>
    templates.digest(inputOf(run, drawn, selection, tokens.sign(selection.subscriber.id))),
  );
  const bodies = await pieces.store(digests);
  return selections.flatMap(({ subscriber, tenderIds }, at) => {
    const body = bodies[at];
    if (body === undefined) return [];
    return {
      ...body,
      subscriptionId: subscriber.id,
      kind: run.kind,
      period: run.period,
      to: subscriber.email,
      tenderIds,
    };
  });
}

function inputOf(
  { kind, period }: DigestRun,
  cards: ReadonlyMap<number, PreparedCard>,
  { subscriber, tenderIds }: Selection,
  token: string,
): DigestInput {
  return {
    kind,
    name: subscriber.full_name,
    total: tenderIds.length,
    cards: tenderIds.slice(0, CARDS).flatMap((id) => cards.get(id) ?? []),
    interests: [...subscriber.interest_areas, ...subscriber.categories],
    sectors: subscriber.sectors,
    places: [...subscriber.provinces, ...subscriber.cities],
    listPath: `/sent/${token}/${kind}.${period}`,
    token,
  };
}
