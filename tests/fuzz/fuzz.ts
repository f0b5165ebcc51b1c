import fc from 'fast-check';
import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import { anyShotOf } from './any-shot.ts';
import { type Callers, send } from './callers.ts';
import { isInvalid, judge } from './judge.ts';
import { asCurl, RECENT, type Shot } from './shot.ts';

const LANES = 4;
const RETRIES = 3;
/** Where records of a call's address are made, when it is not the address itself. */
const MADE_AT: Readonly<Record<string, string>> = {
  '/api/admin/subscriptions': '/api/newsletter',
  '/api/account/saved': '/api/tenders',
};

export interface Tally {
  requests: number;
  accepted: number;
  /** Accepted, although made to be right or nearly right, by call. */
  readonly acceptedBy: Map<string, number>;
  readonly byStatus: Map<number, number>;
  invalid: number;
}

/** Sends `requests` requests in four lanes. @throws Error with the seed and the smallest request that fails */
export async function fuzz(
  given: { readonly origin: string; readonly callers: Callers; readonly endpoints: readonly Endpoint[] },
  { requests, seed }: { readonly requests: number; readonly seed: number },
): Promise<Tally> {
  const tally: Tally = { requests: 0, accepted: 0, acceptedBy: new Map(), byStatus: new Map(), invalid: 0 };
  const recent = new Map<string, number[]>();
  const lane = async (number: number) => {
    const property = fc.asyncProperty(anyShotOf(given.endpoints), async (drawn) => {
      const shot = resolved(drawn, recent);
      const faults = await fire(given, shot, tally, recent);
      if (faults.length > 0) throw new Error(`${faults.join('; ')}\n${asCurl(shot)}`);
    });
    const runs = Math.ceil(requests / LANES);
    const details = await fc.check(property, {
      seed: seed + number,
      numRuns: runs,
      interruptAfterTimeLimit: 3_600_000,
    });
    if (details.failed)
      throw new Error(
        `--seed ${seed} (lane ${number}) after ${details.numRuns} requests: ${String(details.errorInstance)}`,
      );
  };
  const ends = await Promise.allSettled(Array.from({ length: LANES }, (_, number) => lane(number)));
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
  return tally;
}

/** Callers are signed out, deleted, promoted and demoted by the very requests they send: then they come back and ask again. */
async function fire(
  { origin, callers }: { readonly origin: string; readonly callers: Callers },
  shot: Shot,
  tally: Tally,
  recent: Map<string, number[]>,
): Promise<string[]> {
  const { endpoint, role, target, headers, body } = shot;
  let faults: string[] = [];
  for (let attempt = 0; attempt <= RETRIES; attempt++) {
    const cookie = callers.cookieOf(role);
    const hit = await send(origin, {
      method: endpoint.method,
      target,
      headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
      body,
    });
    faults = judge(shot, hit);
    tally.requests += 1;
    tally.byStatus.set(hit.status, (tally.byStatus.get(hit.status) ?? 0) + 1);
    if (hit.status < 400) {
      tally.accepted += 1;
      const call = `${endpoint.method} ${endpoint.path}`;
      tally.acceptedBy.set(call, (tally.acceptedBy.get(call) ?? 0) + 1);
    }
    if (isInvalid(shot)) tally.invalid += 1;
    if (hit.status === 201) remember(recent, endpoint.path, hit.text);
    if (faults.length === 0 || hit.status >= 500) break;
    if (cookie !== callers.cookieOf(role)) continue; // another lane was faster
    if (await callers.isKnown(role)) break;
    await callers.enter(role);
  }
  return faults;
}

function remember(recent: Map<string, number[]>, path: string, text: string): void {
  const { id } = JSON.parse(text) as { id?: number };
  if (id !== undefined) recent.set(path, [id, ...(recent.get(path) ?? [])].slice(0, 10));
}

function resolved(shot: Shot, recent: ReadonlyMap<string, number[]>): Shot {
  if (!shot.target.includes(RECENT)) return shot;
  const collection = shot.endpoint.path.split('/:')[0] ?? '';
  const ids = recent.get(MADE_AT[collection] ?? collection) ?? [];
  const target = shot.target.replace(new RegExp(`${RECENT}(\\d)`, 'g'), (_, back: string) =>
    String(ids[Number(back)] ?? 1),
  );
  return { ...shot, target };
}
