import type { PageData, SiteInfo } from '#contracts/api/page.ts';

/** Data in the document, from which the browser hydrates. */
export interface InlinedData {
  readonly site: SiteInfo;
  readonly now: string;
  readonly entries: PageData;
}

export const DATA_ID = 'page-data';
