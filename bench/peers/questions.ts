import { CLASSES } from '../lists/classes.ts';

/** Questions to every contender: the newest twenty with their number, of all, of a place, with words. */
export type Question = Readonly<Partial<Record<'city' | 'search', string>>>;

/** Questions of bench/lists that all contenders can answer. */
const ASKED = [
  'latest',
  'city',
  'common word',
  'rarer word',
  'two words',
  'Urdu word',
  'number, rare',
  'absent word',
  'word + city',
] as const;

export interface QuestionClass {
  readonly name: string;
  readonly queries: readonly Question[];
  readonly isSearch: boolean;
}

export const QUESTIONS: readonly QuestionClass[] = ASKED.map((name) => {
  const queries = (CLASSES[name]?.queries ?? []).map(({ city, search }) => ({
    ...(city === undefined ? {} : { city }),
    ...(search === undefined ? {} : { search }),
  }));
  if (queries.length === 0) throw new Error(`bench/lists asks nothing of the kind '${name}'`);
  return { name, queries, isSearch: queries.some(({ search }) => search !== undefined) };
});

export const PAGE_SIZE = 20;
/** Counting of hits stops here, for us and for SQLite; Directus counts all. */
export const COUNT_CAP = 1000;
