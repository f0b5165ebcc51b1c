import fc from 'fast-check';
import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import type { Aimed } from './aims/aim.ts';
import { aimedRequest, anyAimedRequest, complete, type DrawnAim } from './aims/aimed-request.ts';
import { anyRequest } from './any-request.ts';
import { asCurl, type FuzzRequest, mayCall, RECENT } from './fuzz-request.ts';
import { judge } from './judge.ts';
import type { Person } from './people/callers.ts';
import { learn } from './people/learn.ts';
import { type RawResponse, send } from './people/send.ts';
import { grantable, Tally } from './report/tally.ts';
import type { World } from './world/world.ts';

const RETRIES = 3;
const TRIES = 8;
/** Where records of a call's address are made, when it is not the address itself. */
const MADE_AT: Readonly<Record<string, string>> = {
  '/api/admin/subscriptions': '/api/newsletter',
  '/api/account/saved': '/api/tenders',
};
/** Calls that cost seconds, or passwords that are hashed here or afterwards, are made more seldom. */
const SELDOM = new Set(['expensive', 'sign-in', 'sign-up', 'contact', 'newsletter']);
const HASHING = /^\/api\/(logout|admin\/users|account\/(profile|password|deletion|second-factor\/))/;
const isSeldom = ({ budget, path, method }: Endpoint) => SELDOM.has(budget) || (method !== 'GET' && HASHING.test(path));

export interface Target {
  readonly origin: string;
  readonly world: World;
  readonly endpoints: readonly Endpoint[];
}

export interface Extent {
  readonly requests: number;
  readonly seed: number;
  readonly lanes?: number;
  /** Told of every thousandth request. */
  readonly onProgress?: (requests: number) => void;
}

type Drawn = { readonly plain: FuzzRequest } | { readonly aim: DrawnAim };
type Ready = { readonly shot: FuzzRequest; readonly after?: Aimed['after']; readonly asksAgain?: boolean };

/**
 * First a request to each call by each role that has to be granted, until one is; then requests of every kind, until
 * there were `requests`. @throws Error with the seed and the smallest request that fails
 */
export async function fuzz(target: Target, { requests, seed, lanes = 4, onProgress }: Extent): Promise<Tally> {
  const run = new Run(target, onProgress);
  const pairs = grantable(target.endpoints);
  const grantEach = (together: number, from: number) =>
    inLanes(together, async (number) => {
      for (let at = number; at < pairs.length; at += together) {
        const { endpoint, role } = pairs[at] ?? {};
        if (endpoint === undefined || role === undefined || run.tally.isGranted(endpoint, role)) continue;
        for (const aim of fc.sample(aimedRequest(endpoint, role), { seed: from + at, numRuns: TRIES })) {
          if (run.tally.isGranted(endpoint, role)) break;
          await run.check({ aim });
        }
      }
    });
  await grantEach(lanes, seed);
  const left = Math.ceil((requests - run.tally.requests) / lanes);
  await inLanes(lanes, async (number) => {
    if (left <= 0) return;
    const end = { numRuns: left, interruptAfterTimeLimit: 3 * 3_600_000 };
    const property = fc.asyncProperty(anyOf(target.endpoints), (drawn) => run.check(drawn));
    const details = await fc.check(property, { seed: seed + number, ...end });
    if (details.failed)
      throw new Error(
        `--seed ${seed} (lane ${number}) after ${details.numRuns} requests: ${String(details.errorInstance)}`,
      );
  });
  await grantEach(1, seed + pairs.length); // with nobody in the way
  return run.tally;
}

async function inLanes(count: number, work: (number: number) => Promise<void>): Promise<void> {
  const ends = await Promise.allSettled(Array.from({ length: count }, (_, number) => work(number)));
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}

function anyOf(endpoints: readonly Endpoint[]): fc.Arbitrary<Drawn> {
  return fc.oneof(
    ...endpoints.map((endpoint) => ({
      weight: isSeldom(endpoint) ? 1 : 4,
      arbitrary: fc.oneof(
        { weight: 3, arbitrary: anyRequest(endpoint).map((plain) => ({ plain })) },
        { weight: 2, arbitrary: anyAimedRequest(endpoint).map((aim) => ({ aim })) },
      ),
    })),
  );
}

class Run {
  readonly tally = new Tally();
  readonly #target: Target;
  readonly #recent = new Map<string, number[]>();

  readonly #onProgress: (requests: number) => void;

  constructor(target: Target, onProgress: Extent['onProgress'] = () => undefined) {
    this.#target = target;
    this.#onProgress = onProgress;
  }

  /** @throws Error saying what is wrong with the answer, and how to send the same again */
  async check(drawn: Drawn): Promise<void> {
    const { role } = 'aim' in drawn ? drawn.aim : drawn.plain;
    await this.#target.world.callers.borrow(role, (person) => this.#checkBy(person, drawn));
  }

  /** Callers are signed out, deleted, promoted and demoted by the very requests they send: then they come back and ask again. */
  async #checkBy(person: Person, drawn: Drawn): Promise<void> {
    const { callers } = this.#target.world;
    for (let attempt = 0; ; attempt++) {
      const ready = await this.#prepare(drawn, person);
      const end = ready && (await this.#fire(ready, person, 'aim' in drawn));
      if (end?.isSure === true) return;
      const isOver = attempt === RETRIES || (end?.status ?? 0) >= 500 || (await callers.isKnown(person));
      if (isOver && end?.fault !== undefined) throw new Error(end.fault);
      if (isOver && end === undefined) this.tally.notArranged += 1;
      if (isOver) return;
      await callers.renew(person);
    }
  }

  async #prepare(drawn: Drawn, person: Person): Promise<Ready | undefined> {
    if ('plain' in drawn) return { shot: resolved(drawn.plain, this.#recent) };
    const ready = await complete(drawn.aim, person, this.#target.world);
    const { endpoint, draw } = drawn.aim;
    return ready && { ...ready, asksAgain: endpoint.method === 'GET' && draw.choice % 2 === 0 };
  }

  /** Sure is an answer that does not hang on whether the caller is still who he is thought to be. */
  async #fire({ shot, after, asksAgain }: Ready, person: Person, isAimed: boolean) {
    let hit: RawResponse | undefined;
    try {
      hit = await this.#send(shot, person);
      learn(person, shot, hit);
    } finally {
      await after?.(hit);
    }
    const faults = this.#judge(shot, hit, isAimed);
    if (isAimed && (hit.status === 404 || hit.status === 409)) this.#target.world.forget();
    if (hit.etag !== undefined && asksAgain === true && hit.status === 200) {
      const again = { ...shot, headers: { ...shot.headers, 'if-none-match': hit.etag } };
      faults.push(...this.#judge(again, await this.#send(again, person), isAimed));
    }
    const isTurnedAway = mayCall(shot.role, shot.endpoint) && (hit.status === 401 || hit.status === 403);
    const fault = faults.length === 0 ? undefined : `${faults.join('; ')}\n${asCurl(shot)}`;
    return { status: hit.status, fault, isSure: fault === undefined && !isTurnedAway };
  }

  #send({ endpoint, target, headers, body }: FuzzRequest, { cookie }: Person): Promise<RawResponse> {
    const session = cookie === undefined ? {} : { cookie };
    const { origin } = this.#target;
    return send(origin, { method: endpoint.method, target, headers: { ...headers, ...session }, body });
  }

  #judge(shot: FuzzRequest, hit: RawResponse, isAimed: boolean): string[] {
    this.tally.count(shot, hit.status, isAimed);
    if (this.tally.requests % 1000 === 0) this.#onProgress(this.tally.requests);
    if (hit.status === 201) this.#remember(shot.endpoint.path, hit.text);
    return judge(shot, hit);
  }

  #remember(path: string, text: string): void {
    const { id } = JSON.parse(text) as { id?: number };
    if (id !== undefined) this.#recent.set(path, [id, ...(this.#recent.get(path) ?? [])].slice(0, 10));
  }
}

function resolved(shot: FuzzRequest, recent: ReadonlyMap<string, number[]>): FuzzRequest {
  if (!shot.target.includes(RECENT)) return shot;
  const collection = shot.endpoint.path.split('/:')[0] ?? '';
  const ids = recent.get(MADE_AT[collection] ?? collection) ?? [];
  const target = shot.target.replace(new RegExp(`${RECENT}(\\d)`, 'g'), (_, back: string) =>
    String(ids[Number(back)] ?? 1),
  );
  return { ...shot, target };
}
