import type { DigestInput, DigestTender } from '../../templates/mail.ts';
import type { MailTemplates } from '../../templates/mail-templates.ts';
import { sampleDigest } from '../../tests/support/mails/samples/mails.ts';
import { SAMPLE_NOW, SAMPLE_TENDERS } from '../../tests/support/mails/samples/tenders.ts';

export const TENDERS_PER_DIGEST = 20;
const TENDERS = 2000;
const DIGESTS = 200;
/** One tender in so many is Urdu. */
export const URDU_EVERY = 5;
const DAYS = 27;

export interface Lot {
  readonly input: DigestInput;
  readonly tenders: readonly DigestTender[];
}

/** The digests of a morning: each with tenders of its own out of the same 2,000, whose cards are drawn once. */
export function drawLots(templates: MailTemplates): { readonly digests: readonly Lot[] } {
  const tenders = manyDifferent();
  const cards = tenders.map((tender) => templates.card(tender, SAMPLE_NOW));
  const random = sequence(42);
  const digests = Array.from({ length: DIGESTS }, (_, at) => {
    const places = [...new Set(Array.from({ length: 4 * TENDERS_PER_DIGEST }, () => Math.floor(random() * TENDERS)))]
      .slice(0, TENDERS_PER_DIGEST)
      .sort((a, b) => a - b);
    const mine = places.flatMap((place) => tenders[place] ?? []);
    const input = {
      ...sampleDigest(templates, []),
      name: `Subscriber ${at}`,
      token: `1.${at.toString(36)}.Zt3hQ9xT0dYb1mVw8uKcEg`,
      total: mine.length,
      cards: places.flatMap((place) => cards[place] ?? []),
    };
    return { input, tenders: mine };
  });
  return { digests };
}

function manyDifferent(): DigestTender[] {
  const isUrdu = ({ title }: DigestTender) => /^\p{Script=Arabic}/u.test(title);
  const pools = [SAMPLE_TENDERS.filter((one) => !isUrdu(one)), SAMPLE_TENDERS.filter(isUrdu)];
  return Array.from({ length: TENDERS }, (_, at) => {
    const pool = pools[at % URDU_EVERY === 0 ? 1 : 0] ?? [];
    const sample = pool[at % pool.length];
    if (sample === undefined) throw new Error('There are no samples');
    const day = 1 + Math.floor((at * DAYS) / TENDERS);
    return {
      ...sample,
      id: at + 1,
      title: `${sample.title} (${at})`,
      closingDate: `2026-12-${String(day).padStart(2, '0')}`,
    };
  });
}

/** The same numbers between 0 and 1 every time. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
