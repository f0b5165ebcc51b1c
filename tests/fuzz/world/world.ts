import type { Database } from '#db/connection.ts';
import type { LinkToken } from '../../../services/platform/tokens/link-tokens.ts';
import type { Callers } from '../people/callers.ts';

export interface Catalogue {
  /** Names of active categories. */
  readonly categories: readonly string[];
  readonly categoryIds: readonly number[];
  readonly organizations: readonly number[];
  readonly tenders: readonly number[];
}

/** The fuzzed site as aims see it: whatever they need is there, or is made by the Super Admin, through the API where it can be. */
export interface World {
  readonly callers: Callers;
  /** For what only the worker writes: mails. */
  readonly owner: Database;
  readonly tokens: LinkToken;
  readonly receiptTokens: LinkToken;
  /** Data URLs of real images. */
  readonly pictures: readonly string[];
  /** Data URLs that say so of something else. */
  readonly impostors: readonly string[];
  /** A number that nobody had before. */
  unique(): number;
  /** Some of what there is. */
  catalogue(): Promise<Catalogue>;
  /** The latest result of `make`, made anew from time to time. */
  kept<T>(name: string, make: () => Promise<T | undefined>): Promise<T | undefined>;
  /** Something of what is kept or in the catalogue has gone. */
  forget(): void;
  /** One import at a time: answers when it is this one's turn, with what ends the turn. */
  importTurn(): Promise<() => void>;
}

const KEPT = 25;

export function createWorld(
  given: Pick<World, 'callers' | 'owner' | 'tokens' | 'receiptTokens' | 'pictures' | 'impostors'>,
): World {
  let count = 0;
  let turn: Promise<void> = Promise.resolve();
  const memory = new Map<string, { uses: number; value: Promise<unknown> }>();
  const kept = <T>(name: string, make: () => Promise<T>): Promise<T> => {
    const known = memory.get(name);
    const one = known === undefined || known.uses >= KEPT ? { uses: 0, value: make() } : known;
    one.uses += 1;
    memory.set(name, one);
    return one.value as Promise<T>;
  };
  return {
    ...given,
    unique: () => ++count,
    kept,
    forget: () => memory.clear(),
    catalogue: () => kept('catalogue', () => readCatalogue(given.callers)),
    async importTurn() {
      const before = turn;
      const { promise, resolve } = Promise.withResolvers<void>();
      turn = promise;
      await before;
      return resolve;
    },
  };
}

/** Some that there are now; the requests rename and delete them all the time. */
async function readCatalogue(callers: Callers): Promise<Catalogue> {
  const categories = await list<{ id: number; name: string; isActive: boolean }>(
    callers,
    '/api/categories?page=1&limit=30',
  );
  const organizations = await list<{ id: number }>(callers, '/api/organizations?page=1&limit=30');
  const tenders = await list<{ id: number }>(callers, '/api/tenders?limit=30');
  return {
    categories: categories.filter(({ isActive }) => isActive).map(({ name }) => name),
    categoryIds: categories.map(({ id }) => id),
    organizations: organizations.map(({ id }) => id),
    tenders: tenders.map(({ id }) => id),
  };
}

/** @throws Error when the API does not answer a list */
export async function list<T>(callers: Callers, target: string): Promise<readonly T[]> {
  const { status, text } = await callers.staff('GET', target);
  if (status !== 200) throw new Error(`GET ${target}: ${status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as T[];
}
