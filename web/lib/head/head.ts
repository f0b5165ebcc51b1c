import { createContext } from 'react';
import type { Position } from '#contracts/vocabulary/gazetteer/positions.ts';

export interface Head {
  readonly title: string;
  readonly description: string;
  /** Path and query of the one address of this content; absent when there is none (not found). */
  readonly canonical?: string | undefined;
  /** True: kept out of search results; links are followed all the same. */
  readonly noIndex?: boolean | undefined;
  readonly notFound?: boolean | 'removed' | undefined;
  readonly keywords?: string;
  readonly kind?: 'website' | 'article';
  readonly geo?: { readonly placename: string; readonly region?: string; readonly position?: Position };
  /** The picture that messengers show, 1200 by 630; the portal's own when absent. */
  readonly image?: { readonly path: string; readonly alt: string };
  readonly jsonLd?: readonly object[];
}

/**
 * Makes the head of a page from facts. A browser loads it when somebody moves within the site, for the page that the
 * server drew has its head; hence two ways to it: `import.meta.env.SSR ? await load() : null`, and `load`.
 */
export interface HeadSource<Facts extends readonly unknown[]> {
  readonly ready: ((...facts: Facts) => Head) | null;
  readonly load: () => Promise<(...facts: Facts) => Head>;
}

/** On the server, where pages hand over their head; null in the browser. */
export const HeadCollector = createContext<((head: Head) => void) | null>(null);
