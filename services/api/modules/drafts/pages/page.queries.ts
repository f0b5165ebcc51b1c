import type { FileRef } from '#contracts/events/tenders.ts';
import { READ_PAGES_MAX } from '#contracts/vocabulary/lists/drafts.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { findProgress, type PagePicture, readPagePicture } from '../../../../platform/reading/readings.ts';

interface FilePlace {
  readonly file: FileRef;
  /** Number of the page in the file, from 1. */
  readonly page: number;
}

/** Pages of all files in their order: the first one is page 1 of the draft. */
export const placesOf = (files: readonly FileRef[]): readonly FilePlace[] =>
  files.flatMap((file) => Array.from({ length: file.pages }, (_, at) => ({ file, page: at + 1 })));

/** Picture of a page of a draft, from 1; undefined for a page that it has not, or that is not drawn. */
export async function findPagePicture(
  db: Queryable,
  id: number,
  page: number,
  isSmall: boolean,
): Promise<PagePicture | undefined> {
  const place = await placeAt(db, id, page);
  return place && readPagePicture(db, place.file.digest, place.page, isSmall);
}

/** Whether a page without a picture gets one by and by. */
export async function isToBeDrawn(db: Queryable, id: number, page: number): Promise<boolean> {
  const place = await placeAt(db, id, page);
  if (place === undefined || place.page > READ_PAGES_MAX) return false;
  const { digest } = place.file;
  const state = (await findProgress(db, [digest])).get(digest)?.state;
  return state === 'waiting' || state === 'reading';
}

async function placeAt(db: Queryable, id: number, page: number): Promise<FilePlace | undefined> {
  const [draft] = await db.query<{ files: readonly FileRef[] }>(sql`SELECT files FROM draft WHERE id = ${id}`);
  return placesOf(draft?.files ?? [])[page - 1];
}
