import type { Database } from '#db/connection.ts';
import type { UnsubscribeTokens } from '../../../services/platform/unsubscribe-token.ts';
import type { Callers } from '../people/callers.ts';

export interface Catalogue {
  /** Of active categories. */
  readonly categories: readonly string[];
  readonly organizations: readonly number[];
}

/** The fuzzed site as aims see it: whatever they need is there, or is made by the Super Admin, through the API where it can be. */
export interface World {
  readonly callers: Callers;
  /** For what only the worker writes: mails. */
  readonly owner: Database;
  readonly tokens: UnsubscribeTokens;
  /** Data URLs of real images. */
  readonly pictures: readonly string[];
  /** A number that nobody had before. */
  unique(): number;
  catalogue(): Promise<Catalogue>;
  /** One import at a time: answers when it is this one's turn, with what ends the turn. */
  importTurn(): Promise<() => void>;
}

const KEPT = 25;

export function createWorld(given: Pick<World, 'callers' | 'owner' | 'tokens' | 'pictures'>): World {
  let count = 0;
  let uses = 0;
  let known: Promise<Catalogue> | undefined;
  let turn: Promise<void> = Promise.resolve();
  return {
    ...given,
    unique: () => ++count,
    catalogue() {
      if (uses++ % KEPT === 0) known = readCatalogue(given.callers);
      return known ?? readCatalogue(given.callers);
    },
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
  const categories = await list<{ name: string; isActive: boolean }>(callers, '/api/categories?page=1&limit=30');
  const organizations = await list<{ id: number }>(callers, '/api/organizations?page=1&limit=30');
  return {
    categories: categories.filter(({ isActive }) => isActive).map(({ name }) => name),
    organizations: organizations.map(({ id }) => id),
  };
}

/** @throws Error when the API does not answer a list */
export async function list<T>(callers: Callers, target: string): Promise<readonly T[]> {
  const { status, text } = await callers.staff('GET', target);
  if (status !== 200) throw new Error(`GET ${target}: ${status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as T[];
}
