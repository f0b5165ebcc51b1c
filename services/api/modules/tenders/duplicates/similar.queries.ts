import type { SimilarQuery, SimilarTender } from '#contracts/api/similar-tenders.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { closestFirst, hasBeginningInCommon } from './compare-notices.ts';
import type { DuplicateCandidate, PublishedNotice } from './compared-notice.ts';
import { COLUMNS, findDuplicateCandidates, sameNumber } from './find-candidates.ts';
import { daysApart, likeNotice } from './like-notice.ts';
import { isSameTitle, rarityAmong } from './like-title.ts';
import { squeezed, tenderNumber } from './tender-number.ts';
import { titleWords } from './words/title-words.ts';

const SHOWN = 5;
/** Days around within which notices are compared that share no buyer. */
const DAYS_OF_ANYBODY = 10;
/** More than close within such days; keeps a day that half of all notices share from holding anybody up. */
const COMPARED = 5000;

type Found = Omit<DuplicateCandidate, 'isSure'>;

/** Likely duplicates, to warn of while a notice is keyed; they never stand in the way. */
export async function findSimilar(db: Queryable, query: SimilarQuery): Promise<SimilarTender[]> {
  const found = [...(await ofNumber(db, query)), ...(await ofBody(db, query)), ...(await ofAnybody(db, query))];
  const best = new Map<number, Found>();
  for (const one of found) if (one.likeness > (best.get(one.notice.id)?.likeness ?? 0)) best.set(one.notice.id, one);
  return [...best.values()]
    .filter(({ notice }) => notice.id !== query.except)
    .toSorted(closestFirst)
    .slice(0, SHOWN)
    .map(({ notice: { id, title, reference, closingDate, organization }, because }) => ({
      id,
      title,
      reference,
      closingDate,
      organization,
      because,
    }));
}

/** The very number, whoever gave it. */
async function ofNumber(db: Queryable, { title = '', reference, closingDate }: SimilarQuery): Promise<Found[]> {
  const number = squeezed(reference ?? '');
  if (number === '') return [];
  const rows = await db.query<PublishedNotice>(
    sql`SELECT ${COLUMNS} FROM tender t WHERE ${sameNumber(sql`${number}`)} ORDER BY t.id + 0 DESC LIMIT ${SHOWN}`,
  );
  const mine = titleWords(title);
  return rows.map((notice) => ({
    notice,
    because: 'reference',
    likeness: 1,
    isExact: isSameTitle(mine, titleWords(notice.title)),
    daysApart: daysApart(closingDate, notice.closingDate),
  }));
}

async function ofBody(db: Queryable, query: SimilarQuery): Promise<readonly Found[]> {
  const { title, reference = null, closingDate, organizations } = query;
  if (title === undefined) return [];
  const asked = { title, reference, closingDate, organizationIds: organizations, organization: null, source: null };
  const [found = []] = await findDuplicateCandidates(db, [asked]);
  return found;
}

/** Likeness where one of the two states no buyer. */
async function ofAnybody(
  db: Queryable,
  { title, reference, closingDate, organizations }: SimilarQuery,
): Promise<Found[]> {
  if (title === undefined || closingDate === undefined) return [];
  const rows = await db.query<PublishedNotice>(sql`SELECT ${COLUMNS} FROM tender t
    WHERE t.closing_date BETWEEN ${closingDate}::date - ${DAYS_OF_ANYBODY}::int AND ${closingDate}::date + ${DAYS_OF_ANYBODY}::int
      AND (${organizations.length === 0} OR t.procuring_organization_id IS NULL AND t.organization_ids = '{}')
    LIMIT ${COMPARED}`);
  const mine = { title: titleWords(title), ...tenderNumber(reference), closingDate };
  const rarity = rarityAmong([]);
  return rows.flatMap((notice) => {
    const words = titleWords(notice.title);
    if (!hasBeginningInCommon(mine.title, words)) return [];
    const other = { title: words, ...tenderNumber(notice.reference), closingDate: notice.closingDate };
    const match = likeNotice(mine, other, undefined, rarity);
    return match === undefined ? [] : [{ ...match, notice }];
  });
}
