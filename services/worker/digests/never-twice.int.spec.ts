import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { job } from '#contracts/jobs/jobs.ts';
import type { EmailFrequency } from '#contracts/vocabulary/newsletter.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { Portal } from '../../../tests/support/worker/portal.ts';

type Area = 'Construction' | 'Education';
const CATEGORY: Record<Area, string> = { Construction: 'Roads', Education: 'Books' };

type Step =
  | { do: 'publish'; areas: readonly Area[] }
  | { do: 'subscribe'; areas: readonly Area[]; frequency: EmailFrequency }
  | { do: 'pay'; who: number }
  | { do: 'toggle'; who: number }
  | { do: 'prefer'; who: number; areas: readonly Area[]; frequency: EmailFrequency }
  | { do: 'run'; kind: 'daily' | 'weekly' | 'immediate' | 'demand' };

const areas = fc.subarray<Area>(['Construction', 'Education'], { minLength: 1 });
const frequency = fc.constantFrom<EmailFrequency>('daily', 'weekly', 'immediate');
const who = fc.nat({ max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('publish' as const), areas }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('subscribe' as const), areas, frequency }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('toggle' as const), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('prefer' as const), who, areas, frequency }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('run' as const),
      kind: fc.constantFrom('daily' as const, 'weekly' as const, 'immediate' as const, 'demand' as const),
    }),
  },
);

interface Person {
  readonly id: number;
  readonly email: string;
  areas: readonly Area[];
  /** All areas it ever chose. */
  readonly ever: Set<Area>;
  active: boolean;
  /** How many notices had been published when it first paid. */
  paidAfter: number | undefined;
}

let serial = 0;

const portal = forAllTests(() => Portal.start());

class Scenario {
  readonly people: Person[] = [];
  readonly tenders: { id: number; areas: readonly Area[] }[] = [];
  readonly #name = ++serial;
  #weekly = false;

  async take(step: Step): Promise<void> {
    if (step.do === 'publish') {
      const id = await portal.publish({ categories: step.areas.map((area) => CATEGORY[area]) });
      this.tenders.push({ id, areas: step.areas });
    } else if (step.do === 'subscribe') await this.#subscribe(step);
    else if (step.do === 'run') await this.#run(step.kind);
    else {
      const person = this.people[step.who];
      if (person === undefined) return;
      if (step.do === 'pay') {
        await portal.pay(person.id);
        person.paidAfter ??= this.tenders.length;
      } else if (step.do === 'toggle') await this.#setActive(person, !person.active);
      else await this.#prefer(person, step);
    }
  }

  async #subscribe({ areas, frequency }: Extract<Step, { do: 'subscribe' }>): Promise<void> {
    const email = `story${this.#name}-${this.people.length}@example.pk`;
    const id = await portal.subscribe({ email, interestAreas: [...areas], emailFrequency: frequency });
    this.people.push({ id, email, areas, ever: new Set(areas), active: true, paidAfter: undefined });
  }

  async #setActive(person: Person, isActive: boolean): Promise<void> {
    await portal.chief.call(newsletterEndpoints.setStatus, { params: { id: person.id }, body: { isActive } });
    person.active = isActive;
  }

  async #prefer(person: Person, { areas, frequency }: Extract<Step, { do: 'prefer' }>): Promise<void> {
    await portal.api.visitor().call(newsletterEndpoints.ownPreferences, {
      params: { token: portal.token(person.id) },
      body: { interestAreas: [...areas], emailFrequency: frequency },
    });
    person.areas = areas;
    for (const area of areas) person.ever.add(area);
  }

  /** Only begins it: runs overlap each other and what people do. A week has one weekly run. */
  async #run(kind: Extract<Step, { do: 'run' }>['kind']): Promise<void> {
    if (kind === 'weekly' && this.#weekly) return;
    if (kind === 'weekly') this.#weekly = true;
    if (kind === 'demand') void portal.demand().catch(() => undefined);
    else await portal.worker.context.queue.add([job('plan-digest', { kind, period: `story-${++serial}` })]);
  }
}

it('however people publish, pay, change their minds and start runs: nobody is told twice, and nobody is forgotten [C15]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 30 }), async (steps) => {
      const scenario = new Scenario();
      for (const one of steps) await scenario.take(one);
      await portal.settled();
      await portal.demand();
      await portal.settled();
      const mails = await portal.digests();
      for (const person of scenario.people) {
        const told = mails
          .filter(({ to }) => to === person.email)
          .flatMap(({ text }) => [...text.matchAll(/#(\d+) /g)].map((match) => Number(match[1])));
        expect(new Set(told).size, `${person.email} was told twice`).toBe(told.length);
        const since = scenario.tenders.slice(person.paidAfter ?? scenario.tenders.length);
        const mayHear = since.filter((tender) => tender.areas.some((area) => person.ever.has(area)));
        expect(mayHear.map(({ id }) => id)).toEqual(expect.arrayContaining(told));
        const mustHear = person.active
          ? since.filter((tender) => tender.areas.some((area) => person.areas.includes(area)))
          : [];
        expect(told).toEqual(expect.arrayContaining(mustHear.map(({ id }) => id)));
      }
      expect(portal.log.filter((line) => line.includes('a job failed'))).toEqual([]);
    }),
    { numRuns: 8, interruptAfterTimeLimit: 40_000, markInterruptAsFailure: false },
  );
});
