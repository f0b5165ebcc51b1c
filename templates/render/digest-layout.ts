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
  readonly size: number;
}
type Part = Piece | OwnPart;
/** The part below a card that says why it is there. */
type ReasonOf = (reason: MatchReason | null) => Part | undefined;

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
  return week.length === 0 ? [...later] : [[THIS_WEEK, week], ...later];
}

/** Puts sections, groups and cards in order, as many as fit into a room of bytes. */
export function createLayout(compiled: Compiled) {
  const sections = new Map(
    ['x', 'ا'].map((title) => {
      const { title: _, ...script } = sectionData(title);
      return [script.dir, ownPart(compiled, 'digest.section', script, 'title')];
    }),
  );
  const headingOf = ({ title }: DigestSection): Part | undefined => {
    if (title === null) return undefined;
    const { title: name, dir } = sectionData(title);
    return name === '' ? undefined : sections.get(dir)?.(name);
  };
  const group = piece(compiled, 'digest.group');
  const [week, saved] = [group(headingData(THIS_WEEK)), group(headingData(SAVED_SOON))];
  /** Each card with what is drawn above and below it. */
  const rowsOf = (section: DigestSection, reasonOf: ReasonOf): Part[][] => {
    const heading = headingOf(section);
    const rows = groupsOf(section.cards).flatMap(([, members]) =>
      members.map(({ card, why }, at) => {
        const below = reasonOf(why);
        const row: Part[] = at > 0 ? [card] : [card.isThisWeek ? week : card.heading, card];
        if (below !== undefined) row.push(below);
        return row;
      }),
    );
    if (heading !== undefined) rows[0]?.unshift(heading);
    return rows;
  };
  const { partsOf, noteOf } = createReasons(compiled);
  return (sections: readonly DigestSection[], room: number, reminders: DigestInput['reminders']) => {
    const page = new Page(room);
    const reasonOf = partsOf();
    if (reminders !== undefined && reminders.cards.length > 0) {
      page.lay([saved, ...reminders.cards, noteOf(reminderNote(reminders.total - reminders.cards.length))]);
    }
    let shown = 0;
    for (const row of sections.flatMap((section) => rowsOf(section, reasonOf))) {
      if (!page.lay(row)) break;
      shown += 1;
    }
    return { shown, pieces: page };
  };
}

/** Both bodies of one digest while they grow. */
class Page {
  readonly html: (string | Buffer)[] = [];
  readonly text: (string | Buffer)[] = [];
  #left: number;

  constructor(room: number) {
    this.#left = room;
  }

  /** Answers false when there is no room for all of these. */
  lay(parts: readonly Part[]): boolean {
    for (const { size } of parts) this.#left -= size;
    if (this.#left < 0) return false;
    for (const { html, text } of parts) {
      append(this.html, html);
      append(this.text, text);
    }
    return true;
  }
}

/** Reasons under cards: those that many have are drawn once for all, those of a person's own words once for his mail. */
function createReasons(compiled: Compiled) {
  const why = piece(compiled, 'digest.why');
  const ownWhy = ownPart(compiled, 'digest.why', {}, 'why');
  const shared = { area: new Map<string, Piece>(), category: new Map<string, Piece>(), note: new Map<string, Piece>() };
  const drawOnce = (known: Map<string, Piece>, of: string, said: () => string): Piece => {
    const drawn = known.get(of) ?? why({ why: said() });
    if (known.size < KEPT) known.set(of, drawn);
    return drawn;
  };
  const partsOf = (): ReasonOf => {
    const own = new Map<MatchReason, Part>();
    return (reason) => {
      if (reason === null || reason.code === 'search') return undefined;
      if (reason.code !== 'words') return drawOnce(shared[reason.code], reason.of, () => whyOf(reason));
      const drawn = own.get(reason) ?? ownWhy(whyOf(reason));
      own.set(reason, drawn);
      return drawn;
    };
  };
  return { partsOf, noteOf: (said: string) => drawOnce(shared.note, said, () => said) };
}

function append(to: (string | Buffer)[], body: Buffer | Pieces): void {
  if (Buffer.isBuffer(body)) to.push(body);
  else to.push(...body);
}

export const bytesOf = (pieces: Pieces): number => pieces.reduce((sum, one) => sum + Buffer.byteLength(one), 0);

/** Draws a part around one value that only its reader has. */
function ownPart(compiled: Compiled, name: string, constant: object, value: string): (own: string) => OwnPart {
  const html = createFrame(compiled.draw(`${name}.html`), 'html', constant, [value]);
  const text = createFrame(compiled.draw(`${name}.text`), 'none', constant, [value]);
  return (own) => {
    const pieces = html({ [value]: own });
    return { html: pieces, text: text({ [value]: own }), size: bytesOf(pieces) };
  };
}
