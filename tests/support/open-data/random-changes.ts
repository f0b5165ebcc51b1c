import fc from 'fast-check';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import { organizationEndpoints } from '#contracts/api/organizations.ts';
import { redactionEndpoints } from '#contracts/api/tenders/redaction.ts';
import { type TenderEditInput, tenderEndpoints } from '#contracts/api/tenders.ts';
import type { Person } from '../api/people.ts';
import { tenderBody } from '../tenders/tender-samples.ts';

/** A scan of one point. */
export const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const nullable = <T>(...values: T[]) => fc.constantFrom<T | null>(null, ...values);
const body = fc.record({
  title: fc.constantFrom('Construction of a bridge', 'Supply of pumps', 'پل کی تعمیر', 'Pumps'),
  description: fc.constantFrom('Reinforced concrete.', 'Estimated cost: Rs. 2.5 million', 'Ask the office.'),
  closingDate: fc.constantFrom('2026-07-01', '2090-07-01'),
  closingTime: nullable('14:30'),
  status: fc.constantFrom('open', 'closed'),
  city: nullable('Lahore', 'Karachi'),
  sourceUrl: nullable('https://example.pk/4711'),
  source: nullable('Dawn', 'Jang'),
  reference: nullable('NHA/17', 'NHA/18'),
  openingAt: nullable('2090-07-02T06:00:00.000Z'),
  procurementMethod: nullable('Open competitive bidding', 'Request for quotations', 'Auction'),
  bidSecurity: nullable('2 %', '3 %'),
  documentsUntil: nullable('2090-06-20'),
  cancelledAt: fc.constantFrom(null, null, '2026-06-10T04:00:00.000Z'),
  cancelledReason: nullable('No funds'),
  imageUrl: nullable(PNG),
  organizations: fc.shuffledSubarray([0, 1, 2]),
  procuring: nullable(0, 1, 2),
  categories: fc.shuffledSubarray([0, 1], { minLength: 1 }),
});
type Stated = typeof body extends fc.Arbitrary<infer T> ? T : never;

/** Anything that may happen to the tenders of a portal and to what they name. */
export const change = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('publish' as const), body }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      body,
      cause: fc.constantFrom('correction' as const, 'change' as const),
      at: fc.nat(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('source' as const), at: fc.nat(), n: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: fc.nat() }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('category' as const), which: fc.nat({ max: 1 }), n: fc.nat() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('organization' as const),
      which: fc.nat({ max: 2 }),
      n: fc.nat(),
      address: nullable('1 Mall Road, Lahore'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('redact' as const), at: fc.nat() }) },
);
export type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

const stated: Stated = {
  title: 'Construction of a bridge',
  description: 'Reinforced concrete.',
  closingDate: '2090-07-01',
  closingTime: '14:30',
  status: 'open',
  city: 'Lahore',
  sourceUrl: null,
  source: 'Dawn',
  reference: 'NHA/17',
  openingAt: null,
  procurementMethod: null,
  bidSecurity: '2 %',
  documentsUntil: null,
  cancelledAt: null,
  cancelledReason: null,
  imageUrl: null,
  organizations: [0, 1],
  procuring: 0,
  categories: [0],
};

/** The history in which everything happens once, whatever chance brings elsewhere. */
export const ONE_OF_EACH: Change[] = [
  { kind: 'publish', body: stated },
  { kind: 'publish', body: { ...stated, title: 'Supply of pumps' } },
  { kind: 'source', at: 0, n: 1 },
  { kind: 'edit', at: 0, cause: 'change', body: { ...stated, cancelledAt: '2026-06-10T04:00:00.000Z' } },
  { kind: 'category', which: 0, n: 1 },
  { kind: 'organization', which: 0, n: 1, address: null },
  { kind: 'redact', at: 1 },
  { kind: 'remove', at: 1 },
];

/** A portal of two categories and three organizations, to which such things happen. */
export class RandomPortal {
  readonly #root: Person;
  readonly #categories: readonly number[];
  readonly #organizations: readonly number[];
  readonly #live: number[] = [];
  readonly #gone: number[] = [];

  private constructor(root: Person, categories: readonly number[], organizations: readonly number[]) {
    this.#root = root;
    this.#categories = categories;
    this.#organizations = organizations;
  }

  static async found(root: Person): Promise<RandomPortal> {
    const [categories, organizations]: [number[], number[]] = [[], []];
    for (const name of ['Roads', 'Water']) {
      categories.push((await root.call(categoryEndpoints.create, { body: { name } })).id);
    }
    for (const name of ['NHA', 'Irrigation', 'Canal Board']) {
      const address = name === 'NHA' ? '27 Mauve Area, Islamabad' : null;
      organizations.push((await root.call(organizationEndpoints.create, { body: { name, address } })).id);
    }
    return new RandomPortal(root, categories, organizations);
  }

  /** Nothing happens where there is no tender for it. */
  async take(one: Change): Promise<void> {
    const among = one.kind === 'redact' ? [...this.#live, ...this.#gone] : this.#live;
    const id = 'at' in one ? among[one.at % among.length] : 0;
    if (id === undefined) return;
    const params = { id };
    switch (one.kind) {
      case 'publish':
        this.#live.push((await this.#root.call(tenderEndpoints.create, { body: await this.#bodyOf(one.body) })).id);
        return;
      case 'edit':
        await this.#root.call(tenderEndpoints.update, {
          params,
          body: { ...(await this.#bodyOf(one.body)), cause: one.cause },
        });
        return;
      case 'source':
        await this.#root.send(tenderEndpoints.addSource, {
          params,
          body: { source: 'Nawa-i-Waqt', publishDate: '2026-06-03', reference: `PID ${one.n}`, sourceUrl: null },
        });
        return;
      case 'remove':
        await this.#root.call(tenderEndpoints.remove, { params });
        this.#live.splice(this.#live.indexOf(id), 1);
        this.#gone.push(id);
        return;
      case 'category': {
        const changed = { name: `Category ${one.which} ${one.n}` };
        await this.#root.send(categoryEndpoints.update, {
          params: { id: this.#categories[one.which] ?? 0 },
          body: changed,
        });
        return;
      }
      case 'organization': {
        const changed = { name: `Organization ${one.which} ${one.n}`, address: one.address };
        await this.#root.send(organizationEndpoints.update, {
          params: { id: this.#organizations[one.which] ?? 0 },
          body: changed,
        });
        return;
      }
      case 'redact': {
        const versions = await this.#root.call(redactionEndpoints.redactable, { params });
        const { version, fields } = versions.at(-1) ?? {};
        if (version === undefined || fields === undefined) return;
        await this.#root.call(redactionEndpoints.redact, {
          params,
          body: { version, fields: [...fields], reason: 'A test' },
        });
        return;
      }
      default:
        one satisfies never;
    }
  }

  async #bodyOf({ organizations, procuring, categories, ...stated }: Stated): Promise<TenderEditInput> {
    const all = await this.#root.call(categoryEndpoints.list, { query: {} });
    return {
      ...tenderBody(),
      ...stated,
      categories: categories.map((at) => all.find(({ id }) => id === this.#categories[at])?.name ?? ''),
      organizationIds: organizations.map((at) => this.#organizations[at] ?? 0),
      procuringOrganizationId: procuring === null ? null : (this.#organizations[procuring] ?? null),
    };
  }
}
