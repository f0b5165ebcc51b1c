import type { PortalContact } from '../events/administration/settings.ts';
import type { PlanPrices } from '../vocabulary/plans.ts';
import type { User } from './users.ts';

/** A question that must be answered before a page can be drawn. The key is also the browser's cache key: path, then parameters if any. */
export interface PageQuery {
  readonly key: PageKey;
}
export type PageKey = readonly [path: string, parameters?: Readonly<Record<string, string>>];

/**
 * The answer to one PageQuery. `data` is what the same GET answers, except:
 * a list that states its total is a ListPage (contracts/rules/list-headers.ts); a single thing that does not exist is null, or Removed.
 */
export interface PageEntry {
  readonly key: PageKey;
  readonly data: unknown;
}
/** Says of a thing that it was there; a browser that asks by itself learns only that it is not. */
export interface Removed {
  readonly removedAt: string;
}
export type PageData = readonly PageEntry[];

/** Key of a plain form that was refused, among the answers that its page is drawn with again. */
export const REFUSED_FORM: PageKey = ['refused-form'];
export interface RefusedFormData {
  readonly message: string;
  /** Field → what is wrong with it. */
  readonly errors: Readonly<Record<string, string>>;
  /** Field → what was typed or chosen. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

export interface SiteInfo {
  readonly name: string;
  /** Origin without a trailing slash, for example `https://ailaan.example`. */
  readonly publicUrl: string;
  readonly supportEmail: string;
  readonly paymentsEmail: string;
  /** Further ways to reach the operator, as far as they are stated. */
  readonly contact: Partial<Record<Exclude<keyof PortalContact, 'supportEmail' | 'paymentsEmail'>, string>>;
  /** The operator's line beside FREE on the home page, if any. */
  readonly banner: string | null;
  /** Prices of new terms. */
  readonly prices: PlanPrices;
  /** Under which the portal's own data may be reused. */
  readonly license: { readonly name: string; readonly url: string };
  readonly year: number;
}

export interface RenderInput {
  /** Path and query as requested. */
  readonly url: string;
  /** ISO instant; remaining times are drawn from it, on the server and at hydration. */
  readonly now: string;
  /** Null draws the signed-out page; with a user the answer is `private, no-store`. */
  readonly user: User | null;
  readonly site: SiteInfo;
  readonly data: PageData;
  /** Answers to the further queries. They are drawn but not handed to the browser, which keeps the markup. */
  readonly furtherData?: PageData;
}

export interface RenderedPage {
  readonly status: 200 | 404 | 410;
  /** The whole document. */
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The face of web's server entry (`web/dist/server/entry-server.js`). */
export interface PageRenderer {
  /** Hashes of the style and the script that every page has inline, as the content security policy names them. */
  readonly inlineHashes: { readonly script: string; readonly style: string };
  /** Queries to answer before `renderPage`; an unknown path has none. */
  readonly pageQueries: (url: string) => readonly PageQuery[];
  /** Further queries, now that the first answers are known; mostly none. */
  readonly furtherQueries: (url: string, data: PageData) => readonly PageQuery[];
  readonly renderPage: (input: RenderInput) => RenderedPage;
}
