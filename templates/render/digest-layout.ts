import type { MatchReason } from '#contracts/vocabulary/lists/match-reasons.ts';
import type { DigestSection, Piece } from '../mail.ts';
import { headingData, piece, THIS_WEEK } from './card.ts';
import type { Compiled } from './compiled.ts';
import { cleanLine } from './text/clean-text.ts';
import { directed, isolated } from './text/direction.ts';

type Card = DigestSection['cards'][number];

const MAX_NAME = 120;
/** Reasons that are drawn once for all mails; words that people type are too many to keep. */
const KEPT = 2000;

/** Values of the heading of a saved search; '' where the preferences need none. */
export const sectionData = (title: string | null) => {
  const { text, ...script } = directed(cleanLine(title ?? '', MAX_NAME));
  return { title: text, ...script };
};

/** The reason under a card; a saved search is named by its heading already. */
export function whyOf(why: MatchReason | null): string {
  const name = why === null ? '' : isolated(cleanLine(why.of, MAX_NAME));
  switch (why?.code) {
    case 'area':
      return `Your area: ${name}`;
    case 'category':
      return `Your category: ${name}`;
    case 'words':
      return `Your words: ${name}`;
    default:
      return '';
  }
}

/** Cards of a section by what stands above them: those that close this week, then each category. */
export function groupsOf(cards: readonly Card[]): readonly (readonly [name: string, cards: readonly Card[]])[] {
  const week = cards.filter(({ card }) => card.isThisWeek);
  const later = Map.groupBy(
    cards.filter(({ card }) => !card.isThisWeek),
    ({ card }) => card.group,
  );
  return [...(week.length === 0 ? [] : [[THIS_WEEK, week] as const]), ...later];
}

/** Puts sections, groups and cards in order, as many as fit into a room of bytes. */
export function createLayout(compiled: Compiled) {
  const [section, why] = [piece(compiled, 'digest.section'), piece(compiled, 'digest.why')];
  const week = piece(compiled, 'digest.group')(headingData(THIS_WEEK));
  const reasons = new Map<string, Piece>();
  const reasonOf = (reason: MatchReason | null): Piece | undefined => {
    const said = whyOf(reason);
    if (said === '') return undefined;
    const drawn = reasons.get(said) ?? why({ why: said });
    if (reasons.size < KEPT && reason?.code !== 'words') reasons.set(said, drawn);
    return drawn;
  };
  const withReason = ({ card, why: reason }: Card): Piece[] => {
    const below = reasonOf(reason);
    return below === undefined ? [card] : [card, below];
  };
  const ofGroup = ([, members]: readonly [string, readonly Card[]]): Piece[][] =>
    members.map((member, at) => {
      const heading = member.card.isThisWeek ? week : member.card.heading;
      return at === 0 ? [heading, ...withReason(member)] : withReason(member);
    });
  /** Each card with what is drawn above and below it. */
  const ofSection = ({ title, cards }: DigestSection): Piece[][] => {
    const all = groupsOf(cards).flatMap(ofGroup);
    return title === null ? all : all.map((one, at) => (at === 0 ? [section(sectionData(title)), ...one] : one));
  };
  return (sections: readonly DigestSection[], room: number) => {
    const pieces: { html: Buffer[]; text: Buffer[] } = { html: [], text: [] };
    let [left, shown] = [room, 0];
    for (const all of sections.flatMap(ofSection)) {
      for (const { html } of all) left -= html.length;
      if (left < 0) break;
      shown += 1;
      for (const { html, text } of all) {
        pieces.html.push(html);
        pieces.text.push(text);
      }
    }
    return { shown, pieces };
  };
}
