import type { DocumentRef } from '#contracts/events/tenders.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { type PagePicture, readPagePicture } from '../../../../platform/reading/readings.ts';

export interface FilePlace {
  readonly file: DocumentRef;
  /** From 1, in the file. */
  readonly page: number;
}

/** Pages of all files in their order: the first one is page 1 of the draft. */
export const placesOf = (files: readonly DocumentRef[]): readonly FilePlace[] =>
  files.flatMap((file) => Array.from({ length: file.pages }, (_, at) => ({ file, page: at + 1 })));

/** Picture of a page of a draft, from 1; undefined for a page that it has not, or that is not drawn. */
export async function findPagePicture(
  db: Queryable,
  id: number,
  page: number,
  isSmall: boolean,
): Promise<PagePicture | undefined> {
  const [draft] = await db.query<{ files: readonly DocumentRef[] }>(sql`SELECT files FROM draft WHERE id = ${id}`);
  const place = placesOf(draft?.files ?? [])[page - 1];
  return place && readPagePicture(db, place.file.digest, place.page, isSmall);
}
