import { TenderQuery } from '../../contracts/api/tenders.ts';
import type { Database } from '../../db/connection.ts';
import { listTenders } from '../../services/api/modules/tenders/list/list-tenders.ts';
import type { Answer, Contender } from './contender.ts';
import { COUNT_CAP, QUESTIONS, type Question } from './questions.ts';
import type { openSqlite } from './sqlite/database.ts';

export type Side = 'us' | 'sqlite' | 'directus' | 'us, call' | 'sqlite, call';

/** Milliseconds of every question of a class, by side. */
export type Times = Map<string, Map<Side, number[]>>;

export interface Contenders {
  readonly us: Contender;
  readonly sqlite: Contender;
  /** undefined: not installed. */
  readonly directus: Contender | undefined;
  readonly db: Database;
  readonly inProcess: ReturnType<typeof openSqlite>;
}

export interface Options {
  readonly rounds: number;
  /** Directus takes a second for each search: it is asked those only in so many of the rounds. */
  readonly slowRounds: number;
}

const WARM_UP = 3;
const LIST = TenderQuery.parse({});

/** Round after round: each class in random order, everybody asked the same in random order. The first rounds warm up. */
export async function measure(contenders: Contenders, { rounds, slowRounds }: Options): Promise<Times> {
  const { us, sqlite, directus, db, inProcess } = contenders;
  const times: Times = new Map();
  const every = Math.max(1, Math.floor(rounds / slowRounds));
  const over = (contender: Contender) => async (question: Question) => (await contender.ask(question)).milliseconds;
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const { name, queries, isSearch } of shuffled(QUESTIONS)) {
      const question = queries[Math.abs(round) % queries.length] ?? {};
      const isDirectusAsked = !isSearch || (round < 0 ? round === -1 : round % every === 0);
      const sides: [Side, (question: Question) => Promise<number>][] = [
        ['us', over(us)],
        ['sqlite', over(sqlite)],
        ['us, call', (asked) => timed(() => listTenders(db, { ...LIST, ...asked }, new Date()))],
        ['sqlite, call', (asked) => timed(() => inProcess.list(asked))],
        ...(directus !== undefined && isDirectusAsked ? [['directus', over(directus)] as [Side, never]] : []),
      ];
      for (const [side, ask] of shuffled(sides)) {
        const milliseconds = await ask(question);
        if (round >= 0) add(times, name, side, milliseconds);
      }
    }
  }
  return times;
}

/** How an answer of a peer stands to ours. */
export interface Agreement {
  readonly question: string;
  readonly total: number;
  readonly sqlite: string;
  readonly directus: string;
}

/** Everybody is asked everything once, and the answers compared. @throws Error when lists without words differ */
export async function compare({ us, sqlite, directus }: Contenders): Promise<Agreement[]> {
  const agreements: Agreement[] = [];
  for (const { name, queries, isSearch } of QUESTIONS) {
    for (const question of queries) {
      const ours = await us.ask(question);
      const theirs = { sqlite: await sqlite.ask(question), directus: await directus?.ask(question) };
      const agreement = {
        question: [name, ...Object.values(question)].join(': '),
        total: ours.total,
        sqlite: verdict(ours, theirs.sqlite),
        directus: theirs.directus === undefined ? 'not installed' : verdict(ours, theirs.directus),
      };
      if (!isSearch && Object.values(theirs).some((one) => one !== undefined && verdict(ours, one) !== SAME))
        throw new Error(`Lists differ: ${JSON.stringify(agreement)}`);
      agreements.push(agreement);
    }
  }
  return agreements;
}

const SAME = 'same page, same total';

function verdict(ours: Answer, theirs: Answer): string {
  const shared = theirs.ids.filter((id) => ours.ids.includes(id)).length;
  const isSamePage = ours.ids.join() === theirs.ids.join();
  const capped = theirs.total > COUNT_CAP && ours.total === COUNT_CAP;
  const total = ours.total === theirs.total || capped ? 'same total' : `total ${theirs.total}`;
  return `${isSamePage ? 'same page' : `${shared} of ${ours.ids.length} on the page`}, ${total}`;
}

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function add(times: Times, name: string, side: Side, milliseconds: number): void {
  const sides = times.get(name) ?? new Map<Side, number[]>();
  times.set(name, sides.set(side, [...(sides.get(side) ?? []), milliseconds]));
}

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value);
}
