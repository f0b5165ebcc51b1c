import { likeNotice } from '../../services/api/modules/tenders/duplicates/like-notice.ts';
import { wordsOfName } from '../../services/api/modules/tenders/duplicates/like-organizations.ts';
import { type Rarity, rarityAmong } from '../../services/api/modules/tenders/duplicates/like-title.ts';
import { type TenderNumber, tenderNumber } from '../../services/api/modules/tenders/duplicates/tender-number.ts';
import { type TitleWords, titleWords } from '../../services/api/modules/tenders/duplicates/words/title-words.ts';
import { REWORDINGS } from './reword.ts';

export interface MeasuredNotice {
  readonly title: string;
  readonly organization: string;
  readonly reference: string | null;
  /** `YYYY-MM-DD`. */
  readonly closingDate: string;
}

export interface Measurement {
  /** Share of the reworded notices that are found, by the way of rewording: 0 … 1. */
  readonly found: Readonly<Record<string, number>>;
  readonly foundOfAll: number;
  /** Share of the notices that seem to repeat another one of the same body. */
  readonly falseOfAll: number;
  readonly missed: readonly string[];
  readonly mistaken: readonly (readonly [string, string])[];
}

interface Prepared extends MeasuredNotice, TenderNumber {
  readonly unsaid: ReadonlySet<string>;
  readonly words: TitleWords;
  readonly rarity: Rarity;
}

/**
 * Rewords every nth notice, `sample` in all, moves it by a day and takes its number away; then compares every notice with
 * all others of its body, but for those of the same title or number, which are one notice that was published twice.
 */
export function measure(notices: readonly MeasuredNotice[], sample: number): Measurement {
  const bodies = [...Map.groupBy(notices, ({ organization }) => organization).values()].map(prepare);
  const all = bodies.flat();
  const step = Math.max(1, Math.floor(all.length / sample));
  const chosen = all.filter((_, at) => at % step === 0).slice(0, sample);
  const missed: string[] = [];
  const found = Object.fromEntries(
    Object.entries(REWORDINGS).map(([way, reword]) => {
      const isFound = (notice: Prepared) => {
        const title = titleWords(reword(notice).title, notice.unsaid);
        const asked = { title, number: undefined, addition: '', closingDate: nextDay(notice.closingDate) };
        return likeNotice(asked, { ...notice, title: notice.words }, true, notice.rarity) !== undefined;
      };
      const lost = chosen.filter((notice) => !isFound(notice));
      missed.push(...lost.map(({ title }) => `${way}: ${title}`));
      return [way, 1 - lost.length / chosen.length];
    }),
  );
  const mistaken = bodies.flatMap((body) => body.flatMap((notice) => mistakenFor(notice, body)));
  const ways = Object.values(found);
  return {
    found,
    foundOfAll: ways.reduce((sum, share) => sum + share, 0) / ways.length,
    falseOfAll: mistaken.length / all.length,
    missed,
    mistaken,
  };
}

function prepare(notices: readonly MeasuredNotice[]): Prepared[] {
  const unsaid = wordsOfName(notices[0]?.organization ?? null);
  const words = notices.map(({ title }) => titleWords(title, unsaid));
  const rarity = rarityAmong(words);
  return notices.map((notice, at) => ({
    ...notice,
    unsaid,
    words: words[at] ?? titleWords(''),
    ...tenderNumber(notice.reference),
    rarity,
  }));
}

function mistakenFor(notice: Prepared, body: readonly Prepared[]): (readonly [string, string])[] {
  const like = body.find((other) => {
    if (other === notice || letters(other.title) === letters(notice.title)) return false;
    if (notice.number !== undefined && notice.number === other.number) return false;
    const [a, b] = [notice, other].map((one) => ({ ...one, title: one.words }));
    return a !== undefined && b !== undefined && likeNotice(a, b, true, notice.rarity) !== undefined;
  });
  return like === undefined ? [] : [[notice.title, like.title]];
}

const letters = (title: string) => title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
