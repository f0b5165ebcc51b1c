import type { z } from 'zod';
import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import { Problem } from '#contracts/api/shared/problem.ts';

export type Answer = {
  status: number;
  headers: Headers;
  /** The parsed JSON, or undefined for an answer without a body; text when it is not JSON. */
  body: unknown;
};

export type RequestOptions = { body?: unknown; headers?: Record<string, string> };

export type CallInput<E extends Endpoint> = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: E['body'] extends z.ZodType ? z.input<E['body']> : never;
  headers?: Record<string, string>;
};

export type CallResult<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : undefined;

/** One visitor with cookies of their own, who speaks to the API as our pages in a browser do. */
export class Actor {
  readonly #origin: string;
  readonly #cookies: Map<string, string>;

  constructor(origin: string, cookies = new Map<string, string>()) {
    this.#origin = origin;
    this.#cookies = cookies;
  }

  /** The same visitor, with the same cookies, at another process of the site. */
  at(origin: string): Actor {
    return new Actor(origin, this.#cookies);
  }

  /** Sends anything, right or wrong, and answers what came back. A body of text or bytes is sent as it stands. */
  async request(method: string, path: string, { body, headers = {} }: RequestOptions = {}): Promise<Answer> {
    const response = await fetch(new URL(path, this.#origin), {
      method,
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin', ...this.#cookieHeader(), ...contentType(body), ...headers },
      ...(body === undefined ? {} : { body: isPlain(body) ? body : JSON.stringify(body) }),
    }).catch((error: Error) => {
      throw new Error(`${method} ${path}: ${error.message}, ${error.cause}`, { cause: error.cause });
    });
    this.#keepCookies(response.headers);
    return { status: response.status, headers: response.headers, body: await readBody(response) };
  }

  get = (path: string, headers?: Record<string, string>) => this.request('GET', path, headers ? { headers } : {});
  post = (path: string, body?: unknown) => this.request('POST', path, { body });
  put = (path: string, body?: unknown) => this.request('PUT', path, { body });
  patch = (path: string, body?: unknown) => this.request('PATCH', path, { body });
  delete = (path: string) => this.request('DELETE', path);

  /**
   * Makes a call of the contract and answers its typed result.
   * @throws Error when the answer has another status than the contract's, or a body that the contract does not allow
   */
  async call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<CallResult<E>> {
    const answer = await this.send(endpoint, input);
    if (answer.status !== endpoint.status) {
      throw new Error(`${endpoint.method} ${endpoint.path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    return (endpoint.response ? endpoint.response.parse(answer.body) : undefined) as CallResult<E>;
  }

  /**
   * Makes a call that has to be refused and answers the problem.
   * @throws Error when the call went through, or was refused in another form than the contract's
   */
  async refused<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<Problem> {
    const answer = await this.send(endpoint, input);
    const type = answer.headers.get('content-type') ?? 'no content type';
    if (answer.status < 400 || !type.startsWith('application/problem+json')) {
      throw new Error(`${endpoint.method} ${endpoint.path} was not refused: ${answer.status} ${type}`);
    }
    return Problem.parse(answer.body);
  }

  /** Makes a call of the contract and answers whatever comes back. */
  send<E extends Endpoint>(
    endpoint: E,
    { params = {}, query = {}, body, headers }: CallInput<E> = {},
  ): Promise<Answer> {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
    const options = { ...(body === undefined ? {} : { body }), ...(headers ? { headers } : {}) };
    return this.request(endpoint.method, search ? `${path}?${search}` : path, options);
  }

  #cookieHeader(): Record<string, string> {
    const pairs = [...this.#cookies].map(([name, value]) => `${name}=${value}`);
    return pairs.length > 0 ? { cookie: pairs.join('; ') } : {};
  }

  #keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === '' || attributes.some((one) => /^max-age=(0|-\d+)$/i.test(one))) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

function contentType(body: unknown): Record<string, string> {
  return body === undefined ? {} : { 'content-type': 'application/json' };
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  return /[/+]json\b/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text;
}

const isPlain = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array;
