import type { MatchReason } from '#contracts/vocabulary/lists/match-reasons.ts';
import type { DigestInput, DigestSection, Piece, Pieces } from '../mail.ts';
import { headingData, piece, THIS_WEEK } from './card.ts';
import type { Compiled } from './compiled.ts';
import { createFrame } from './frame.ts';
import { cleanLine } from './text/clean-text.ts';
import { directed, isolated } from './text/direction.ts';

type Card = DigestSection['cards'][number];

/** A part that one person's own words stand in: they are in his mail alone, where an erasure takes them away. */
interface OwnPart {
  readonly html: Pieces;
  readonly text: Pieces;
}
type Part = Piece | OwnPart;

/** The block of saved notices, before all sections. */
export const SAVED_SOON = 'Saved by you, closing soon';

export const reminderNote = (more: number): string =>
  `${more > 0 ? `${more} more of your saved notices close soon. ` : ''}When to be reminded of saved notices, you choose in your account.`;

const MAX_NAME = 120;
/** Reasons that are drawn once for all mails. */
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
  const why = piece(compiled, 'digest.why');
  const ownWhy = ownPart(compiled, 'digest.why', {}, 'why');
  const sections = new Map(
    ['x', 'ا'].map((title) => {
      const { title: _, ...script } = sectionData(title);
      return [script.dir, ownPart(compiled, 'digest.section', script, 'title')];
    }),
  );
  const week = piece(compiled, 'digest.group')(headingData(THIS_WEEK));
  const reasons = new Map<string, Piece>();
  const reasonOf = (reason: MatchReason | null): Part | undefined => {
    const said = whyOf(reason);
    if (said === '') return undefined;
    if (reason?.code === 'words') return ownWhy(said);
    const drawn = reasons.get(said) ?? why({ why: said });
    if (reasons.size < KEPT) reasons.set(said, drawn);
    return drawn;
  };
  const withReason = ({ card, why: reason }: Card): Part[] => {
    const below = reasonOf(reason);
    return below === undefined ? [card] : [card, below];
  };
  const ofGroup = ([, members]: readonly [string, readonly Card[]]): Part[][] =>
    members.map((member, at) => {
      const heading = member.card.isThisWeek ? week : member.card.heading;
      return at === 0 ? [heading, ...withReason(member)] : withReason(member);
    });
  /** Each card with what is drawn above and below it. */
  const ofSection = ({ title, cards }: DigestSection): Part[][] => {
    const all = groupsOf(cards).flatMap(ofGroup);
    const { title: name, dir } = sectionData(title);
    const heading = sections.get(dir)?.(name);
    return heading === undefined || name === '' ? all : all.map((one, at) => (at === 0 ? [heading, ...one] : one));
  };
  const saved = piece(compiled, 'digest.group')(headingData(SAVED_SOON));
  const ofReminders = ({ cards, total }: NonNullable<DigestInput['reminders']>): Part[] => {
    const said = reminderNote(total - cards.length);
    const note = reasons.get(said) ?? why({ why: said });
    if (reasons.size < KEPT) reasons.set(said, note);
    return cards.length === 0 ? [] : [saved, ...cards, note];
  };
  return (sections: readonly DigestSection[], room: number, reminders: DigestInput['reminders']) => {
    const pieces: { html: (string | Buffer)[]; text: (string | Buffer)[] } = { html: [], text: [] };
    let [left, shown] = [room, 0];
    const lay = (all: readonly Part[]): boolean => {
      for (const { html } of all) left -= lengthOf(html);
      if (left < 0) return false;
      for (const { html, text } of all) {
        append(pieces.html, html);
        append(pieces.text, text);
      }
      return true;
    };
    if (reminders !== undefined) lay(ofReminders(reminders));
    for (const all of sections.flatMap(ofSection)) {
      if (!lay(all)) break;
      shown += 1;
    }
    return { shown, pieces };
  };
}

const lengthOf = (body: Buffer | Pieces): number => (Buffer.isBuffer(body) ? body.length : bytesOf(body));

function append(to: (string | Buffer)[], body: Buffer | Pieces): void {
  if (Buffer.isBuffer(body)) to.push(body);
  else to.push(...body);
}

export const bytesOf = (pieces: Pieces): number => pieces.reduce((sum, one) => sum + Buffer.byteLength(one), 0);

/** Draws a part around one value that only its reader has. */
function ownPart(compiled: Compiled, name: string, constant: object, value: string): (own: string) => OwnPart {
  const html = createFrame(compiled.draw(`${name}.html`), 'html', constant, [value]);
  const text = createFrame(compiled.draw(`${name}.text`), 'none', constant, [value]);
  return (own) => ({ html: html({ [value]: own }), text: text({ [value]: own }) });
}
