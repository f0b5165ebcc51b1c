import type { z } from 'zod';

/** Callers: anybody, anybody signed in, administrators, or only the first account. */
export type Access = 'public' | 'user' | 'admin' | 'super-admin';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Named request budgets; the API maps each to numbers (services/api/platform/security/rate-limit-store.ts). */
export type Budget =
  | 'read'
  | 'write'
  | 'sign-in'
  | 'sign-up'
  | 'contact'
  | 'newsletter'
  | 'expensive'
  | 'link'
  | 'proof'
  | 'estimate';

/**
 * One call of /api, the single source for routing, validation, policy, the OpenAPI document and the fuzzer.
 * `body` and `query` refuse unknown keys; a missing schema means that none may be sent.
 */
export interface Endpoint {
  readonly method: Method;
  /** Express notation, for example `/api/tenders/:id`; `:id` is always a positive 32-bit integer. */
  readonly path: string;
  readonly access: Access;
  readonly budget: Budget;
  readonly summary: string;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /**
   * True only for what mail programs post (RFC 8058) and forms of pages whose address is a secret: no origin check, any small body, which the handler reads itself.
   * The handler must not look at the session.
   */
  readonly anyOrigin?: true;
  /** True where a secret in the address stands for a person: no other site may read the answer, nobody keep it or learn the address. */
  readonly isPersonal?: true;
  /** The media type of a body that is no JSON; the handler reads its bytes itself. */
  readonly rawBody?: string;
  /** Bytes; 100 kB unless said. */
  readonly bodyLimit?: number;
  readonly status: 200 | 201 | 202 | 204;
  /** Absent for 204 and for answers that are not JSON. */
  readonly response?: z.ZodType;
  /** Headers of the answer that only some calls have. */
  readonly headers?: readonly ('Link' | 'X-Total-Count' | 'X-Total-Count-Relation' | 'X-Search-Left-Out')[];
  /** Headers of the request that change what the call does. */
  readonly requestHeaders?: readonly ('If-Match' | 'Idempotency-Key')[];
  /** The media type of an answer that is no JSON. */
  readonly media?: string;
}

type Options = Partial<Omit<Endpoint, 'method' | 'path' | 'access' | 'summary'>>;

/** An endpoint that keeps the types of its schemas. */
type Call<A extends Access, Given> = Omit<Endpoint, 'access' | keyof Given> & { readonly access: A } & Given;

function callsFor<A extends Access>(access: A) {
  const by =
    (method: Method, budget: Budget, status: Endpoint['status']) =>
    <const Given extends Options = Record<never, never>>(path: string, summary: string, given?: Given) =>
      ({ method, path, access, budget, status, summary, ...given }) as unknown as Call<A, Given>;
  return {
    get: by('GET', 'read', 200),
    post: by('POST', 'write', 201),
    put: by('PUT', 'write', 200),
    patch: by('PATCH', 'write', 200),
    delete: by('DELETE', 'write', 204),
  };
}

/** Each call begins with its callers; budget and status are those of its method unless it states others. */
export const forAnybody = callsFor('public');
export const forUsers = callsFor('user');
export const forAdmins = callsFor('admin');
export const forSuperAdmin = callsFor('super-admin');
