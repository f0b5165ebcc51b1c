import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { userEndpoints } from '#contracts/api/users.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { sql } from '#db/connection.ts';
import { Actor } from '../../http.ts';
import { History } from '../checker/history.ts';
import { PASSWORD, type Site } from '../site.ts';
import { Client } from './client.ts';
import { COMMANDS } from './commands.ts';

const SHARED = 4;

export interface CrowdOptions {
  /** Clients at work. */
  readonly writers: number;
  /** Paid subscribers who are told of each tender at once. */
  readonly readers: number;
}

/** Clients of a site, and what they did. */
export class Crowd {
  readonly history = new History();
  readonly clients: Client[] = [];
  /** Account ids of the clients, in their order. */
  readonly accounts: number[] = [];
  /** Subscriptions that are told of every tender in Roads. */
  readonly readers: number[] = [];
  /** Tenders that all clients change and nobody removes; published before anybody was to be told. */
  readonly everybodys: number[] = [];
  /** Position of the log before the first write of the history. */
  after = 0;
  #working: Promise<unknown> = Promise.resolve();
  #stop = new AbortController();

  /** Signs everybody up while nothing is wrong yet. */
  static async gather(site: Site, { writers, readers }: CrowdOptions): Promise<Crowd> {
    const crowd = new Crowd();
    const chief = await site.administrator();
    await chief.post('/api/categories', { name: 'Roads' });
    await chief.call(newsletterEndpoints.mapInterestArea, { params: { id: 1 }, body: { categories: ['Roads'] } });
    const { everybodys } = crowd;
    for (let n = 0; n < SHARED; n++)
      everybodys.push((await chief.call(tenderEndpoints.create, { body: shared(n) })).id);
    for (let n = 0; n < readers; n++) {
      const { id } = await chief.call(newsletterEndpoints.subscribe, { body: subscriber(`reader${n}`, 'immediate') });
      const body = { plan: 'yearly', amount: 20_000, reference: `reader ${n}`, note: 'As agreed.' } as const;
      await chief.call(newsletterEndpoints.recordPayment, { params: { id }, body });
      crowd.readers.push(id);
    }
    for (let number = 0; number < writers; number++) {
      const myself = new Actor(site.origins[0] ?? '');
      const username = `writer${number}`;
      const account = { username, email: `${username}@example.pk`, password: PASSWORD, fullName: username };
      crowd.accounts.push((await myself.call(userEndpoints.register, { body: account })).id);
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

  begin(pauseMs = 0): void {
    this.#stop = new AbortController();
    this.#working = Promise.all(this.clients.map((client) => client.work(COMMANDS, this.#stop.signal, pauseMs)));
  }

  async end(): Promise<void> {
    this.#stop.abort();
    await this.#working;
  }

  /** What the clients know of their shelves: `account tender` → there or not. */
  shelves(): Map<string, boolean> {
    return new Map(
      this.clients.flatMap(({ shelf }, at) =>
        [...shelf].flatMap(([tender, there]) =>
          there === undefined ? [] : [[`${this.accounts[at]} ${tender}`, there]],
        ),
      ),
    );
  }
}

const shared = (n: number) => ({
  title: `Everybody's ${n}`,
  description: 'Changed by all.',
  publishDate: karachiDay(new Date()),
  closingDate: addDays(karachiDay(new Date()), 20),
  status: 'open' as const,
  categories: ['Roads'],
  sectors: ['Government' as const],
});

const subscriber = (name: string, emailFrequency: 'immediate' | 'weekly') => ({
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
