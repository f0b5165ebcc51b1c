import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import { type FuzzRequest, mayCall, ROLES, type Role } from '../fuzz-request.ts';
import { isInvalid } from '../judge.ts';
import { isException } from './exceptions.ts';

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

export interface CallTally {
  shots: number;
  readonly byStatus: Map<number, number>;
  /** Roles that were answered 2xx. */
  readonly granted: Set<Role>;
}

/** Outcomes of the requests of a run. */
export class Tally {
  requests = 0;
  accepted = 0;
  invalid = 0;
  /** Made to be accepted, and how many of them were. */
  aimed = 0;
  hits = 0;
  /** Not sent, because a request of another lane was in the way of what they needed. */
  notArranged = 0;
  readonly calls = new Map<string, CallTally>();

  count(shot: FuzzRequest, status: number, isAimed: boolean): void {
    const name = nameOf(shot.endpoint);
    const call = this.calls.get(name) ?? { shots: 0, byStatus: new Map(), granted: new Set() };
    this.calls.set(name, call);
    call.shots += 1;
    call.byStatus.set(status, (call.byStatus.get(status) ?? 0) + 1);
    this.requests += 1;
    if (isInvalid(shot)) this.invalid += 1;
    if (status < 400) this.accepted += 1;
    // a form of a page without JavaScript is led back to it
    if (status < (shot.endpoint.anyOrigin === true ? 400 : 300)) call.granted.add(shot.role);
    if (!isAimed) return;
    this.aimed += 1;
    if (status < 400) this.hits += 1;
  }

  isGranted(endpoint: Endpoint, role: Role): boolean {
    return this.calls.get(nameOf(endpoint))?.granted.has(role) ?? false;
  }
}

/** Every call and role to which the contract opens it, unless it can never be granted. */
export function grantable(endpoints: readonly Endpoint[]): { readonly endpoint: Endpoint; readonly role: Role }[] {
  return endpoints.flatMap((endpoint) =>
    ROLES.filter((role) => mayCall(role, endpoint) && !isException(nameOf(endpoint), role)).map((role) => ({
      endpoint,
      role,
    })),
  );
}
