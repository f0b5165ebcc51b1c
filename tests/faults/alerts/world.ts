import { savedSearchEndpoints } from '#contracts/api/account/saved-searches.ts';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { type TenderEditInput, tenderEndpoints } from '#contracts/api/tenders.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { INTEREST_AREAS } from '#contracts/vocabulary/newsletter.ts';
import { PLANS } from '#contracts/vocabulary/plans.ts';
import { sql } from '#db/connection.ts';
import { People, type Person } from '../../support/api/people.ts';
import type { Site } from '../../support/faults/site.ts';
import { type RandomSource, randomSource } from '../../support/statements/random.ts';
import { AREAS, type Area, CATEGORIES, PLACES, SECTORS, TOPICS } from './topics.ts';

export interface Search {
  readonly topic: number | undefined;
  readonly city: string | undefined;
  readonly category: string | undefined;
}

export interface Reader {
  readonly id: number;
  readonly email: string;
  readonly areas: readonly Area[];
  readonly categories: readonly string[];
  readonly cities: readonly string[];
  readonly provinces: readonly string[];
  readonly sectors: readonly string[];
  readonly wanted: readonly number[];
  readonly excluded: readonly number[];
  readonly searches: readonly Search[];
  /** Notices of which he wants to hear nothing more. */
  readonly hidden: Set<number>;
}

export interface Notice {
  readonly id: number;
  readonly topics: readonly number[];
  readonly categories: readonly string[];
  readonly sectors: readonly string[];
  readonly city: string | null;
  readonly province: string | null;
  /** As it stands now. */
  closingDate: string;
  /** Changed since it was published, and not back. */
  hasMoved: boolean;
  readonly body: TenderEditInput;
}

/** Random readers and notices of one site, made by its API. */
export class World {
  readonly readers: Reader[] = [];
  readonly notices: Notice[] = [];
  readonly #site: Site;
  readonly chief: Person;
  readonly #random: RandomSource;

  private constructor(site: Site, chief: Person, seed: number) {
    this.#site = site;
    this.chief = chief;
    this.#random = randomSource(seed);
  }

  static async open(site: Site, seed: number): Promise<World> {
    const world = new World(site, await site.administrator(), seed);
    for (const name of CATEGORIES) await world.chief.post('/api/categories', { name });
    for (const [name, { categories, topic }] of Object.entries(AREAS)) {
      const words = topic === undefined ? '' : (TOPICS[topic]?.asked[0] ?? '');
      const id = INTEREST_AREAS.indexOf(name as Area) + 1;
      const { mapInterestArea } = newsletterEndpoints;
      await world.chief.call(mapInterestArea, { params: { id }, body: { categories: [...categories], words } });
    }
    return world;
  }

  chance = (share: number): boolean => this.#random.next() < share;
  below = (limit: number): number => this.#random.below(limit);

  #one = <Value>(list: readonly Value[]): Value => this.#random.of(list);

  #some = <Value>(list: readonly Value[], most: number): Value[] => [
    ...new Set(Array.from({ length: this.below(most + 1) }, () => this.#one(list))),
  ];

  /** A reader who has paid; every second one has an account with saved searches. */
  async subscribe(): Promise<void> {
    const at = this.readers.length;
    const hasAccount = at % 2 === 0;
    const people = new People(this.#site.origins[0] ?? '');
    const actor = hasAccount ? await people.user(`reader.${at}`) : people.visitor();
    const email = `reader.${at}@example.pk`;
    await this.#site.owner.query(sql`UPDATE user_account SET is_proved = true WHERE email = ${email}`);
    const topics = this.#some([...TOPICS.keys()], 4);
    const excluded = this.chance(0.5) ? topics.slice(0, 1) : [];
    const wanted = topics.slice(excluded.length);
    const areas = [this.#one(Object.keys(AREAS) as Area[]), ...this.#some(Object.keys(AREAS) as Area[], 1)];
    const preferences = {
      areas: [...new Set(areas)],
      categories: this.#some(CATEGORIES, 2),
      cities: this.#some(PLACES, this.chance(0.3) ? 2 : 0).map(({ city }) => city),
      provinces: this.#some(PLACES, this.chance(0.2) ? 1 : 0).map(({ province }) => province),
      sectors: this.#some(SECTORS, this.chance(0.3) ? 2 : 0),
    };
    const { areas: interestAreas, ...lists } = preferences;
    const words = [...wanted.map(this.#asked), ...excluded.map((topic) => `-${this.#asked(topic)}`)].join(', ');
    const body = {
      ...{ email, fullName: `Reader ${at}`, businessType: 'Supplier' as const, interestAreas, ...lists, words },
      emailFrequency: 'daily' as const,
    };
    const { id } = await actor.call(newsletterEndpoints.subscribe, { body });
    const payment = { plan: 'monthly', amount: PLANS.monthly.price, reference: `bank-${at}` } as const;
    await this.chief.call(newsletterEndpoints.recordPayment, { params: { id }, body: payment });
    const searches = hasAccount ? await this.#save(actor) : [];
    this.readers.push({ id, email, ...preferences, wanted, excluded, searches, hidden: new Set() });
  }

  #asked = (topic: number): string => this.#one(TOPICS[topic]?.asked ?? []);

  async #save(actor: Pick<Person, 'call'>): Promise<Search[]> {
    const searches = Array.from({ length: this.below(3) }, () => ({
      topic: this.chance(0.7) ? this.below(TOPICS.length) : undefined,
      city: this.chance(0.4) ? this.#one(PLACES).city : undefined,
      category: this.chance(0.4) ? this.#one(CATEGORIES) : undefined,
    })).filter(({ topic, city, category }) => topic !== undefined || city !== undefined || category !== undefined);
    for (const [at, { topic, city, category }] of searches.entries()) {
      const query = {
        ...(topic === undefined ? {} : { search: this.#asked(topic) }),
        ...(city === undefined ? {} : { city }),
        ...(category === undefined ? {} : { category }),
      };
      await actor.call(savedSearchEndpoints.create, { body: { name: `Search ${at}`, query, frequency: 'daily' } });
    }
    return searches;
  }

  async publish(): Promise<Notice> {
    const topics = [...new Set([this.below(TOPICS.length), this.below(TOPICS.length)])].slice(0, 1 + this.below(2));
    const place = this.chance(0.9) ? this.#one(PLACES) : undefined;
    const today = karachiDay(new Date());
    const facts = {
      categories: [this.#one(CATEGORIES), ...this.#some(CATEGORIES, 1)],
      sectors: [this.#one(SECTORS)],
      closingDate: addDays(today, 15 + this.below(30)),
    };
    const said = topics.map((topic) => this.#one(TOPICS[topic]?.said ?? []));
    const body = {
      ...{ ...facts, categories: [...new Set(facts.categories)], publishDate: today, status: 'open' as const },
      ...{ title: `Rate enquiry, ${said[0]}`, description: `Bids for ${said.join(' with ')}, as per annexure.` },
      ...(place === undefined ? {} : { city: place.city }),
    };
    const { id, city, province } = await this.chief.call(tenderEndpoints.create, { body });
    const notice = { id, topics, ...facts, city, province, body, hasMoved: false };
    this.notices.push(notice);
    return notice;
  }

  /** Hides a notice from some readers. Answers from whom. */
  async hide({ id }: Notice): Promise<Reader[]> {
    const readers = this.readers.filter(() => this.chance(0.1));
    for (const reader of readers) {
      reader.hidden.add(id);
      await this.#site.owner.query(
        sql`INSERT INTO hidden_tender (subscription_id, tender_id) VALUES (${reader.id}, ${id}) ON CONFLICT DO NOTHING`,
      );
    }
    return readers;
  }

  /** Moves the closing of a notice that did not move before; every fourth time back at once. */
  async move(notice: Notice): Promise<void> {
    const edit = (closingDate: string) =>
      this.chief.call(tenderEndpoints.update, { params: { id: notice.id }, body: { ...notice.body, closingDate } });
    const moved = addDays(notice.closingDate, 7);
    await edit(moved);
    if (this.chance(0.25)) await edit(notice.closingDate);
    else Object.assign(notice, { closingDate: moved, hasMoved: true });
  }
}
