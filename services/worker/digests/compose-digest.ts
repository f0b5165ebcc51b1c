import type { DigestInput, MailInPieces, PreparedCard } from '#templates/mail-templates.ts';
import type { WorkerContext } from '../context.ts';
import type { NewMail } from '../emails/insert-mails.ts';
import type { PieceStore } from '../emails/pieces.ts';
import type { DigestRun } from './digest-run.ts';
import type { Subscriber } from './matching/match-subscriber.ts';

/** Cards in one mail; the rest is a link, because Gmail cuts a mail above 102 kB. */
export const CARDS = 50;

/** A subscriber and the tenders it is to be told of, closing soonest first. */
export interface Telling {
  readonly subscriber: Subscriber;
  readonly tenderIds: readonly number[];
}

/**
 * The digests of these subscribers. Each tender counts as told, whether it has a card or stands in the list. What is sent
 * by being stored is stored in pieces, which takes a twentieth of the room; what waits for a mail server is stored whole.
 */
export async function composeDigests(
  { templates, tokens, config, pieces }: Pick<WorkerContext, 'templates' | 'tokens' | 'config' | 'pieces'>,
  run: DigestRun,
  cards: ReadonlyMap<number, PreparedCard>,
  tellings: readonly Telling[],
): Promise<NewMail[]> {
  const inputs = tellings.map((telling) => inputOf(tokens, run, cards, telling));
  const bodies =
    config.mail === 'simulated'
      ? await inPieces(pieces, inputs.map(templates.digestInPieces))
      : inputs.map(templates.digest);
  return tellings.flatMap(({ subscriber, tenderIds }, at) => {
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

async function inPieces(pieces: PieceStore, mails: readonly MailInPieces[]) {
  const html = await pieces.recipes(mails.map((mail) => mail.html));
  const text = await pieces.recipes(mails.map((mail) => mail.text));
  return mails.map(({ subject }, at) => ({ subject, html: html[at] ?? '', text: text[at] ?? '', composed: true }));
}

function inputOf(
  tokens: WorkerContext['tokens'],
  run: DigestRun,
  cards: ReadonlyMap<number, PreparedCard>,
  { subscriber, tenderIds }: Telling,
): DigestInput {
  const token = tokens.sign(subscriber.id);
  return {
    kind: run.kind,
    name: subscriber.full_name,
    total: tenderIds.length,
    cards: tenderIds.slice(0, CARDS).flatMap((id) => cards.get(id) ?? []),
    interests: [...subscriber.interest_areas, ...subscriber.categories],
    sectors: subscriber.sectors,
    places: [...subscriber.provinces, ...subscriber.cities],
    listPath: `/sent/${token}/${run.kind}.${run.period}`,
    token,
  };
}
