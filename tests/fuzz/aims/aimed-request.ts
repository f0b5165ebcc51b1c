import fc from 'fast-check';
import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import { replaced, someParameters, weighted } from '../any-request.ts';
import { fromSchema } from '../from-schema.ts';
import { type FuzzRequest, mayCall, ROLES, type Role } from '../fuzz-request.ts';
import { hostileValue } from '../hostile.ts';
import type { Person } from '../people/callers.ts';
import type { World } from '../world/world.ts';
import type { Aimed, Draw } from './aim.ts';
import { aimOf } from './every-aim.ts';

/** A request that is to be accepted, before it is known what it will meet. */
export interface DrawnAim {
  readonly endpoint: Endpoint;
  readonly role: Role;
  readonly draw: Draw;
  /** One field of the finished body gets another value: all the rest of it is right. */
  readonly spoil: { readonly at: number; readonly bad: unknown } | undefined;
}

const MOST = 2 ** 20;

/** Requests to one call by one role that may make it. */
export function aimedRequest(endpoint: Endpoint, role: Role): fc.Arbitrary<DrawnAim> {
  const draw = fc.record({ query: rightQuery(endpoint), body: rightBody(endpoint), choice: fc.nat(MOST) });
  return draw.map((one) => ({ endpoint, role, draw: one, spoil: undefined }));
}

/** By any role that may; a part of them with one wrong field. */
export function anyAimedRequest(endpoint: Endpoint): fc.Arbitrary<DrawnAim> {
  const roles = ROLES.filter((role) => mayCall(role, endpoint));
  const spoil = fc.record({ at: fc.nat(MOST), bad: fc.oneof(hostileValue, fc.constant(undefined)) });
  const isSpoilable = endpoint.body !== undefined;
  return fc
    .record({
      role: fc.constantFrom(...roles),
      spoil: weighted([4, fc.constant(undefined)], [isSpoilable ? 1 : 0, spoil]),
    })
    .chain(({ role, spoil: spoilt }) => aimedRequest(endpoint, role).map((drawn) => ({ ...drawn, spoil: spoilt })));
}

function rightQuery({ query }: Endpoint): fc.Arbitrary<Record<string, string>> {
  if (query === undefined) return fc.constant({});
  // the value of a parameter that has to be there only the aim knows
  const isOptional = query.safeParse({}).success;
  return isOptional ? someParameters(query).filter((value) => query.safeParse(value).success) : fc.constant({});
}

function rightBody({ body }: Endpoint): fc.Arbitrary<unknown> {
  return body === undefined
    ? fc.constant(undefined)
    : fromSchema(body).filter((value) => body.safeParse(value).success);
}

/** Arranges what the request needs and completes it; undefined: somebody was in the way. */
export async function complete(
  { endpoint, role, draw, spoil }: DrawnAim,
  by: Person,
  world: World,
): Promise<{ shot: FuzzRequest; after: Aimed['after'] } | undefined> {
  const aimed = await aimOf(endpoint)(draw, by, world);
  if (aimed === undefined) return undefined;
  const { params = {}, query = {}, text, headers = {}, broken, after } = aimed;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  // a value that is wrong on purpose stays so: another value in its place might be right
  const body = text ?? bodyText(endpoint, aimed.body, broken === undefined ? spoil : undefined);
  const json = body === undefined || text !== undefined ? {} : { 'content-type': 'application/json' };
  return {
    shot: {
      endpoint,
      role,
      target: search === '' ? path : `${path}?${search}`,
      headers: { ...json, ...headers },
      body,
      broken,
    },
    after,
  };
}

function bodyText(endpoint: Endpoint, body: unknown, spoil: DrawnAim['spoil']): string | undefined {
  if (endpoint.body === undefined) return endpoint.method === 'GET' ? undefined : '{}';
  return spoil === undefined ? JSON.stringify(body) : replaced(body, spoil.at, spoil.bad);
}
