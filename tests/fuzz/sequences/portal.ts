import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import { Problem } from '#contracts/api/shared/problem.ts';
import type { AccountLink } from '#contracts/vocabulary/people.ts';
import type { Queryable } from '#db/connection.ts';
import type { LinkToken } from '../../../services/platform/tokens/link-tokens.ts';
import { mailedLink } from '../../support/api/link-of.ts';
import { Actor, type CallInput, type CallResult } from '../../support/http.ts';

export interface Answered<E extends Endpoint> {
  readonly status: number;
  /** Undefined for a refusal. */
  readonly body: CallResult<E> | undefined;
}

export interface SequenceSite {
  readonly origin: string;
  readonly chief: Actor;
  readonly tokens: LinkToken;
  /** For what only the worker knows, the tokens of links. */
  readonly owner: Queryable;
}

/** The running portal as one sequence uses it, under words that no other sequence has. */
export class Portal {
  readonly word: string;
  readonly chief: Actor;
  readonly tokens: LinkToken;
  readonly #origin: string;
  readonly #owner: Queryable;
  readonly #onCall: () => void;
  #count = 0;

  constructor(given: SequenceSite & { readonly word: string; readonly onCall: () => void }) {
    this.word = given.word;
    this.chief = given.chief;
    this.tokens = given.tokens;
    this.#origin = given.origin;
    this.#owner = given.owner;
    this.#onCall = given.onCall;
  }

  /** Without cookies, so that the cache answers where it can. */
  visitor = () => new Actor(this.#origin);

  unique = () => `${this.word}n${++this.#count}`;

  mailedLink = (userId: number, purpose: AccountLink) => mailedLink(this.#owner, userId, purpose);

  /** Makes a call. @throws Error for a 5xx, and for an answer or a refusal that breaks the contract */
  async ask<E extends Endpoint>(by: Actor, endpoint: E, input: CallInput<E> = {}): Promise<Answered<E>> {
    this.#onCall();
    const { status, body } = await by.send(endpoint, input);
    const fault = (what: string) =>
      new Error(`${endpoint.method} ${endpoint.path} ${what}: ${status} ${JSON.stringify(body)?.slice(0, 400)}`);
    if (status >= 500) throw fault('failed');
    if (status >= 400) {
      if (!Problem.safeParse(body).success) throw fault('was refused in another form than the contract says');
      return { status, body: undefined };
    }
    if (status !== endpoint.status) throw fault(`answered another status than ${endpoint.status}`);
    const parsed = endpoint.response?.safeParse(body);
    if (parsed?.success === false) throw fault('broke the contract');
    return { status, body: parsed?.data as CallResult<E> };
  }

  /** A page or file as a visitor is shown it. */
  async read(path: string): Promise<{ status: number; text: string }> {
    this.#onCall();
    const { status, body } = await this.visitor().get(path);
    if (status >= 500) throw new Error(`GET ${path} failed: ${status}`);
    return { status, text: typeof body === 'string' ? body : JSON.stringify(body) };
  }
}
