import { LRUCache } from 'lru-cache';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { type Proposal, proposeFacts } from '../../../../platform/reading/propose-facts.ts';
import { type ReadPage, textOfPages } from '../../../../platform/reading/read-text.ts';
import { type FileReading, findReadings } from '../../../../platform/reading/readings.ts';
import type { StoredDraft } from '../draft.queries.ts';
import { placesOf } from './page.queries.ts';

type Readings = ReadonlyMap<string, FileReading>;

const UNREAD: ReadPage = { lines: [] };

export const digestsOf = ({ files }: Pick<StoredDraft, 'files'>) => files.map(({ digest }) => digest);

/** Pages of the draft in their order, an unread one without words, so that numbers of pages hold. */
function pagesOf({ files }: Pick<StoredDraft, 'files'>, readings: Readings): readonly ReadPage[] {
  return placesOf(files).map(
    ({ file, page }) => readings.get(file.digest)?.pages.find((one) => one.page === page) ?? UNREAD,
  );
}

/** Proposals of a draft and the words of its pages. */
export async function proposeFor(db: Queryable, draft: Pick<StoredDraft, 'files' | 'createdAt'>, readings: Readings) {
  const pages = pagesOf(draft, readings);
  const bodies = await db.query<{ id: number; name: string }>(sql`SELECT id, name FROM organization ORDER BY id`);
  return { proposals: proposeFacts(pages, bodies, karachiDay(draft.createdAt)), text: textOfPages(pages) };
}

export interface Headline {
  readonly title: string | null;
  readonly closingDate: string | null;
}

export function headlineOf(proposals: readonly Proposal[]): Headline {
  const value = (field: Proposal['field']) => proposals.find((one) => one.field === field)?.value ?? null;
  return { title: value('title'), closingDate: value('closingDate') };
}

/** A list is asked for every few seconds while pages are read; what is read of a file does not change any more. */
const known = new LRUCache<string, Headline>({ max: 1000 });

/** Proposed title and closing date of each draft; `read`: how many pages are. */
export async function headlinesOf(
  db: Queryable,
  drafts: readonly (Pick<StoredDraft, 'files' | 'createdAt'> & { readonly read: number })[],
): Promise<readonly Headline[]> {
  const keyOf = ({ files, read }: (typeof drafts)[number]) => [...digestsOf({ files }), read].join();
  const unknown = drafts.filter((draft) => draft.read > 0 && !known.has(keyOf(draft)));
  for (const draft of unknown) {
    const { proposals } = await proposeFor(db, draft, await findReadings(db, digestsOf(draft)));
    known.set(keyOf(draft), headlineOf(proposals));
  }
  return drafts.map((draft) => known.get(keyOf(draft)) ?? headlineOf([]));
}
