import { setTimeout as sleep } from 'node:timers/promises';
import { linkEndpoints } from '#contracts/api/account/links.ts';
import { emailEndpoints } from '#contracts/api/emails.ts';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { userEndpoints } from '#contracts/api/users.ts';
import { sql } from '#db/connection.ts';
import { mailedLink } from '../../api/link-of.ts';
import { PASSWORD } from '../../api/people.ts';
import { Actor } from '../../http.ts';
import { History } from '../checker/history.ts';
import type { Site } from '../site.ts';
import { notice } from './bodies.ts';
import { Client } from './client.ts';
import { COMMANDS } from './commands.ts';

const SHARED = 4;
/** Between two runs on demand, on average. */
const RUN_MS = 1500;

export interface CrowdOptions {
  /** Clients at work. */
  readonly writers: number;
  /** Paid subscribers who are told of each tender at once. */
  readonly readers: number;
  /** Paid subscribers who are told by the runs that somebody asks for all the while, half of them weekly ones. */
  readonly runReaders?: number;
}

/** Clients of a site, and what they did. */
export class Crowd {
  readonly history = new History();
  readonly clients: Client[] = [];
  /** Account ids of the clients, in their order. */
  readonly accounts: number[] = [];
  /** Subscriptions that are told of every tender in Roads. */
  readonly readers: number[] = [];
  /** Runs that were asked for and acknowledged. */
  runs = 0;
  /** Tenders that all clients change and nobody removes; published before anybody was to be told. */
  readonly everybodys: number[] = [];
  /** Position of the log before the first write of the history. */
  after = 0;
  #working: Promise<unknown> = Promise.resolve();
  #stop = new AbortController();
  readonly #chief: readonly Actor[];
  readonly #asksForRuns: boolean;

  private constructor(chief: readonly Actor[], asksForRuns: boolean) {
    this.#chief = chief;
    this.#asksForRuns = asksForRuns;
  }

  /** Signs everybody up while nothing is wrong yet. */
  static async gather(site: Site, { writers, readers, runReaders = 0 }: CrowdOptions): Promise<Crowd> {
    const chief = await site.administrator();
    const crowd = new Crowd(site.everywhere(chief), runReaders > 0);
    await chief.post('/api/categories', { name: 'Roads' });
    await chief.call(newsletterEndpoints.mapInterestArea, { params: { id: 1 }, body: { categories: ['Roads'] } });
    const { everybodys } = crowd;
    for (let n = 0; n < SHARED; n++)
      everybodys.push((await chief.call(tenderEndpoints.create, { body: notice(`Everybody's ${n}`) })).id);
    for (let n = 0; n < readers + runReaders; n++) {
      const frequency = n < readers ? 'immediate' : n % 2 === 0 ? 'daily' : 'weekly';
      const { id } = await chief.call(newsletterEndpoints.subscribe, { body: subscriber(`reader${n}`, frequency) });
      const body = { plan: 'yearly', amount: 20_000, reference: `reader ${n}`, note: 'As agreed.' } as const;
      await chief.call(newsletterEndpoints.recordPayment, { params: { id }, body });
      crowd.readers.push(id);
    }
    for (let number = 0; number < writers; number++) {
      const myself = new Actor(site.origins[0] ?? '');
      const username = `writer${number}`;
      const account = { username, email: `${username}@example.pk`, password: PASSWORD, fullName: username };
      const { id } = await myself.call(userEndpoints.register, { body: account });
      crowd.accounts.push(id);
      const body = { token: await mailedLink(site.owner, id, 'sign-up') };
      await myself.call(linkEndpoints.confirm, { body }); // otherwise the subscription were nobody's
      await myself.call(newsletterEndpoints.subscribe, { body: subscriber(username, 'weekly') });
      crowd.clients.push(
        new Client({
          ...{ number, history: crowd.history, everybodys },
          administrator: site.everywhere(chief),
          myself: site.everywhere(myself),
        }),
      );
    }
    crowd.after = await site.lastPosition();
    return crowd;
  }

  /** `pauseMs`: how long a client rests between two writes, on average. */
  begin(pauseMs = 0): void {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const working = this.clients.map((client) => client.work(COMMANDS, signal, pauseMs));
    this.#working = Promise.all([...working, this.#asksForRuns ? this.#askForRuns(signal) : undefined]);
  }

  /** Writing ends; whoever reads by runs is told of the rest by a last one. */
  async end(): Promise<void> {
    this.#stop.abort();
    await this.#working;
    if (this.#asksForRuns) while (!(await this.#askForRun(this.runs))) await sleep(100);
  }

  async #askForRuns(signal: AbortSignal): Promise<void> {
    for (let n = 0; !signal.aborted; n++) {
      await this.#askForRun(n);
      await sleep(2 * RUN_MS * Math.random());
    }
  }

  async #askForRun(n: number): Promise<boolean> {
    const { method, path, status } = emailEndpoints.processDigests;
    const answer = await this.#chief[n % this.#chief.length]?.request(method, path).catch(() => undefined);
    if (answer !== undefined) this.history.hear(`${method} ${path}`, answer);
    if (answer?.status !== status) return false;
    this.runs++;
    return true;
  }

  /** The clients' knowledge of what they saved: `account tender` → there or not. */
  savedByClients(): Map<string, boolean> {
    return new Map(
      this.clients.flatMap(({ saved }, at) =>
        [...saved].flatMap(([tender, there]) =>
          there === undefined ? [] : [[`${this.accounts[at]} ${tender}`, there]],
        ),
      ),
    );
  }
}

const subscriber = (name: string, emailFrequency: 'immediate' | 'daily' | 'weekly') => ({
  ...{ email: `${name}@example.pk`, fullName: name, emailFrequency },
  businessType: 'Supplier' as const,
  interestAreas: ['Construction' as const],
});

/** Rows of saved tenders, as `account tender`. */
export async function savedRows(site: Site): Promise<Set<string>> {
  const rows = await site.owner.query<{ row: string }>(
    sql`SELECT user_id || ' ' || tender_id AS row FROM saved_tender`,
  );
  return new Set(rows.map(({ row }) => row));
}
