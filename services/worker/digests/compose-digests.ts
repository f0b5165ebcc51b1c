import type { Queryable } from '#db/connection.ts';
import type { DigestInput, PreparedCard } from '#templates/mail.ts';
import type { PlacesOf } from '../../platform/matching/criteria-places.ts';
import type { WorkerContext } from '../context.ts';
import type { NewMail } from '../emails/insert-mails.ts';
import type { KeptCard } from './cards.ts';
import type { LoadedRun } from './load-run.ts';
import { type FoundSection, reasonsOf, type Subscriber } from './matching/match-subscriber.ts';
import type { DigestRun } from './runs/digest-run.ts';
import { type Selection, tendersOf } from './select-tenders.ts';

/** Most cards in one email; the rest is a link, because Gmail cuts an email above 102 kB. */
export const CARDS = 50;

/** Most saved notices in the block of those that close soon. */
const REMINDERS = 10;

/** One that is new in the same mail stands among the new ones alone. */
function blockOf(
  tenderIds: readonly number[] = [],
  sections: readonly FoundSection[],
  drawn: ReadonlyMap<number, PreparedCard>,
): Pick<DigestInput, 'reminders'> {
  const saved = tenderIds.filter((id) => !sections.some((section) => section.tenderIds.includes(id)));
  if (saved.length === 0) return {};
  const cards = saved.slice(0, REMINDERS).flatMap((id) => drawn.get(id) ?? []);
  return { reminders: { cards, total: saved.length } };
}

/** Saved notices that close soon, by subscription. */
type Reminders = ReadonlyMap<number, readonly number[]>;

/** Cards that the digests of these subscribers show. */
export function drawCards(
  tx: Queryable,
  { cards }: LoadedRun,
  selections: readonly Selection[],
  reminders: Reminders,
): Promise<ReadonlyMap<number, KeptCard>> {
  const shown = selections.flatMap(({ sections }) => tendersOf({ sections: firstOf(sections) }));
  const reminded = [...reminders.values()].flatMap((ids) => ids.slice(0, REMINDERS));
  return cards.get(tx, new Set([...shown, ...reminded]));
}

interface Material {
  readonly placesOf: PlacesOf;
  readonly drawn: ReadonlyMap<number, KeptCard>;
  readonly reminders: Reminders;
}

/** Draws the digests of these subscribers. A tender beyond the cards counts as told: the list behind the link has it. */
export async function composeDigests(
  { templates, tokens, pieces }: Pick<WorkerContext, 'templates' | 'tokens' | 'pieces'>,
  loaded: LoadedRun,
  selections: readonly Selection[],
  { placesOf, drawn, reminders }: Material,
): Promise<NewMail[]> {
  const { run } = loaded;
  const shown = selections.map((selection) => firstOf(selection.sections));
  const digests = selections.map((selection, at) =>
    templates.digest({
      ...inputOf(run, selection, tokens.subscriptions.sign(selection.subscriber.id)),
      ...sectionsOf(loaded, drawn, selection.subscriber, shown[at] ?? [], placesOf),
      ...blockOf(reminders.get(selection.subscriber.id), shown[at] ?? [], drawn),
    }),
  );
  const bodies = await pieces.store(digests);
  return selections.flatMap((selection, at) => {
    const body = bodies[at];
    if (body === undefined) return [];
    return {
      ...body,
      subscriptionId: selection.subscriber.id,
      kind: run.kind,
      period: run.period,
      to: selection.subscriber.email,
      tenderIds: tendersOf(selection),
      versions: drawn,
    };
  });
}

/** The sections with no more than the cards of one email. */
function firstOf(sections: readonly FoundSection[]): FoundSection[] {
  let left = CARDS;
  return sections.flatMap(({ title, tenderIds }) => {
    const first = tenderIds.slice(0, left);
    left -= first.length;
    return first.length === 0 ? [] : [{ title, tenderIds: first }];
  });
}

/** A tender that was removed since has no card. */
function sectionsOf(
  loaded: LoadedRun,
  drawn: ReadonlyMap<number, PreparedCard>,
  subscriber: Subscriber,
  found: readonly FoundSection[],
  placesOf: PlacesOf,
): Pick<DigestInput, 'cards' | 'sections'> {
  const sections = found.map((section) => {
    const reasonOf = reasonsOf(loaded, subscriber, placesOf, section);
    const cards = section.tenderIds.flatMap((id) => {
      const card = drawn.get(id);
      return card === undefined ? [] : [{ card, why: reasonOf(id) }];
    });
    return { title: section.title, cards };
  });
  return { sections, cards: sections.flatMap(({ cards }) => cards.map(({ card }) => card)) };
}

function inputOf({ kind, period }: DigestRun, selection: Selection, token: string) {
  const { subscriber } = selection;
  return {
    kind,
    name: subscriber.full_name,
    total: tendersOf(selection).length,
    interests: [...subscriber.interest_areas, ...subscriber.categories],
    sectors: subscriber.sectors,
    places: [...subscriber.provinces, ...subscriber.cities],
    listPath: `/sent/${token}/${kind}.${period}`,
    token,
  };
}
