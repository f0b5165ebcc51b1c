import { isAmendment } from '#contracts/rules/amendments/amendments.ts';
import { pushTo } from '../../../../platform/shared/push-to.ts';
import { type DuplicateCandidate, type NewNotice, ownSource, type PublishedNotice } from './compared-notice.ts';
import { type ComparedNotice, likeNotice, type SameBody } from './like-notice.ts';
import { wordsOfName } from './like-organizations.ts';
import { type Rarity, rarityAmong } from './like-title.ts';
import { type TenderNumber, tenderNumber } from './tender-number.ts';
import { type TitleWords, titleWords } from './words/title-words.ts';

/** A notice with its title taken apart, which costs more than most notices are worth: only when somebody asks. */
class Compared {
  readonly notice: PublishedNotice;
  readonly stated: TenderNumber;
  #title: TitleWords | undefined;

  constructor(notice: PublishedNotice) {
    this.notice = notice;
    this.stated = tenderNumber(notice.reference);
  }

  get title(): TitleWords {
    this.#title ??= titleWords(this.notice.title, wordsOfName(this.notice.organization));
    return this.#title;
  }
}

interface Body {
  readonly all: Compared[];
  rarity?: Rarity;
}

/**
 * Those of `candidates`, and of the asked notices before, that each asked notice may repeat; likeliest first, published ones
 * before those that are only asked about. `bodies` are the buyers of each, `alike` those that its buyer may be.
 */
export function compareNotices(
  asked: readonly NewNotice[],
  bodies: readonly (readonly number[])[],
  candidates: readonly PublishedNotice[],
  alike: readonly (readonly number[])[] = [],
): DuplicateCandidate[][] {
  const pool = new Pool();
  for (const candidate of candidates) pool.add(candidate);
  return asked.map((notice, at) => {
    const mine = bodies[at] ?? [];
    const found = pool.like(notice, mine, alike[at] ?? []);
    pool.add(asPublished(notice, -(at + 1), mine[0] ?? null));
    return found;
  });
}

/**
 * A title may be as like as the notice's own number is; the number counts more. The same words in the same parts come next,
 * because a title with a part that the other lacks is as like; among equals the day tells one round from the next.
 */
export const closestFirst = (a: Omit<DuplicateCandidate, 'isSure'>, b: Omit<DuplicateCandidate, 'isSure'>): number =>
  Number(b.because === 'reference') - Number(a.because === 'reference') ||
  Number(b.isExact) - Number(a.isExact) ||
  b.likeness - a.likeness ||
  a.daysApart - b.daysApart ||
  b.notice.id - a.notice.id;

const likeliestFirst = (a: DuplicateCandidate, b: DuplicateCandidate): number =>
  Number(b.isSure) - Number(a.isSure) || closestFirst(a, b);

const asPublished = (notice: NewNotice, id: number, organizationId: number | null): PublishedNotice => ({
  id,
  version: 0,
  title: notice.title,
  reference: notice.reference,
  closingDate: notice.closingDate ?? '',
  source: notice.source,
  organizationId,
  organization: notice.organization,
  redactedKey: null,
  isByHand: false,
});

class Pool {
  readonly #bodies = new Map<number, Body>();
  readonly #byNumber = new Map<string, Compared[]>();

  add(notice: PublishedNotice): void {
    const compared = new Compared(notice);
    if (notice.organizationId !== null) {
      const body = this.#bodies.get(notice.organizationId) ?? { all: [] };
      body.all.push(compared);
      this.#bodies.set(notice.organizationId, body);
    }
    const { number } = compared.stated;
    if (number !== undefined) pushTo(this.#byNumber, number, compared);
  }

  like(notice: NewNotice, mine: readonly number[], alike: readonly number[]): DuplicateCandidate[] {
    const { number, addition } = tenderNumber(notice.reference);
    const source = ownSource(notice);
    const same = new Set(number === undefined ? [] : (this.#byNumber.get(number) ?? []));
    const all = new Set([...same, ...[...mine, ...alike].flatMap((id) => this.#bodies.get(id)?.all ?? [])]);
    const isOfHand = (other: Compared) =>
      other.notice.isByHand && same.has(other) && other.stated.addition === addition;
    const others = [...all].filter((other) => source === '' || ownSource(other.notice) !== source || isOfHand(other));
    if (others.length === 0) return [];
    const title = titleWords(notice.title, this.#unsaid(notice, [...mine, ...alike]));
    const asked = { title, number, addition, closingDate: notice.closingDate, amends: isAmendment(notice.title) };
    const matches = (candidates: readonly Compared[]) =>
      candidates
        .flatMap((other) => this.#match(sameBody(mine, alike, notice, other.notice), asked, other) ?? [])
        .sort(likeliestFirst);
    const [ofNumber, ofBody] = [true, false].map((isSame) => others.filter((other) => same.has(other) === isSame));
    const found = matches(ofNumber ?? []);
    if (found[0]?.isSure) return found; // no title tells more
    const near = (ofBody ?? []).filter((other) => hasBeginningInCommon(title, other.title));
    return [...found, ...matches(near)].sort(likeliestFirst);
  }

  #match(isSameBody: SameBody, asked: ComparedNotice, other: Compared): DuplicateCandidate | undefined {
    const closingDate = other.notice.closingDate || undefined;
    const stated = { title: other.title, ...other.stated, closingDate };
    const rarity = this.#rarity(other.notice.organizationId);
    const match = likeNotice(asked, stated, isSameBody, rarity);
    return match && { ...match, notice: other.notice };
  }

  #unsaid({ organization }: NewNotice, bodies: readonly number[]): ReadonlySet<string> {
    const names = bodies.map((id) => this.#bodies.get(id)?.all[0]?.notice.organization ?? null);
    return new Set([organization, ...names].flatMap((name) => [...wordsOfName(name)]));
  }

  /** Rarity by the notices that stood here when it was first asked for. */
  #rarity(id: number | null): Rarity {
    const body = id === null ? undefined : this.#bodies.get(id);
    if (body === undefined) return rarityAmong([]);
    body.rarity ??= rarityAmong(body.all.map(({ title }) => title));
    return body.rarity;
  }
}

function sameBody(
  mine: readonly number[],
  alike: readonly number[],
  { organization }: NewNotice,
  { organizationId }: PublishedNotice,
): SameBody {
  if (organizationId === null || (mine.length === 0 && organization === null)) return undefined;
  return mine.includes(organizationId) || (alike.includes(organizationId) && 'perhaps');
}

const BEGINNING = 3;

export function hasBeginningInCommon(a: TitleWords, b: TitleWords): boolean {
  if (a.words.length === 0 || b.words.length === 0) return true;
  return a.words.some((word) => b.words.some((other) => other.startsWith(word.slice(0, BEGINNING))));
}
