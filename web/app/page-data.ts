import type { PageData, SiteInfo } from '#contracts/api/page.ts';

/** What the server leaves in the document for hydration. */
export interface InlinedData {
  readonly site: SiteInfo;
  readonly now: string;
  readonly entries: PageData;
}

export const DATA_ID = 'page-data';
