import { createContext } from 'react';

/** Metadata of a page for browsers, search engines and messengers. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Path and query of the one address of this content; absent when there is none (not found). */
  readonly canonical?: string;
  /** Kept out of search results; links are followed all the same. */
  readonly noIndex?: boolean;
  readonly notFound?: boolean;

  /* For search engines and messengers. Only the server has it: `...(import.meta.env.SSR && …)`. */
  readonly keywords?: string;
  readonly kind?: 'website' | 'article';
  readonly geo?: { readonly region: string; readonly placename: string };
  readonly jsonLd?: readonly object[];
}

/** On the server, where pages hand over their head; null in the browser. */
export const HeadCollector = createContext<((head: Head) => void) | null>(null);
