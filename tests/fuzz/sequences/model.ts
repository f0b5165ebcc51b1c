import type { Actor } from '../../support/http.ts';

/** Things that a sequence has made, as everybody must be told of them. Nothing of it is read from the answers but ids. */
export interface Model {
  readonly categories: { readonly id: number; name: string; isGone: boolean }[];
  readonly tenders: Tender[];
  readonly accounts: Account[];
  /** Every browser that signed in once; without an account it is nobody's any more. */
  readonly browsers: { readonly actor: Actor; account: Account | undefined }[];
  readonly subscriptions: Subscription[];
}

export interface Tender {
  readonly id: number;
  title: string;
  readonly category: Model['categories'][number];
  version: number;
  isGone: boolean;
}

export interface Account {
  readonly id: number;
  username: string;
  readonly email: string;
  password: string;
  isAdmin: boolean;
  /** Whether the link to the address was followed. */
  isProved: boolean;
  isGone: boolean;
  readonly saved: Set<Tender>;
}

export interface Subscription {
  readonly id: number;
  readonly email: string;
  /** The account that it belongs to; nobody's as long as no account proved the address. */
  owner: Account | undefined;
  isActive: boolean;
  /** Null: never paid. */
  expiry: string | null;
  readonly bankReferences: string[];
  isGone: boolean;
}

export const emptyModel = (): Model => ({ categories: [], tenders: [], accounts: [], browsers: [], subscriptions: [] });

export const alive = <T extends { readonly isGone: boolean }>(all: readonly T[]) => all.filter(({ isGone }) => !isGone);
export const gone = <T extends { readonly isGone: boolean }>(all: readonly T[]) => all.filter(({ isGone }) => isGone);

/** Signs an account out in every browser but one. */
export function signOutOthers({ browsers }: Model, account: Account, but?: Model['browsers'][number]): void {
  for (const browser of browsers) if (browser.account === account && browser !== but) browser.account = undefined;
}
